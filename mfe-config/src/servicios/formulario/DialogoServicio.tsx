import type { Servicio } from '@lavanda/shared/contract/servicios';
import Field from '@lavanda/shared/ui/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TEXTOS_FORMA as T } from '../textos';
import CampoCategoria from './CampoCategoria';
import CampoMedida from './CampoMedida';
import type { Modo } from './modo';
import { type ServiceForm, useServiceForm } from './useServiceForm';

export interface DialogoServicioProps {
  modo: Modo;
  /** The catalogue as it stands. */
  existentes: readonly Servicio[];
  onGuardado(servicio: Servicio): void;
  onCerrar(): void;
}

/** 'Agregar/Modificar servicio' (spec 2, 4, 5). Mount it to open it. Enter saves; it stays open until the server agreed. */
export default function DialogoServicio({ modo, existentes, onGuardado, onCerrar }: DialogoServicioProps) {
  const form = useServiceForm({ modo, existentes, onGuardado });
  const { values, errors, failure, saving } = form;
  const categorias = [...new Set(existentes.map(({ categoria }) => categoria))];

  return (
    <FormDialog
      title={T.titulo}
      form={form}
      verb={T.guardar}
      busyVerb={T.guardando}
      verbWidth={140}
      onSubmit={form.submit}
      onClose={onCerrar}
    >
      <Field
        etiqueta={T.nombre}
        autoFocus
        value={values.servicio}
        error={errors.servicio}
        readOnly={saving}
        onChange={({ target }) => form.write('servicio', target.value)}
        entrada={{ maxLength: 120, autoComplete: 'off' }}
      />
      {modo.tipo === 'crear' ? (
        <Field
          etiqueta={T.categoria}
          ayuda={T.ayudaCategoria}
          value={values.categoria}
          error={errors.categoria}
          readOnly={saving}
          onChange={({ target }) => form.write('categoria', target.value)}
          entrada={{ maxLength: 80, autoComplete: 'off' }}
        />
      ) : (
        <CampoCategoria form={form} categorias={categorias} />
      )}
      <CampoMedida form={form} />
      {values.medida === 'flex' ? <AyudaFlex /> : <CampoPrecio form={form} />}
      {failure && (
        <Alert severity="error">
          <AlertTitle>{T.fallo}</AlertTitle>
          {T.falloAyuda(failure)}
        </Alert>
      )}
    </FormDialog>
  );
}

function CampoPrecio({ form }: { form: ServiceForm }) {
  const { medida, precio } = form.values;
  return (
    <Field
      etiqueta={T.precio}
      value={precio}
      error={form.errors.precio}
      readOnly={form.saving}
      onChange={({ target }) => form.write('precio', target.value)}
      entrada={{ inputMode: 'decimal', maxLength: 20, autoComplete: 'off' }}
      startAdornment={<Box component="span">$</Box>}
      endAdornment={
        medida !== '' && (
          <Box component="span" sx={{ flex: 'none', fontWeight: 500, color: 'text.secondary' }}>
            {T.porUnidad[medida]}
          </Box>
        )
      }
      sx={{ '& .MuiOutlinedInput-root': { fontWeight: 600 }, '& .MuiOutlinedInput-input': { pl: 1.5 } }}
    />
  );
}

function AyudaFlex() {
  return (
    <Typography role="status" sx={{ display: 'flex', gap: 2, fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
      <InfoOutlined aria-hidden sx={{ fontSize: 18 }} />
      {T.ayudaFlex}
    </Typography>
  );
}
