import Box from '@mui/material/Box';
import type { LocalDay } from '../../../domain/dates.ts';
import QuickAmounts from '../../fields/QuickAmounts.tsx';
import { RANGE_TEXTS } from '../../texts.ts';
import { type DayRange, quickRanges } from './ranges.ts';

interface QuickRangesProps {
  today: LocalDay;
  range: DayRange;
  /** True where only one calendar fits; the buttons are then in a row that scrolls sideways. */
  inRow: boolean;
  onSelect(range: DayRange): void;
}

/** Buttons of the usual ranges, such as this month. */
export default function QuickRanges({ today, range, inRow, onSelect }: QuickRangesProps) {
  const options = quickRanges(today).map(({ label, value }) => ({
    label,
    value,
    selected: value.from === range.from && value.until === range.until,
  }));
  return (
    <Box sx={inRow ? QUICK_IN_ROW : QUICK_IN_COLUMN}>
      <QuickAmounts label={RANGE_TEXTS.quickAmounts} options={options} onSelect={onSelect} />
    </Box>
  );
}

/** Style of the quick-range buttons: no frame. A doubled class makes it override the buttons' own style. */
const PLAIN_BUTTON = { border: 0, boxShadow: 'none', px: 3, borderRadius: '8px', whiteSpace: 'nowrap' } as const;
const QUICK_IN_ROW = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mx: -6,
  p: '6px 24px',
  '&& > *': { gridAutoColumns: 'max-content' },
  '&& button': PLAIN_BUTTON,
} as const;
const QUICK_IN_COLUMN = {
  borderRight: '1px solid',
  borderColor: 'divider',
  pr: 3.5,
  '&& > *': { gridAutoFlow: 'row', gap: 0.5 },
  '&& button': { ...PLAIN_BUTTON, justifyContent: 'flex-start' },
} as const;
