import { useCurrentUser } from '@lavanda/shared';
import type { Nota, Voided } from '@lavanda/shared/contract/schemas/sales';
import { toCents } from '@lavanda/shared/domain/money';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { moneyLine, voidLine } from './describe';

/** Who voided the nota of the page, when and why, and what was done with its money. */
export default function VoidedNotice({ nota, voided }: { nota: Nota; voided: Voided }) {
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  const money = moneyLine(voided, toCents(nota.abonos) + toCents(voided.devuelto ?? 0));
  return (
    <Alert severity="warning" role="note" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{voidLine(voided, zone)}</Box>
      {money !== '' && <div>{money}</div>}
    </Alert>
  );
}
