import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts.ts';

export interface RetryAlertProps {
  severity?: 'warning' | 'error';
  /** Without it, the alert has no retry button. */
  onRetry?: (() => void) | undefined;
  sx?: SxProps<Theme>;
  /** What happened and what to do. */
  children: ReactNode;
}

/** Reports a failed call, with a retry button, beside content that is still shown. Without such content, use `ErrorPanel`. */
export default function RetryAlert({ severity = 'warning', onRetry, sx, children }: RetryAlertProps) {
  return (
    <Alert
      severity={severity}
      action={
        onRetry && (
          <Button color="inherit" onClick={onRetry}>
            {TEXTS.retry}
          </Button>
        )
      }
      {...(sx && { sx })}
    >
      {children}
    </Alert>
  );
}
