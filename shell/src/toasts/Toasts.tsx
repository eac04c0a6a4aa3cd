import type { RootState, ToastMessage } from '@lavanda/shared';
import { SIDE_WIDTH } from '@lavanda/shared/ui/feedback/SidePanelSpace';
import { FOOTER_HEIGHT } from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { TEXTS } from '../app/texts';
import { Toast } from './Toast';

/** Maximum number of errors shown at once; more of them would cover a phone. */
const ERRORS = 2;

/**
 * The visible toasts, oldest first: the last errors, the toasts with a time of their own, and at most one other. An undo has a
 * time of its own and isn't queued, because that time would run out.
 */
function inView(all: readonly ToastMessage[]): ToastMessage[] {
  const errors = all.filter(({ type }) => type === 'error').slice(-ERRORS);
  const other = all.find(({ type, ms }) => type !== 'error' && ms === undefined);
  return all.filter((toast) => toast === other || toast.ms !== undefined || errors.includes(toast));
}

/** The toasts of every section, stacked. */
export function Toasts() {
  const all = useSelector((state: RootState) => state.avisos);
  const visible = inView(all);
  if (visible.length === 0) return null;
  const hidden = all.filter(({ type }) => type === 'error').length - ERRORS;
  return (
    <Box sx={STACK}>
      {hidden > 0 && <Box sx={HIDDEN}>{TEXTS.moreToasts(hidden)}</Box>}
      {visible.map((toast) => (
        <Toast key={toast.id} toast={toast} isLast={toast === visible.at(-1)} />
      ))}
    </Box>
  );
}

const STACK = {
  position: 'fixed',
  zIndex: 'snackbar',
  // This distance keeps the toasts off the page's sticky footer and, on phones, off the section tabs.
  bottom: {
    xs: `calc(76px + var(${FOOTER_HEIGHT}, 0px))`,
    sm: `calc(24px + var(--lavanda-pestanas, 0px) + var(${FOOTER_HEIGHT}, 0px))`,
  },
  left: { xs: 12, sm: `calc(50% - var(${SIDE_WIDTH}, 0px) / 2)` },
  maxWidth: { sm: `calc(100vw - var(${SIDE_WIDTH}, 0px) - 24px)` },
  right: { xs: 12, sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 2,
  pointerEvents: 'none',
} as const;

const HIDDEN = {
  alignSelf: 'center',
  px: 4,
  borderRadius: '12px',
  bgcolor: 'background.inverse',
  color: '#fff',
  fontSize: 13,
  lineHeight: '24px',
} as const;
