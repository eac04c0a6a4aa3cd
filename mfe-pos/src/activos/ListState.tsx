import { errorMessage } from '@lavanda/shared';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import BoardSkeleton from './board/BoardSkeleton';
import type { View } from './board/useView';
import { TEXTS } from './texts';

const T = TEXTS.activos;

interface ListStateProps {
  isLoaded: boolean;
  /** Why the notas couldn't be read the last time; undefined if they were. */
  error: unknown;
  view: View;
  onRetry(): void;
}

/** Shown while the active notas load or after they couldn't be read. Draws nothing once they are current. */
export default function ListState({ isLoaded, error, view, onRetry }: ListStateProps) {
  if (error) {
    if (!isLoaded) return <ErrorPanel title={T.notLoaded} error={error} onRetry={onRetry} />;
    return (
      <RetryAlert onRetry={onRetry} sx={{ mb: 3 }}>
        {T.previousList(errorMessage(error))}
      </RetryAlert>
    );
  }
  if (isLoaded) return null;
  if (view === 'tablero') return <BoardSkeleton />;
  return <PageSkeleton shape="tarjetas" count={16} height={123} sx={{ mt: 11 }} />;
}
