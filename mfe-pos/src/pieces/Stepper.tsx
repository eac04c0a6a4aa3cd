import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { PIECES_TEXTS as T } from './texts';

interface StepperProps {
  name: string;
  count: number;
  /** How many pieces may still be added to the count. */
  room: number;
  disabled: boolean;
  onChange(count: number): void;
}

/** A count between a minus and a plus button. At a limit the button isn't disabled, because it would lose the focus. */
export default function Stepper({ name, count, room, disabled, onChange }: StepperProps) {
  return (
    <Box role="group" aria-label={T.countOf(name)} sx={STEPPER}>
      <ButtonBase
        aria-label={T.less(name)}
        disabled={disabled}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onChange(count - 1)}
      >
        <RemoveRounded />
      </ButtonBase>
      <Box component="output" aria-live="polite" sx={{ color: count === 0 ? 'text.secondary' : 'text.primary' }}>
        {count}
      </Box>
      <ButtonBase
        aria-label={T.more(name)}
        disabled={disabled}
        aria-disabled={room <= 0}
        onClick={() => room > 0 && onChange(count + 1)}
      >
        <AddRounded />
      </ButtonBase>
    </Box>
  );
}

const STEPPER = {
  display: 'grid',
  gridTemplateColumns: '44px 44px 44px',
  alignItems: 'center',
  minHeight: 44,
  border: 1,
  borderColor: 'outline',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  textAlign: 'center',
  fontSize: 18,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiButtonBase-root': {
    height: 44,
    borderRadius: '9px',
    color: 'text.secondary',
    '&:hover': { bgcolor: 'background.default' },
  },
  '& .Mui-disabled, & [aria-disabled="true"]': { color: 'text.disabled' },
  '& .MuiSvgIcon-root': { fontSize: 20 },
} as const;
