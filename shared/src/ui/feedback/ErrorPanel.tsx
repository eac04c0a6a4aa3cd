import { errorCode, errorDetail } from '@lavanda/shared';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ERROR_TEXTS, TEXTS } from '../texts.ts';
import { CIRCLE, ERROR_CIRCLE } from './circle.ts';

export interface ErrorPanelProps {
  title?: string;
  /** What happened and what to do; the message of `error` by default. */
  detail?: string;
  /** The error of a failed call; gives the message and the support code. */
  error?: unknown;
  /** Support code, shown last; that of `error` by default. */
  code?: string | undefined;
  onRetry?: () => void;
  /** Icon for a panel about something that isn't available yet, which is no failure. With it the panel has no error colours. */
  calmIcon?: ReactNode;
  /** Element of the title. */
  level?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Announces that something failed to load, with a retry button if `onRetry` is given. */
export default function ErrorPanel({
  title = ERROR_TEXTS.title,
  error,
  detail = errorDetail(error),
  code = errorCode(error),
  onRetry,
  calmIcon,
  level = 'h2',
}: ErrorPanelProps) {
  const button = useFocusToPage();
  return (
    <Box
      role={calmIcon ? 'status' : 'alert'}
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, p: '40px 24px' }}
    >
      <Box aria-hidden sx={calmIcon ? CIRCLE : ERROR_CIRCLE}>
        {calmIcon ?? <ErrorRounded />}
      </Box>
      <Typography variant="h2" component={level} tabIndex={level === 'h1' ? -1 : undefined}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '42ch', textWrap: 'balance' }}>
        {detail}
      </Typography>
      {onRetry && (
        <Button ref={button} variant="contained" startIcon={<RefreshRounded />} onClick={onRetry} sx={{ mt: 3.5 }}>
          {TEXTS.retry}
        </Button>
      )}
      {code && (
        <Typography variant="caption" sx={{ color: 'text.disabled', mt: 2 }}>
          {`${ERROR_TEXTS.code} ${code}`}
        </Typography>
      )}
    </Box>
  );
}

/** If the retry button has the focus when it unmounts, moves the focus to the page's `main`, so that it isn't lost. */
function useFocusToPage() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || element !== document.activeElement) return;
      element.closest<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
