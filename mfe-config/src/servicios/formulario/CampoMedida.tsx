import { MEDIDAS } from '@lavanda/shared/domain/nota';
import AvisoError from '@lavanda/shared/ui/AvisoError';
import Segmented from '@lavanda/shared/ui/Segmented';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MEDIDA, TEXTOS_FORMA as T } from '../textos';
import type { ServiceForm } from './useServiceForm';

const OPCIONES = MEDIDAS.map((valor) => ({ valor, etiqueta: MEDIDA[valor] }));

/** Measure: none until one is chosen, so that its rule (spec 5) has something to say. */
export default function CampoMedida({ form }: { form: ServiceForm }) {
  const id = useId();
  const error = form.errors.medida;
  return (
    <Box
      component="fieldset"
      data-at-fault={Boolean(error)}
      {...(error && { 'aria-describedby': id })}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="label" sx={{ color: 'text.secondary', p: 0, float: 'left' }}>
        {T.medida}
      </Typography>
      <Segmented
        llenar
        etiqueta={T.medida}
        opciones={OPCIONES}
        valor={form.values.medida}
        onCambio={(valor) => form.write('medida', valor)}
      />
      <AvisoError id={id} mensaje={error} />
    </Box>
  );
}
