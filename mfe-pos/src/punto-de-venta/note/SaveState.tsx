import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { useLasting } from '@lavanda/shared/ui/feedback/useLasting';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import Box from '@mui/material/Box';
import { TEXTS } from '../texts';

/** Time after which an unanswered save is said to be still in progress, ms: the user may think that it has stopped. */
const PATIENCE_MS = 4000;

interface SaveStateProps {
  /** Why the last save failed; null if it didn't. */
  error: string | null;
  saving: boolean;
}

/** Says that the nota wasn't saved, or that it is being saved. */
export default function SaveState({ error, saving }: SaveStateProps) {
  const stillSaving = useLasting(saving, PATIENCE_MS);
  return (
    <>
      {error !== null && (
        <Box role="alert" sx={WELL}>
          <ErrorRounded aria-hidden sx={{ fontSize: 20 }} />
          <span>
            <b>{TEXTS.notSaved}</b> {error}
          </span>
        </Box>
      )}
      <Box role="status">
        {stillSaving ? (
          <Box sx={[WELL, { bgcolor: 'info.light', color: 'info.main' }]}>
            <HourglassTopRounded aria-hidden sx={{ fontSize: 20 }} />
            {TEXTS.stillSaving}
          </Box>
        ) : (
          <span style={VISUALLY_HIDDEN}>{saving ? TEXTS.processing : ''}</span>
        )}
      </Box>
    </>
  );
}

const WELL = {
  display: 'flex',
  gap: 2,
  mt: 2,
  p: '10px 12px',
  borderRadius: '10px',
  bgcolor: 'error.light',
  color: 'error.main',
  fontSize: 14,
  lineHeight: '18px',
} as const;
