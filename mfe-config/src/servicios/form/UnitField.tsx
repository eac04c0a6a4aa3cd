import { UNITS } from '@lavanda/shared/domain/nota';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FORM_TEXTS as T, UNIT } from '../texts';
import type { ServiceForm } from './useServiceForm';

const OPTIONS = UNITS.map((value) => ({ value, label: UNIT[value] }));

/** Choice of the unit of measure. For a new servicio no unit is preselected: the user must choose one (spec 5). */
export default function UnitField({ form }: { form: ServiceForm }) {
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
        fill
        label={T.medida}
        options={OPTIONS}
        value={form.values.medida}
        onChange={(value) => form.write('medida', value)}
      />
      <FieldError id={id} mensaje={error} />
    </Box>
  );
}
