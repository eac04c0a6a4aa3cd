import { useCurrentUser } from '@lavanda/shared';
import type { Nota, Voided } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { creditOfNota } from '../sales/sale';
import { VOIDED_TEXTS as T } from '../texts';
import { moneyLine, voidLine } from './describe';

/** Notice on a voided nota's page: who voided it, when and why, and what was done with its money and credit. */
export default function VoidedNotice({ nota, voided }: { nota: Nota; voided: Voided }) {
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  const credit = creditOfNota(nota);
  const money = moneyLine(voided, toCents(nota.abonos) - credit + toCents(voided.devuelto ?? 0));
  return (
    <Alert severity="warning" role="note" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{voidLine(voided, zone)}</Box>
      {money !== '' && <div>{money}</div>}
      {credit > 0 && <div>{T.credit(formatMoney(credit))}</div>}
    </Alert>
  );
}
