import { isApiError, useCurrentUser, useToast } from '@lavanda/shared';
import { isId } from '@lavanda/shared/domain/newId';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePosNotaQuery } from '../notas/endpoints';
import { useSendPhotos } from '../photos/useSendPhotos';
import PiecesDialog from '../pieces/PiecesDialog';
import CounterSkeleton from './CounterSkeleton';
import { draftKeyFor } from './draft/storage';
import { useNewNotaOfTab } from './held/useNewNotaOfTab';
import { useScannerGuard } from './keyboard/useScannerGuard';
import NotaAtCounter, { type NotaAtCounterProps } from './NotaAtCounter';
import NotFound from './NotFound';
import type { SavedNota } from './save/outcome';
import SavedDialog from './save/SavedDialog';
import { TEXTS } from './texts';

/** Loads the nota of the URL from the server, then shows it as a draft to edit. */
function ExistingNota({ id, ...rest }: Omit<NotaAtCounterProps, 'nota' | 'reload'> & { id: string }) {
  const { currentData, error, refetch } = usePosNotaQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <NotaAtCounter {...rest} nota={currentData} reload={refetch} />;
  if (isApiError(error) && error.status === 404) return <NotFound />;
  if (error) return <ErrorPanel title={TEXTS.notaError} error={error} onRetry={refetch} />;
  return <CounterSkeleton />;
}

/** Punto de Venta: a new nota at /app/pos, an existing one at /app/pos/{nota}. */
export default function PuntoDeVentaPage() {
  const { nota } = useParams();
  const { _id: user, tenantData } = useCurrentUser();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<SavedNota | null>(null);
  /** Id of the saved nota whose pieces are being tagged ('Bultos y piezas'); null while that dialog is closed. */
  const [tagged, setTagged] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const ticket = useTicket();
  const toast = useToast();
  const hasNewNota = useNewNotaOfTab({ tenant: tenantData._id, usuario: user });
  useSendPhotos();
  useScannerGuard(() => toast(TEXTS.codeIgnored, 'info'));
  const draftKey = draftKeyFor(tenantData._id, user, nota);

  const onSave = (fresh: SavedNota) => {
    setSaved(fresh);
    navigate('/app/pos');
  };
  const nextRound = () => setRound((previous) => previous + 1);
  const counter = { draftKey, ticket, onSaved: onSave, onEmptied: nextRound };
  const close = () => {
    setSaved(null);
    nextRound();
  };

  // `round` grows when the counter is done with a nota (saved, discarded or on hold), which moves the focus to the next one.
  // Opening an existing nota resets `round`, so that returning to the new nota moves no focus.
  useEffect(() => {
    if (nota !== undefined) setRound(0);
  }, [nota]);

  return (
    <>
      <h1 tabIndex={-1} style={VISUALLY_HIDDEN}>
        {TEXTS.title}
      </h1>
      {nota !== undefined && !isId(nota) ? (
        <NotFound />
      ) : !hasNewNota ? (
        <CounterSkeleton />
      ) : nota === undefined ? (
        <NotaAtCounter key={draftKey} nota={null} round={round} {...counter} />
      ) : (
        <ExistingNota key={draftKey} id={nota} round={0} {...counter} />
      )}
      {saved && tagged === null && (
        <SavedDialog saved={saved} ticket={ticket} onTags={() => setTagged(saved.nota.id)} onClose={close} />
      )}
      {tagged !== null && <PiecesDialog notaId={tagged} onClose={() => setTagged(null)} />}
      {ticket.element}
    </>
  );
}
