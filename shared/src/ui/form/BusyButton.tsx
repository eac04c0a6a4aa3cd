import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends ButtonProps {
  /** True while the request that the button started is in progress. */
  busy: boolean;
}

/** Contained button that starts a request. While `busy` it is disabled and shows a spinner in the place of its icon. */
export default function BusyButton({ busy, disabled = false, startIcon, ...props }: BusyButtonProps) {
  return (
    <Button
      variant="contained"
      disabled={busy || disabled}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      {...props}
    />
  );
}
