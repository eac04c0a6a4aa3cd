import { formatMoney } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TEXTS } from '../activos/texts';
import type { Favor } from './useFavor';

const T = TEXTS.cierre;
const METHODS = PAYMENT_METHODS.map((method) => ({ value: method, label: method }));

interface FavorChoiceProps {
  favor: Favor;
  disabled: boolean;
}

/** Asks what to do at the cierre with the amount in favor. On 'keep', a user who may not return money is told whom to ask. */
export default function FavorChoice({ favor: { amount, endings, ending, method, ...favor }, disabled }: FavorChoiceProps) {
  const money = formatMoney(amount);
  const mayReturn = endings.includes('refund');
  const labels = { refund: T.giveBack(money), credit: T.asCredit, keep: T.closeWithFavor };
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{T.favorQuestion}</Typography>
      <Segmented
        wrap
        size="grande"
        label={T.favorQuestion}
        options={endings.map((value) => ({ value, label: labels[value] }))}
        value={ending}
        onChange={favor.setEnding}
        disabled={disabled}
      />
      {ending === 'credit' && <Alert severity="info">{T.creditStays(money)}</Alert>}
      {ending === 'keep' && <Alert severity="warning">{(mayReturn ? T.favorStays : T.askForRefund)(money)}</Alert>}
      {ending === 'refund' && (
        <Segmented fill label={T.refundMethod} options={METHODS} value={method} onChange={favor.setMethod} disabled={disabled} />
      )}
    </Stack>
  );
}
