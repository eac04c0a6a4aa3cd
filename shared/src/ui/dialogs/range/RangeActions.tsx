import Button from '@mui/material/Button';
import { RANGE_TEXTS, TEXTS } from '../../texts.ts';

interface RangeActionsProps {
  /** Applies a range that is open at both ends. */
  onClear(): void;
  onCancel(): void;
}

/** The dialog's buttons; the last one submits it. */
export default function RangeActions({ onClear, onCancel }: RangeActionsProps) {
  return (
    <>
      <Button onClick={onClear} sx={{ mr: 'auto !important', px: { xs: 2, sm: 4.5 } }}>
        {RANGE_TEXTS.clear}
      </Button>
      <Button onClick={onCancel} sx={{ px: { xs: 2, sm: 4.5 } }}>
        {TEXTS.cancel}
      </Button>
      <Button type="submit" variant="contained">
        {RANGE_TEXTS.apply}
      </Button>
    </>
  );
}
