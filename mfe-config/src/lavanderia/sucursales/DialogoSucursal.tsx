import type { Sucursal } from '@lavanda/shared/contract/tenant';
import Field from '@lavanda/shared/ui/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import Alert from '@mui/material/Alert';
import { TEXTOS_SUCURSALES as T, TEXTOS } from '../textos';
import CampoZona from './CampoZona';
import { useBranchForm } from './useBranchForm';

interface DialogoSucursalProps {
  /** The branch to change; null adds one. */
  sucursal: Sucursal | null;
  onCerrar(): void;
}

/** Adds or changes a branch; it is kept at once, apart from the rest of the page. */
export default function DialogoSucursal({ sucursal, onCerrar }: DialogoSucursalProps) {
  const form = useBranchForm(sucursal, onCerrar);
  const { values, errors, failure, write } = form;
  return (
    <FormDialog
      title={sucursal ? T.cambio : T.alta}
      form={form}
      verb={TEXTOS.guardar}
      busyVerb={TEXTOS.guardando}
      onSubmit={form.submit}
      onClose={onCerrar}
    >
      <Field
        etiqueta={T.nombre}
        autoFocus
        value={values.nombre_sucursal}
        error={errors.nombre_sucursal}
        entrada={{ maxLength: 80, autoComplete: 'off' }}
        onChange={({ target }) => write('nombre_sucursal', target.value)}
      />
      <CampoZona valor={values.zona_horaria} error={errors.zona_horaria} onCambio={(zona) => write('zona_horaria', zona)} />
      <Field
        etiqueta={T.direccion}
        opcional
        ayuda={T.direccionAyuda}
        value={values.direccion}
        error={errors.direccion}
        entrada={{ maxLength: 300, autoComplete: 'off' }}
        onChange={({ target }) => write('direccion', target.value)}
      />
      <Field
        etiqueta={T.telefono}
        opcional
        type="tel"
        value={values.telefono}
        error={errors.telefono}
        entrada={{ maxLength: 40, autoComplete: 'off' }}
        onChange={({ target }) => write('telefono', target.value)}
        onBlur={form.leavePhone}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
    </FormDialog>
  );
}
