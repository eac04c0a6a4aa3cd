import EventRounded from '@mui/icons-material/EventRounded';
import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import Field from '../../fields/Field.tsx';
import { RANGE_TEXTS } from '../../texts.ts';

export interface DayFieldProps {
  label: string;
  value: string;
  /** True when the next day chosen in the calendar fills this field. */
  active: boolean;
  autoFocus: boolean;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onFocus(): void;
  onChange(text: string): void;
}

/** One end of the range, typed as YYYY-MM-DD or chosen in the calendar. */
export default function DayField({ label, value, active, autoFocus, error, ref, onFocus, onChange }: DayFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      value={value}
      inputRef={ref}
      autoFocus={autoFocus}
      placeholder={RANGE_TEXTS.formato}
      onFocus={onFocus}
      onChange={({ target }) => onChange(target.value.trim())}
      input={{ autoComplete: 'off', maxLength: 10 }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <EventRounded aria-hidden />
        </InputAdornment>
      }
      sx={active && !error ? ACTIVE : null}
    />
  );
}

const ACTIVE = { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.graphic', borderWidth: 2 } } as const;
