import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import Alert from '@mui/material/Alert';
import { OPEN_TEXTS as T } from '../texts';
import { differenceFrom, type LastCorte } from './opening';

interface OpeningCheckProps {
  last: LastCorte;
  /** Counted so far, centavos; null before anything was counted. */
  fondo: Centavos | null;
}

/** Says how much cash is expected (what the last corte left, and what arrived later) and, once counted, whether it matches. */
export default function OpeningCheck({ last, fondo }: OpeningCheckProps) {
  const { number, expected, cameLater } = last;
  const amount = formatMoney(expected);
  if (fondo === null) {
    return (
      <Alert severity="info" sx={WELL} role="status">
        {(cameLater ? T.leftAndCame : T.left)(number, amount)}
      </Alert>
    );
  }
  const difference = differenceFrom(last, fondo);
  const ofCorte = (cameLater ? T.ofCorteAndCame : T.ofCorte)(number, amount);
  const word =
    difference === 0 ? T.matches : difference < 0 ? T.missing(formatMoney(-difference)) : T.leftOver(formatMoney(difference));
  return (
    <Alert severity={difference === 0 ? 'success' : 'warning'} sx={WELL} role="status">
      <b>{word}</b>
      {` ${difference === 0 ? T.withFondo.same : T.withFondo.other} ${ofCorte}`}
    </Alert>
  );
}

const WELL = { my: { xs: 2, sm: 2.5, lg: 3.5 }, py: 0 } as const;
