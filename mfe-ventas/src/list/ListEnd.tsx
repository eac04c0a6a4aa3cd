import { errorMessage } from '@lavanda/shared';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTS as T } from '../texts';

interface ListEndProps {
  loading: boolean;
  error: unknown;
  onRetry(): void;
}

/** Below the last row: the loading state of the next page, or its error. */
export default function ListEnd({ loading, error, onRetry }: ListEndProps) {
  return (
    <>
      <Box role="status" sx={loading ? LIST_ROW : null}>
        {loading && (
          <>
            <CircularProgress size={20} aria-hidden sx={{ color: 'primary.graphic' }} />
            {T.loadingMore}
          </>
        )}
      </Box>
      {error !== undefined && (
        <Box role="alert" sx={{ ...LIST_ROW, color: 'error.main', flexWrap: 'wrap' }}>
          <ErrorRounded aria-hidden sx={{ fontSize: 20 }} />
          <span>{`${T.moreNotLoaded} ${errorMessage(error)}`}</span>
          <Button variant="outlined" onClick={onRetry}>
            {T.retry}
          </Button>
        </Box>
      )}
    </>
  );
}

const LIST_ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2.5,
  p: 4.5,
  fontSize: 15,
  color: 'text.secondary',
} as const;
