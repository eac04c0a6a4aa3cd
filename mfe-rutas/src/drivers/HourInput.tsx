import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { typedHour } from './typedHour';

interface HourInputProps {
  /** Accessible name. */
  label: string;
  /** 'HH:MM'. */
  value: string;
  disabled?: boolean;
  onChange(hour: string): void;
}

/** Input for a 24-hour time, typed as '9', '930' or '9:30'. A native time input would show AM and PM in some languages. */
export default function HourInput({ label, value, disabled = false, onChange }: HourInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function leave() {
    const hour = typedHour(typed ?? value);
    if (hour !== null && hour !== value) onChange(hour);
    setTyped(null);
  }
  return (
    <OutlinedInput
      value={typed ?? value}
      disabled={disabled}
      slotProps={{ input: { 'aria-label': label, inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      sx={{ width: 84, fontWeight: 600, '& input': { textAlign: 'center', px: 2 } }}
    />
  );
}
