import { WEEKDAYS } from '@lavanda/shared/domain/weekdays';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DRIVER_TEXTS as T } from './texts';

interface WorkdaysFieldProps {
  /** Weekdays, 1 (Sunday) to 7. */
  days: readonly number[];
  onChange(days: number[]): void;
}

/** Checkboxes for the weekdays on which a driver works. */
export default function WorkdaysField({ days, onChange }: WorkdaysFieldProps) {
  return (
    <Box role="group" aria-label={T.days} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {WEEKDAYS.map((name, index) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Checkbox
              checked={days.includes(index + 1)}
              onChange={(_event, on) => onChange(on ? [...days, index + 1] : days.filter((day) => day !== index + 1))}
            />
          }
        />
      ))}
    </Box>
  );
}
