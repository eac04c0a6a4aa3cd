import { HEAD_ACTIONS, HEAD_ACTIONS_HEIGHT, STICKY_HEAD } from '@lavanda/shared/ui/display/stickyHead';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { IdentityForm } from './form/useIdentityForm';
import { TEXTS } from './texts';

/**
 * Title row, sticky except on phones, where only its buttons stay in view. While saving, the buttons get `aria-disabled`,
 * because a `disabled` button would lose the focus.
 */
export default function Head({ form }: { form: IdentityForm }) {
  const { saving, cancel } = form;
  return (
    <Box sx={HEAD}>
      <Typography variant="h1" tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
        {TEXTS.title}
      </Typography>
      <Box sx={ACTIONS}>
        <StickyFooterSpace height={HEAD_ACTIONS_HEIGHT} />
        <Button onClick={cancel} aria-disabled={saving}>
          {TEXTS.cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={saving}
          startIcon={saving ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
        >
          {saving ? TEXTS.saving : TEXTS.save}
        </Button>
      </Box>
    </Box>
  );
}

const HEAD = {
  ...STICKY_HEAD,
  gap: 4,
  minHeight: 44,
  m: { xs: '0 0 12px', sm: '0 -8px 8px', lg: '-8px -8px 8px' },
  p: { sm: '8px' },
} as const;

const ACTIONS = {
  ...HEAD_ACTIONS,
  gap: { xs: 3, sm: 4 },
  '& [aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
} as const;
