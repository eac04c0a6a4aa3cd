import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { HAND_OVER_TEXTS as T } from './texts';

/** `data-reads-codes` lets a scanner type into this field, which `useScannerGuard` prevents in ordinary fields. */
const INPUT = {
  'aria-label': T.scan,
  'data-reads-codes': true,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  maxLength: 200,
} as const;

interface TagFieldProps {
  ref: Ref<HTMLInputElement>;
  disabled: boolean;
  onRead(text: string): void;
  /** Called for Enter in an empty field. */
  onEnter(): void;
}

/** Field for the codes of tags, typed by a scanner or by hand. Enter in the empty field submits the dialog. */
export default function TagField({ ref, disabled, onRead, onEnter }: TagFieldProps) {
  const [text, setText] = useState('');
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (text.trim() === '') return onEnter();
    onRead(text);
    setText('');
  }
  return (
    <OutlinedInput
      fullWidth
      autoFocus
      value={text}
      disabled={disabled}
      inputRef={ref}
      placeholder={T.scan}
      slotProps={{ input: INPUT }}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      startAdornment={
        <InputAdornment position="start">
          <QrCodeScannerRounded aria-hidden />
        </InputAdornment>
      }
    />
  );
}
