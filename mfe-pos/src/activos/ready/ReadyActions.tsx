import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { READY_TEXTS as T } from './texts';

/** The action being saved: with or without notifying the cliente; null while nothing is saved. */
export type Working = 'avisar' | 'marcar' | null;

interface ReadyActionsProps {
  /** True when the cliente can be notified; Enter then does so. */
  tells: boolean;
  /** Text of the button that saves without notifying the cliente. */
  mark: string;
  working: Working;
  onMark(): void;
}

/** The buttons of the dialog 'Lista': with `tells`, one that also notifies the cliente, and always one that only saves. */
export default function ReadyActions({ tells, mark, working, onMark }: ReadyActionsProps) {
  const busyIcon = <CircularProgress size={18} color="inherit" aria-hidden />;
  return (
    <>
      {tells && (
        <Button
          size="large"
          disabled={working !== null}
          onClick={onMark}
          startIcon={working === 'marcar' && busyIcon}
          sx={{ color: 'primary.text', flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          {working === 'marcar' ? T.saving : mark}
        </Button>
      )}
      <Button
        type="submit"
        size="large"
        variant="contained"
        disabled={working !== null}
        startIcon={tells ? working === 'avisar' ? busyIcon : <ChatOutlined /> : working !== null && busyIcon}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, order: { xs: -1, sm: 0 } }}
      >
        {tells ? (working === 'avisar' ? T.saving : T.tell) : working === null ? mark : T.saving}
      </Button>
    </>
  );
}
