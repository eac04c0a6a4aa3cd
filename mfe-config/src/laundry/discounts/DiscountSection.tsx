import { DISCOUNT_ROLES } from '@lavanda/shared/domain/discount';
import Field from '@lavanda/shared/ui/fields/Field';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { acceptAmount } from '../envio/amounts';
import Card from '../form/Card';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { DISCOUNT_TEXTS as T } from '../texts';
import ShareField from './ShareField';

const REASON = 'descuentos.motivo_desde';
const SURCHARGE = 'recargo_express.valor';

/** The largest discount of each role, the percentage above which a discount needs a reason, and the recargo for express. */
export default function DiscountSection({ form }: { form: IdentityForm }) {
  const { limites: limits, motivo: above, recargo: surcharge } = form.values;
  return (
    <Card title={T.title}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {DISCOUNT_ROLES.map((role) => {
          const field = `descuentos.limites.${role}.valor`;
          return (
            <ShareField
              key={role}
              campo={field}
              label={T.limitOf[role]}
              none={T.noLimit}
              value={limits[role]}
              error={form.errors[field]}
              onChange={(limit) => form.write(field, { limites: { ...limits, [role]: limit } })}
              onLeave={(text) => form.leave(field, text)}
            />
          );
        })}
        <Field
          id={fieldId(REASON)}
          label={T.reasonAbove}
          optional
          value={above}
          error={form.errors[REASON]}
          help={T.reasonHelp}
          endAdornment={<span aria-hidden>%</span>}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
          onChange={({ target }) => {
            const accepted = acceptAmount(target.value);
            if (accepted !== null) form.write(REASON, { motivo: accepted });
          }}
          onBlur={() => form.leave(REASON, above)}
          sx={{ '& .MuiOutlinedInput-root': { maxWidth: 140 } }}
        />
        <ShareField
          campo={SURCHARGE}
          label={T.surcharge}
          none={T.noSurcharge}
          value={surcharge}
          error={form.errors[SURCHARGE]}
          onChange={(changed) => form.write(SURCHARGE, { recargo: changed })}
          onLeave={(text) => form.leave(SURCHARGE, text)}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {T.kept}
        </Typography>
      </Box>
    </Card>
  );
}
