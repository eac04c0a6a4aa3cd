import type { Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import type { BranchReceiptField } from '@lavanda/shared/domain/receipt';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import Alert from '@mui/material/Alert';
import { SUCURSALES_TEXTS as T, TEXTS } from '../texts';
import CapacityFields from './CapacityFields';
import { useBranchForm } from './useBranchForm';
import ZoneField from './ZoneField';

interface SucursalDialogProps {
  /** The sucursal to change; null to add a new one. */
  sucursal: Sucursal | null;
  /** Field that gets the focus when the dialog opens; the name by default. */
  field?: BranchReceiptField;
  onClose(): void;
}

/** Adds or changes a sucursal. It has its own save button, independent of the page's Guardar. */
export default function SucursalDialog({ sucursal, field, onClose }: SucursalDialogProps) {
  const form = useBranchForm(sucursal, onClose);
  const { values, errors, failure, write } = form;
  return (
    <FormDialog
      title={sucursal ? T.change : T.creation}
      form={form}
      verb={TEXTS.save}
      busyVerb={TEXTS.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field
        label={T.nombre}
        autoFocus={field === undefined}
        value={values.nombre_sucursal}
        error={errors.nombre_sucursal}
        input={{ maxLength: 80, autoComplete: 'off' }}
        onChange={({ target }) => write('nombre_sucursal', target.value)}
      />
      <ZoneField value={values.zona_horaria} error={errors.zona_horaria} onChange={(zone) => write('zona_horaria', zone)} />
      <Field
        label={T.direccion}
        optional
        autoFocus={field === 'direccion'}
        help={T.addressHelp}
        value={values.direccion}
        error={errors.direccion}
        input={{ maxLength: 300, autoComplete: 'off' }}
        onChange={({ target }) => write('direccion', target.value)}
      />
      <Field
        label={T.telefono}
        optional
        autoFocus={field === 'telefono'}
        type="tel"
        value={values.telefono}
        error={errors.telefono}
        input={{ maxLength: 40, autoComplete: 'off' }}
        onChange={({ target }) => write('telefono', target.value)}
        onBlur={form.leavePhone}
      />
      <Field
        label={T.hours}
        optional
        multiline
        minRows={2}
        maxRows={8}
        autoFocus={field === 'horario'}
        help={T.hoursHelp}
        value={values.horario}
        error={errors.horario}
        input={{ autoComplete: 'off' }}
        onChange={({ target }) => write('horario', target.value)}
        sx={{ '& .MuiInputBase-multiline': { p: 0 }, '& textarea': { height: 'auto' } }}
      />
      <CapacityFields value={form.capacity} errors={errors} onChange={form.writeCapacity} />
      {failure && <Alert severity="error">{failure}</Alert>}
    </FormDialog>
  );
}
