import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { dayTitle, TEXTS } from '../texts';

interface DayStepperProps {
  day: LocalDay;
  today: LocalDay;
  onChange(day: LocalDay): void;
}

export default function DayStepper({ day, today, onChange }: DayStepperProps) {
  return (
    <Box sx={STEPPER}>
      <IconButton aria-label={TEXTS.previousDay} onClick={() => onChange(addDays(day, -1))}>
        <ChevronLeftRounded />
      </IconButton>
      <span aria-live="polite">{dayTitle(day, today)}</span>
      <IconButton aria-label={TEXTS.nextDay} onClick={() => onChange(addDays(day, 1))}>
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}

const STEPPER = {
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'outline',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& span': { px: 1 },
} as const;
