import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEventHandler, Ref } from 'react';
import { TEXTS } from '../texts.ts';

export interface SearchFieldProps {
  /** Accessible name, and the placeholder when there is no `hint`. */
  label: string;
  value: string;
  onChange(value: string): void;
  /** Called on Enter: searches at once, without waiting for a typing pause. */
  onEnter?: () => void;
  onKeyDown?: KeyboardEventHandler;
  hint?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  sx?: SxProps<Theme>;
}

/** Search box with a magnifier icon and, once it has text, a clear button. */
export default function SearchField({ label, value, onChange, onEnter, onKeyDown, hint, autoFocus, ref, sx }: SearchFieldProps) {
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={value}
      autoFocus={autoFocus ?? false}
      placeholder={hint ?? label}
      inputRef={ref}
      sx={[{ minHeight: 44, '& input::-webkit-search-cancel-button': { display: 'none' } }, ...(Array.isArray(sx) ? sx : [sx])]}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.();
        onKeyDown?.(event);
      }}
      slotProps={{ input: { 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' } }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <SearchRounded />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <IconButton aria-label={TEXTS.clean} edge="end" onClick={() => onChange('')}>
            <CloseRounded />
          </IconButton>
        )
      }
    />
  );
}
