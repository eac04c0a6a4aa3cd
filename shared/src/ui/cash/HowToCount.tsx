import Button from '@mui/material/Button';
import Segmented from '../fields/Segmented.tsx';
import { CASH_TEXTS as T } from './texts.ts';
import type { CashCounting } from './useCashCount.ts';

interface HowToCountProps {
  count: CashCounting;
  /** Shows one button, for the other way, on phones without room for both. */
  compact?: boolean;
}

const WAYS = [
  { value: 'denominaciones', label: T.byDenomination },
  { value: 'total', label: T.byHand },
] as const;

/** Chooses whether cash is counted by denomination or as a total by hand. Values typed the other way stay. */
export default function HowToCount({ count: { draft, setByHand }, compact = false }: HowToCountProps) {
  if (compact) {
    return (
      <Button onClick={() => setByHand(!draft.byHand)} sx={{ px: 2.5 }}>
        {draft.byHand ? T.byDenomination : T.byHand}
      </Button>
    );
  }
  return (
    <Segmented
      label={T.howToCount}
      options={WAYS}
      value={draft.byHand ? 'total' : 'denominaciones'}
      onChange={(way) => setByHand(way === 'total')}
    />
  );
}
