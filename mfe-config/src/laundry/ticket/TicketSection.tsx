import Field from '@lavanda/shared/ui/fields/Field';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Card from '../form/Card';
import Options from '../form/Options';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId, MAX_LEGAL } from '../form/validate';
import { TICKET_TEXTS as T } from '../texts';

const DAYS = 'dias_entrega';
const LEGAL = 'ticket_legal';
const WIDTHS = ([58, 80] as const).map((value) => ({ value, label: T.mm(value) }));

/** Fields for the usual number of days until delivery, the ticket's paper width in mm and its legal text. */
export default function TicketSection({ form }: { form: IdentityForm }) {
  const { dias: days, ancho: width, legal } = form.values;
  return (
    <Card title={T.title}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Field
          id={fieldId(DAYS)}
          label={T.days}
          value={days}
          error={form.errors[DAYS]}
          help={T.daysHelp}
          input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 2 }}
          onChange={({ target }) => form.write(DAYS, { dias: target.value })}
          onBlur={() => form.leave(DAYS, days)}
          sx={{ '& .MuiOutlinedInput-root': { maxWidth: 120 } }}
        />
        <div>
          <Typography variant="label" aria-hidden sx={{ display: 'block', mb: 1.5, color: 'text.secondary' }}>
            {T.width}
          </Typography>
          <Options
            label={T.width}
            options={WIDTHS}
            value={width}
            onChange={(selected) => form.write('ticket_ancho', { ancho: selected })}
          />
        </div>
        <Field
          id={fieldId(LEGAL)}
          label={T.legal}
          optional
          multiline
          minRows={3}
          maxRows={12}
          value={legal}
          error={form.errors[LEGAL]}
          help={T.legalHelp(legal.length, MAX_LEGAL)}
          input={{ maxLength: MAX_LEGAL }}
          onChange={({ target }) => form.write(LEGAL, { legal: target.value })}
          sx={{ '& .MuiInputBase-multiline': { p: 0 }, '& textarea': { height: 'auto' } }}
        />
      </Box>
    </Card>
  );
}
