import { isApiError } from '@lavanda/shared';
import { MAX_CODE } from '@lavanda/shared/contract/schemas/sales';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import type { ScanDialogProps } from './ScanDialog';
import { ScanIcon } from './ScanIcon';
import { ScanRow } from './ScanRow';
import { TEXTS as T } from './texts';
import { type Choice, useScanSearch } from './useScanSearch';

interface ScanSearchProps extends Pick<ScanDialogProps, 'code' | 'seen' | 'zone' | 'onOpen' | 'onSearchByName'> {
  /** Whether the camera is on. */
  isCameraOn: boolean;
  onCamera(): void;
}

/** The field with its matches and 'Últimas' (combobox): the arrows choose, Enter opens. */
export function ScanSearch({ code, seen, zone, onOpen, onSearchByName, isCameraOn, onCamera }: ScanSearchProps) {
  const id = useId();
  const search = useScanSearch(code, seen, ({ nota, pieza }) => onOpen(nota, pieza));
  const { text, matches, last, active, error, searching, missing } = search;
  const rowId = (index: number) => `${id}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') search.move(1);
    else if (event.key === 'ArrowUp') search.move(-1);
    else if (event.key === 'Enter') search.enter();
    else return;
    event.preventDefault();
  };
  const row = (choice: Choice, index: number) => (
    <ScanRow
      key={choice.nota._id}
      id={rowId(index)}
      {...choice}
      zone={zone}
      active={index === active}
      onOpen={() => onOpen(choice.nota, choice.pieza)}
    />
  );

  return (
    <DialogContent sx={{ p: 0, pb: 4, flex: isCameraOn ? '0 1 auto' : undefined }}>
      <Box sx={{ px: { xs: 4, sm: 6 }, pt: isCameraOn ? 4 : 1, pb: 4 }}>
        <OutlinedInput
          fullWidth
          // A phone's keyboard would cover what the camera sees.
          autoFocus={!isCameraOn}
          value={text}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={onKeyDown}
          startAdornment={searching ? <CircularProgress size={24} aria-label={T.searching} /> : <ScanIcon />}
          endAdornment={
            <IconButton aria-label={isCameraOn ? T.cameraOff : T.camera} aria-pressed={isCameraOn} onClick={onCamera}>
              <PhotoCameraOutlined />
            </IconButton>
          }
          slotProps={{
            input: {
              role: 'combobox',
              ...READS_CODES,
              'aria-label': T.field,
              'aria-describedby': `${id}-hint`,
              'aria-expanded': matches.length + last.length > 0,
              'aria-controls': `${id}-list`,
              'aria-autocomplete': 'list',
              ...(active >= 0 && { 'aria-activedescendant': rowId(active) }),
              autoComplete: 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
              enterKeyHint: 'go',
              maxLength: MAX_CODE,
            },
          }}
          sx={FIELD}
        />
        <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {T.hint}
        </Typography>
      </Box>
      {isApiError(error) && (
        <RetryAlert onRetry={search.retry} sx={{ mx: { xs: 4, sm: 6 }, mb: 3 }}>
          {error.problem.detail}
        </RetryAlert>
      )}
      <Box role="status">
        {missing !== null && (
          <Box sx={MISSING}>
            <span>{T.notFound(missing)}</span>
            <Button onClick={onSearchByName}>{T.byName}</Button>
          </Box>
        )}
      </Box>
      {matches.length + last.length > 0 && (
        <Box component="ul" role="listbox" id={`${id}-list`} aria-label={T.matches} sx={LIST}>
          {matches.map(row)}
          {last.length > 0 && (
            <Box component="li" role="group" aria-label={T.last}>
              <Typography aria-hidden component="div" variant="label" sx={LAST}>
                {T.last}
              </Typography>
              <Box component="ul" role="presentation" sx={LIST}>
                {last.map((choice, index) => row(choice, matches.length + index))}
              </Box>
            </Box>
          )}
        </Box>
      )}
    </DialogContent>
  );
}

/** A scanner may type here. */
const READS_CODES = { 'data-reads-codes': true };

const FIELD = {
  height: 60,
  pl: 3,
  pr: 1,
  gap: 2,
  '& input': { fontSize: 22, fontWeight: 700, letterSpacing: '.02em', px: 0 },
  '& > svg': { color: 'text.secondary' },
} as const;

const MISSING = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 4, sm: 6 },
  pb: 3,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
const LAST = { px: { xs: 4, sm: 6 }, pt: 4, pb: 2, color: 'text.secondary' } as const;
