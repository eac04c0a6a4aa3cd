/** Keeps a form's title and actions under the shell's bar while the form scrolls; on a phone they scroll with the form. */
export const STICKY_HEAD = {
  display: 'flex',
  alignItems: 'center',
  position: { sm: 'sticky' },
  top: { sm: 56, lg: 60 },
  zIndex: 10,
  bgcolor: 'background.default',
} as const;

/** Height of `HEAD_ACTIONS` on a phone, px: 48 px buttons, 12 px above and below, and the top border. */
export const HEAD_ACTIONS_HEIGHT = 73;

/** Style of the head's buttons, which on a phone are fixed above the section tabs (64 px). */
export const HEAD_ACTIONS = {
  display: 'flex',
  '@media (max-width: 599.95px)': {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 'calc(64px + env(safe-area-inset-bottom))',
    zIndex: 10,
    p: 3,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    '& > *': { flex: 1, minHeight: 48 },
  },
} as const;
