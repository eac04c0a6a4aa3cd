import { type AppDispatch, type ToastMessage, takeToastAction, toasts } from '@lavanda/shared';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { type ElementType, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../app/texts';

/**
 * Time that a toast without a time of its own stays, ms (spec 9). Any toast but an error stays this long after the pointer or the
 * focus has left it.
 */
const DURATION = 5000;

const ICONS: Record<ToastMessage['type'], ElementType> = {
  exito: CheckCircleRounded,
  info: InfoRounded,
  error: ErrorRounded,
};
const COLORS: Record<ToastMessage['type'], string> = { exito: '#8fd6ab', info: '#a9cde8', error: '#ffb4ab' };

interface ToastProps {
  toast: ToastMessage;
  /** Only the last toast closes with Escape. */
  isLast: boolean;
}

/** One toast. An error stays until dismissed. */
export function Toast({ toast, isLast }: ToastProps) {
  const dispatch = useDispatch<AppDispatch>();
  const root = useRef<HTMLElement>(null);

  const close = () => {
    // Closing the toast would lose the focus inside it, so the focus moves to the page.
    if (root.current?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    takeToastAction(toast.id);
    dispatch(toasts.actions.dismissed(toast.id));
  };
  const press = () => {
    const run = takeToastAction(toast.id);
    close();
    run?.();
  };
  const Icon = ICONS[toast.type];
  return (
    <Snackbar
      open
      autoHideDuration={toast.type === 'error' ? null : (toast.ms ?? DURATION)}
      resumeHideDuration={DURATION}
      onClose={(_event, reason) => (reason === 'timeout' || (reason === 'escapeKeyDown' && isLast)) && close()}
      sx={IN_STACK}
    >
      <Box ref={root} role={toast.type === 'error' ? 'alert' : 'status'} sx={TOAST}>
        <Icon aria-hidden sx={{ fontSize: 22, color: COLORS[toast.type] }} />
        <Box component="span" sx={{ flex: 1 }}>
          {toast.text}
        </Box>
        {toast.action !== undefined && (
          <Button onClick={press} sx={ACTION}>
            {toast.action}
          </Button>
        )}
        <IconButton aria-label={TEXTS.dismissToast} onClick={close} sx={{ color: '#fff' }}>
          <CloseRounded />
        </IconButton>
      </Box>
    </Snackbar>
  );
}

/** Style of a toast, whose place is given by the stack (`Toasts`) instead of by its own Snackbar. */
const IN_STACK = { '&&': { position: 'static', transform: 'none', pointerEvents: 'auto' } } as const;

const TOAST = {
  width: '100%',
  minHeight: 52,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  p: '4px 8px 4px 16px',
  borderRadius: '12px',
  bgcolor: 'background.inverse',
  color: '#fff',
  fontWeight: 600,
  fontSize: 15,
  lineHeight: '20px',
  boxShadow: 8,
} as const;

const ACTION = {
  px: 3,
  color: '#fff',
  textDecoration: 'underline',
  '&:hover': { bgcolor: 'rgb(255 255 255 / .12)' },
} as const;
