import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import { TEXTS } from '../activos/texts';

const T = TEXTS.clientes;

interface SearchStateProps {
  enough: boolean;
  /** True while the first answer is pending. */
  searching: boolean;
  /** Number of matches of the text in the field; null until its answer arrives, and after a failure. */
  found: number | null;
  /** True when there are more matches than those shown. */
  hasMore: boolean;
  error: string | null;
  onRetry(): void;
}

/** Line between the field and the matches that shows the search's state: hint, progress, no matches, or failure. */
export default function SearchState({ enough, searching, found, hasMore, error, onRetry }: SearchStateProps) {
  const hint = enough ? (found === 0 ? T.none : null) : T.begin;
  return (
    <>
      {error !== null && (
        <RetryAlert severity="error" onRetry={onRetry} sx={{ my: 2 }}>
          {T.notSearched(error)}
        </RetryAlert>
      )}
      <Box role="status">
        {hint !== null && (
          <Box
            sx={{
              display: 'grid',
              justifyItems: 'center',
              gap: 3.5,
              p: '28px 16px 16px',
              color: 'text.secondary',
              textAlign: 'center',
            }}
          >
            <Box sx={ICON}>
              <PersonSearchOutlined aria-hidden sx={{ fontSize: 34 }} />
            </Box>
            {hint}
          </Box>
        )}
        {found !== null && found > 0 && <Box sx={hasMore ? MORE : VISUALLY_HIDDEN}>{T.found(found, hasMore)}</Box>}
      </Box>
      {searching && <PageSkeleton count={3} height={64} sx={{ mt: 3 }} />}
    </>
  );
}

const MORE = { px: 1, py: 2, fontSize: 14, lineHeight: '20px', color: 'text.secondary' } as const;

const ICON = {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  bgcolor: 'primary.light',
  color: 'primary.text',
} as const;
