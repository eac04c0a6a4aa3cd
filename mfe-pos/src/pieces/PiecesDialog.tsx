import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFreshNota } from '../cierre/useFreshNota';
import type { StoredNota } from '../notas/nota';
import { PIECES_TEXTS as T } from './texts';

const PiecesForm = lazy(() => import('./PiecesForm'));

type Read = { nota: StoredNota } | { error: unknown } | null;

/** Fetches a nota with its current lines and pieces, which lists don't contain, and opens 'Bultos y piezas'. */
export default function PiecesDialog({ notaId, onClose }: { notaId: string; onClose(): void }) {
  const freshNota = useFreshNota();
  const [read, setRead] = useState<Read>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches the nota again.
  useEffect(() => {
    let isGone = false;
    void freshNota(notaId).then(({ data, error }) => {
      if (!isGone) setRead(data ? { nota: data } : { error });
    });
    return () => {
      isGone = true;
    };
  }, [freshNota, notaId, attempt]);

  function retry() {
    setRead(null);
    setAttempt(attempt + 1);
  }
  const waiting = (
    <AppDialog opened title={T.title} width={884} onClose={onClose}>
      {read && 'error' in read ? (
        <ErrorPanel title={T.notLoaded} error={read.error} onRetry={retry} />
      ) : (
        <Skeleton aria-label={T.loading} variant="rounded" height={260} />
      )}
    </AppDialog>
  );
  return (
    <Suspense fallback={waiting}>{read && 'nota' in read ? <PiecesForm nota={read.nota} onClose={onClose} /> : waiting}</Suspense>
  );
}
