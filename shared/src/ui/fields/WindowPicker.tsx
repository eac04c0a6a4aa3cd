import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PICKUP_WINDOWS, type TimeWindow } from '../../domain/pickupRequest.ts';
import { SCHEDULE_TEXTS } from '../texts.ts';
import FieldError from './FieldError.tsx';
import QuickAmounts from './QuickAmounts.tsx';

export interface WindowPickerProps extends TimeWindow {
  onChange(timeWindow: TimeWindow): void;
  /** Error found by the form. For a window that doesn't end after its start, another error replaces it. */
  error?: string | undefined;
  disabled?: boolean;
}

const FIRST_HOUR = 6;
const LAST_HOUR = 22;
const TIMES = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 }, (_, halfHours) => {
  const hour = FIRST_HOUR + Math.floor(halfHours / 2);
  return `${String(hour).padStart(2, '0')}:${halfHours % 2 === 0 ? '00' : '30'}`;
});

/** Times every 30 minutes, plus the selected one. */
function timesWith(hour: string): string[] {
  return hour === '' || TIMES.includes(hour) ? TIMES : [...TIMES, hour].sort();
}

/** Fields for the start and end of a recoleccion, in 24 hours, with the four usual windows as shortcuts. */
export default function WindowPicker({ start, end, onChange, error, disabled = false }: WindowPickerProps) {
  const messageId = useId();
  const reversed = start !== '' && end !== '' && end <= start;
  const message = reversed ? SCHEDULE_TEXTS.reversed : error;
  const field = { disabled, invalid: Boolean(message), messageId: message ? messageId : undefined };
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 3 }}>
        <TimeOfDay label={SCHEDULE_TEXTS.start} value={start} onChange={(hour) => onChange({ start: hour, end })} {...field} />
        <TimeOfDay label={SCHEDULE_TEXTS.end} value={end} onChange={(hour) => onChange({ start, end: hour })} {...field} />
      </Stack>
      <FieldError id={messageId} mensaje={message} />
      {!disabled && (
        <QuickAmounts
          label={SCHEDULE_TEXTS.quickAmounts}
          options={PICKUP_WINDOWS.map((one) => ({
            value: one,
            label: SCHEDULE_TEXTS.quick(Number.parseInt(one.start, 10), Number.parseInt(one.end, 10)),
            selected: start === one.start && end === one.end,
          }))}
          onSelect={onChange}
        />
      )}
    </Stack>
  );
}

interface TimeOfDayProps {
  label: string;
  value: string;
  onChange(hour: string): void;
  disabled: boolean;
  invalid: boolean;
  messageId: string | undefined;
}

function TimeOfDay({ label, value, onChange, disabled, invalid, messageId }: TimeOfDayProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={invalid} disabled={disabled} sx={{ gap: 1.5 }}>
      <Typography component="label" variant="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        IconComponent={ExpandMoreRounded}
        input={
          <OutlinedInput
            notched={false}
            startAdornment={
              <InputAdornment position="start" sx={{ mr: 0 }}>
                <ScheduleOutlined />
              </InputAdornment>
            }
          />
        }
        inputProps={{ id, 'aria-describedby': messageId, 'aria-invalid': invalid }}
      >
        {value === '' && <option value="">--:--</option>}
        {timesWith(value).map((hour) => (
          <option key={hour} value={hour}>
            {hour}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
