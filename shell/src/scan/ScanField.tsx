import { MAX_CODE } from '@lavanda/shared/contract/schemas/sales';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { ScanIcon } from './ScanIcon';
import { TEXTS as T } from './texts';
import type { ScanChoices } from './useScanSearch';

interface ScanFieldProps {
  /** Prefix of the ids of the list and the hint, which end in '-list' and '-hint'. */
  id: string;
  search: ScanChoices;
  /** Id of the chosen row, at first that of the first match; undefined when no row is chosen. */
  activeId: string | undefined;
  isCameraOn: boolean;
  onCamera(): void;
}

/**
 * The field of 'Escanear' with the camera's switch. While a phone's camera is on, a button takes the place of the keyboard's
 * Enter.
 */
export function ScanField({ id, search, activeId, isCameraOn, onCamera }: ScanFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') search.move(1);
    else if (event.key === 'ArrowUp') search.move(-1);
    else if (event.key === 'Enter') search.enter();
    else return;
    event.preventDefault();
  };
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <OutlinedInput
        fullWidth
        // With the focus in the field, a phone's keyboard would open and cover the camera's picture.
        autoFocus={!isCameraOn}
        value={search.text}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={onKeyDown}
        startAdornment={search.searching ? <CircularProgress size={24} aria-label={T.searching} /> : <ScanIcon />}
        endAdornment={
          <IconButton aria-label={isCameraOn ? T.cameraOff : T.camera} aria-pressed={isCameraOn} onClick={onCamera}>
            <PhotoCameraOutlined />
          </IconButton>
        }
        slotProps={{
          input: {
            ...INPUT,
            'aria-describedby': `${id}-hint`,
            'aria-expanded': search.matches.length + search.last.length > 0,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': activeId,
          },
        }}
        sx={FIELD}
      />
      {isCameraOn && (
        <Button variant="contained" onClick={search.enter} sx={{ display: { sm: 'none' }, flex: 'none' }}>
          {T.open}
        </Button>
      )}
    </Box>
  );
}

/** `data-reads-codes` lets a scanner type any number into this field; in ordinary fields `useScannerKeys` takes it out again. */
const INPUT = {
  'data-reads-codes': true,
  role: 'combobox',
  'aria-label': T.field,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  enterKeyHint: 'go',
  maxLength: MAX_CODE,
} as const;

const FIELD = {
  height: 60,
  pl: 3,
  pr: 1,
  gap: 2,
  '& input': { fontSize: 22, fontWeight: 700, letterSpacing: '.02em', px: 0 },
  '& > svg': { color: 'text.secondary' },
} as const;
