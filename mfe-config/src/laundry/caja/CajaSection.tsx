import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import Typography from '@mui/material/Typography';
import Card from '../form/Card';
import type { IdentityForm } from '../form/useIdentityForm';
import { CAJA_TEXTS as T } from '../texts';

/** Switch 'Usar corte de caja', which turns the section Caja on or off for the laundry (day.md 3). */
export default function CajaSection({ form }: { form: IdentityForm }) {
  return (
    <Card title={T.title}>
      <ToggleCheckbox label={T.use} value={form.values.cortes} onChange={(cortes) => form.write('usa_corte', { cortes })} />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {T.help}
      </Typography>
    </Card>
  );
}
