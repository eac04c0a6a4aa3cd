import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hasExpired, readPreviews, savePreview } from '../federation/registry/previews';
import { dayOf, PREVIEW_TEXTS as T } from './previewTexts';

const reload = () => location.reload();

/** A notice for each preview in this tab: its version and until when, or that it has expired, with a button that ends it. */
export function PreviewNotice({ onLeave = reload }: { onLeave?: () => void }) {
  return Object.entries(readPreviews()).map(([remote, preview]) => {
    const expired = hasExpired(preview);
    return (
      <Box key={remote} role="status" sx={STRIP}>
        <span>{expired ? T.expired(preview.titulo) : T.shown(preview.titulo, preview.version, dayOf(preview.vence))}</span>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          aria-label={expired ? undefined : T.leaveOf(preview.titulo)}
          onClick={() => {
            savePreview(remote, null);
            onLeave();
          }}
        >
          {expired ? T.dismiss : T.leave}
        </Button>
      </Box>
    );
  });
}

const STRIP = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 2,
  bgcolor: 'warning.light',
  color: 'text.primary',
  fontWeight: 600,
  fontSize: 14,
  overflowWrap: 'anywhere',
} as const;
