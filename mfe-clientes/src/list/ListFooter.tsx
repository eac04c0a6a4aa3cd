import { errorMessage } from '@lavanda/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTS } from '../texts';
import type { List } from './useList';

const T = TEXTS.list;

/** End of the list: a spinner for the next page, or its error and a retry. */
export default function ListFooter({ list }: { list: List }) {
  if (list.nextError) {
    return (
      <Alert
        severity="error"
        sx={{ mt: 3 }}
        action={
          <Button color="inherit" onClick={() => list.loadMore()}>
            {T.retry}
          </Button>
        }
      >
        {T.moreNotLoaded(errorMessage(list.nextError))}
      </Alert>
    );
  }
  if (!list.loadingMore) return null;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', p: 4 }}>
      <CircularProgress size={28} aria-label={T.loadingMore} />
    </Box>
  );
}
