import { errorMessage } from '@lavanda/shared';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TEXTS } from './texts';
import type { useDomicilioSearch } from './useDomicilioSearch';

const T = TEXTS.creation;

export interface SearchMessagesProps {
  search: ReturnType<typeof useDomicilioSearch>;
  /** Why the chosen result couldn't be placed; null otherwise. */
  placeError: string | null;
}

/** Messages of the address search: the number of results, for screen readers; that there are none; why the search failed. */
export default function SearchMessages({ search, placeError }: SearchMessagesProps) {
  const { error } = search;
  const reason = error ? errorMessage(error) : placeError;
  const none = search.upToDate && !error && search.places.length === 0;
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {search.places.length > 0 && T.found(search.places.length)}
      </Box>
      {reason !== null && (
        <RetryAlert severity="error" onRetry={error ? search.retry : undefined} sx={{ mt: 3 }}>
          {T.error(reason)}
        </RetryAlert>
      )}
      {none && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {T.none}
        </Alert>
      )}
    </>
  );
}
