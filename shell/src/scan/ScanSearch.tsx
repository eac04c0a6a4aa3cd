import { isApiError } from '@lavanda/shared';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ScanDialogProps } from './ScanDialog';
import { ScanField } from './ScanField';
import { ScanRow } from './ScanRow';
import { TEXTS as T } from './texts';
import type { Choice } from './useScanMatches';
import { type ScanChoices, useScanSearch } from './useScanSearch';

interface ScanSearchProps extends Pick<ScanDialogProps, 'code' | 'seen' | 'zone' | 'onOpen' | 'onSearchByName'> {
  /** Whether the camera is on. */
  isCameraOn: boolean;
  onCamera(): void;
}

/** The field with its matches and 'Últimas' (combobox): the arrows choose, Enter opens. */
export function ScanSearch({ code, seen, zone, onOpen, onSearchByName, isCameraOn, onCamera }: ScanSearchProps) {
  const id = useId();
  const search = useScanSearch(code, seen, ({ nota, pieza }) => onOpen(nota, pieza));
  const { matches, last, active, error, missing } = search;
  const rowId = (index: number) => `${id}-${index}`;

  return (
    <DialogContent sx={{ p: 0, pb: 4, flex: isCameraOn ? '0 1 auto' : undefined }}>
      <Box sx={{ px: { xs: 4, sm: 6 }, pt: isCameraOn ? 4 : 1, pb: 4 }}>
        <ScanField
          id={id}
          search={search}
          activeId={active >= 0 ? rowId(active) : undefined}
          isCameraOn={isCameraOn}
          onCamera={onCamera}
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
        <ScanChoiceList id={`${id}-list`} search={search} rowId={rowId} zone={zone} onOpen={onOpen} />
      )}
    </DialogContent>
  );
}

interface ScanChoiceListProps extends Pick<ScanDialogProps, 'zone' | 'onOpen'> {
  id: string;
  search: ScanChoices;
  /** Id of the row with that index; the rows of 'Últimas' are counted on after the matches. */
  rowId(index: number): string;
}

/** The matches and, below them, 'Últimas': the notas that were opened last. */
function ScanChoiceList({ id, search: { text, matches, last, active }, rowId, zone, onOpen }: ScanChoiceListProps) {
  const row = (choice: Choice, index: number) => (
    <ScanRow
      key={choice.nota._id}
      id={rowId(index)}
      {...choice}
      typed={text}
      zone={zone}
      active={index === active}
      onOpen={() => onOpen(choice.nota, choice.pieza)}
    />
  );
  return (
    <Box component="ul" role="listbox" id={id} aria-label={T.matches} sx={LIST}>
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
  );
}

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
