import type { EnvioConfig, Identity } from '@lavanda/shared/contract/schemas/tenant';
import Field from '@lavanda/shared/ui/fields/Field';
import Typography from '@mui/material/Typography';
import Card from '../form/Card';
import Options from '../form/Options';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { ENVIO_TEXTS as T } from '../texts';
import { acceptAmount, adjustAmount } from './amounts';
import RangesList from './RangesList';

const AMOUNT = 'envio.rules.conCosto.monto';

const RULES: readonly { value: EnvioConfig['rulesType']; label: string }[] = [
  { value: 'conCosto', label: T.conCosto },
  { value: 'sinCosto', label: T.withoutCost },
  { value: 'rango', label: T.rango },
];

/** Fields for what an envio costs the cliente (spec 9): a fixed price, nothing, or a price by range of the nota's subtotal. */
export default function EnvioSection({ form, warnings }: { form: IdentityForm; warnings: Identity['avisos'] }) {
  const { tipo: type, monto: amount } = form.values;
  return (
    <Card title={T.title}>
      <Options label={T.title} options={RULES} value={type} onChange={(selected) => form.write('envio.', { tipo: selected })} />
      {type === 'conCosto' && (
        <Field
          id={fieldId(AMOUNT)}
          label={T.monto}
          value={amount}
          error={form.errors[AMOUNT]}
          startAdornment={<span aria-hidden>$&nbsp;</span>}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
          onChange={({ target }) => {
            const accepted = acceptAmount(target.value);
            if (accepted !== null) form.write(AMOUNT, { monto: accepted });
          }}
          onBlur={() => {
            const adjusted = adjustAmount(amount);
            if (adjusted !== amount) form.write(AMOUNT, { monto: adjusted });
            form.leave(AMOUNT, adjusted);
          }}
          sx={{ mt: 3.5, maxWidth: { sm: 220 }, '& input': { pl: 0 } }}
        />
      )}
      {type === 'rango' && <RangesList form={form} warnings={warnings} />}
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {type === 'sinCosto' ? `${T.free} ${T.savedNotas}` : T.savedNotas}
      </Typography>
    </Card>
  );
}
