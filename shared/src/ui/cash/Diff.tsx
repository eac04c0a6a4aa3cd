import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import { VISUALLY_HIDDEN } from '../display/visuallyHidden.ts';
import { CASH_TEXTS } from './texts.ts';

interface DiffProps {
  /** Counted minus expected, centavos; negative when money is missing. */
  centavos: Centavos;
  /** Shows the word too; otherwise only screen readers read it. */
  withWord?: boolean;
}

function lookOf(centavos: Centavos) {
  if (centavos < 0) return { word: CASH_TEXTS.missing, color: 'error.main', Icon: ErrorRounded };
  if (centavos > 0) return { word: CASH_TEXTS.leftOver, color: 'warning.main', Icon: AddCircleRounded };
  return { word: CASH_TEXTS.matches, color: 'success.main', Icon: CheckCircleRounded };
}

/** A difference by sign, icon and word, so that colour is never alone (UI guide 14). */
export default function Diff({ centavos, withWord = false }: DiffProps) {
  const { word, color, Icon } = lookOf(centavos);
  return (
    <Box component="span" sx={{ ...DIFF, color }}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      <span style={withWord ? undefined : VISUALLY_HIDDEN}>{word}</span>
      {` ${centavos > 0 ? '+' : ''}${formatMoney(centavos)}`}
    </Box>
  );
}

const DIFF = {
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: 1.25,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
