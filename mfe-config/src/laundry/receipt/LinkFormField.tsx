import { LINK_FORMS } from '@lavanda/shared/domain/satForm';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { RECEIPT_TEXTS as T } from './texts';

const FIELD = 'forma_sat_link';

/** Choice of SAT's code (`SatForm`) for pagos by payment link, which each laundry sets for itself (day.md 3). */
export default function LinkFormField({ form }: { form: IdentityForm }) {
  return (
    <Box id={fieldId(FIELD)} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <SelectField
        label={T.linkForm}
        error={form.errors[FIELD]}
        value={form.values.linkForm}
        onChange={(value) => {
          const linkForm = LINK_FORMS.find((one) => one === value);
          if (linkForm) form.write(FIELD, { linkForm });
        }}
      >
        {[...LINK_FORMS].sort().map((value) => (
          <MenuItem key={value} value={value}>
            {T.linkForms[value]}
          </MenuItem>
        ))}
      </SelectField>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {T.linkFormHelp}
      </Typography>
    </Box>
  );
}
