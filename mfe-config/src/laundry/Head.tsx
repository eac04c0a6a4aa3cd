import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { IdentityForm } from './form/useIdentityForm';
import { TEXTS } from './texts';

/** Sticky title row. While saving its buttons use `aria-disabled`, because `disabled` would drop the focus. */
export default function Head({ form }: { form: IdentityForm }) {
  const { saving, cancel } = form;
  return (
    <Box sx={HEAD}>
      <Typography variant="h1" tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
        {TEXTS.title}
      </Typography>
      <Box sx={ACTIONS}>
        <StickyFooterSpace height={ACTIONS_HEIGHT} />
        <Button onClick={cancel} aria-disabled={saving}>
          {TEXTS.cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={saving}
          startIcon={saving ? <CircularProgress size={18} color="inherit" /> : undefined}
        >
          {saving ? TEXTS.saving : TEXTS.save}
        </Button>
      </Box>
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  m: { xs: '0 0 12px', sm: '0 -8px 8px', lg: '-8px -8px 8px' },
  p: { sm: '8px' },
  position: { sm: 'sticky' },
  top: { sm: 56, lg: 60 },
  zIndex: 10,
  bgcolor: 'background.default',
} as const;

/** 48 px buttons, 12 px above and below, and the top border. */
const ACTIONS_HEIGHT = 73;

/** On the phone, fixed over the section tabs (64 px). */
const ACTIONS = {
  display: 'flex',
  gap: 4,
  '& [aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
  '@media (max-width: 599.95px)': {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 'calc(64px + env(safe-area-inset-bottom))',
    zIndex: 10,
    p: 3,
    gap: 3,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    '& > *': { flex: 1, minHeight: 48 },
  },
} as const;
