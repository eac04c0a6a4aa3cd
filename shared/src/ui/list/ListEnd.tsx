import { errorMessage } from '@lavanda/shared';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTS } from '../texts.ts';

export interface ListEndProps {
  isLoading: boolean;
  /** Error of loading the next page; undefined without one. */
  error: unknown;
  loading: string;
  notLoaded: string;
  onRetry(): void;
}

/** Shows, below the last row, that the next page is loading or why it failed. */
export default function ListEnd({ isLoading, error, loading, notLoaded, onRetry }: ListEndProps) {
  return (
    <>
      <Box role="status" sx={isLoading ? LIST_ROW : null}>
        {isLoading && (
          <>
            <CircularProgress size={20} aria-hidden sx={{ color: 'primary.graphic' }} />
            {loading}
          </>
        )}
      </Box>
      {error !== undefined && (
        <Box role="alert" sx={{ ...LIST_ROW, color: 'error.main', flexWrap: 'wrap' }}>
          <ErrorRounded aria-hidden sx={{ fontSize: 20 }} />
          <span>{`${notLoaded} ${errorMessage(error)}`}</span>
          <Button variant="outlined" onClick={onRetry}>
            {TEXTS.retry}
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
