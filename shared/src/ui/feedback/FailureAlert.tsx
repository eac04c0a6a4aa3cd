import Alert, { type AlertProps } from '@mui/material/Alert';

interface FailureAlertProps extends Pick<AlertProps, 'sx'> {
  /** What happened and what to do; nothing is shown without it. */
  message: string | false | null | undefined;
}

/** Error alert of a form or dialog, for a message that is there only after a failure. */
export default function FailureAlert({ message, ...props }: FailureAlertProps) {
  return (
    message && (
      <Alert severity="error" {...props}>
        {message}
      </Alert>
    )
  );
}
