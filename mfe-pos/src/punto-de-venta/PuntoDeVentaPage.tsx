import { type AppDispatch, isApiError, useCan, useCurrentUser, useServiciosQuery, useToast } from '@lavanda/shared';
import { envioRule } from '@lavanda/shared/contract/envioRule';
import { discountRules, shareOfConfig } from '@lavanda/shared/contract/moneyRules';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { discountOfRole } from '@lavanda/shared/domain/discount';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import SidePanelSpace from '@lavanda/shared/ui/feedback/SidePanelSpace';
import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { type Ticket, useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { useMoment } from '../activos/useMoment';
import { useClienteInAddress } from '../clientes/useClienteInAddress';
import { useKnownCredit } from '../credit/useCredit';
import { usePosNotaQuery } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import { forgetPhotos } from '../photos/pendingPhotos';
import UnsentPhotos from '../photos/UnsentPhotos';
import { useSendPhotos } from '../photos/useSendPhotos';
import PiecesDialog from '../pieces/PiecesDialog';
import Counter from './Counter';
import IdleDialogs from './dialogs/IdleDialogs';
import { discardDraft } from './draft/discardDraft';
import { isModified } from './draft/draft';
import { RecoveredNotice } from './draft/RecoveredNotice';
import { draftKeyFor } from './draft/storage';
import type { BranchRules } from './draft/totals';
import { useDraft } from './draft/useDraft';
import { useNewNotaOfTab } from './held/useNewNotaOfTab';
import { useScannerGuard } from './keyboard/useScannerGuard';
import NotFound from './NotFound';
import { NOTE_WIDTHS, PosLayout } from './PosLayout';
import { ElsewhereNotice } from './presence/ElsewhereNotice';
import { useOthers } from './presence/useOthers';
import { useKeptProposal } from './promise/useKeptProposal';
import { usePromises } from './promise/usePromises';
import type { SavedNota } from './save/outcome';
import SavedDialog from './save/SavedDialog';
import { ServicesSkeleton } from './services/ServicesSkeleton';
import { TEXTS } from './texts';

interface NotaAtCounterProps {
  draftKey: string;
  nota: StoredNota | null;
  /** Fetches the stored nota again; absent for a new nota. */
  reload?: () => void;
  turno: number;
  ticket: Ticket;
  onSaved(saved: SavedNota): void;
  onEmptied(): void;
}

/** Sucursal and tenant rules that apply to a nota. `today` updates at midnight. */
function useBranchRules(): BranchRules {
  const { rol: role, tenantData } = useCurrentUser();
  const { envio, dias_entrega: deliveryDays, descuentos: discounts, recargo_express: surcharge } = tenantData;
  const { today } = useMoment();
  const anyMonth = useCan('meses.cerrados');
  return {
    today,
    firstOpenDay: anyMonth ? undefined : firstOpenDay(today),
    deliveryDays,
    rule: envioRule(envio),
    surcharge: shareOfConfig(surcharge),
    discounts: discountOfRole(discountRules(discounts), role),
  };
}

function NotaAtCounter({ draftKey, nota, reload, ...rest }: NotaAtCounterProps) {
  const { _id: user, tenantData } = useCurrentUser();
  const usualRules = useBranchRules();
  const { data: servicios } = useServiciosQuery();
  const readOnly = !useCan('notas.cambiar');
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const dispatch = useDispatch<AppDispatch>();
  const { draft, recovered, notified } = useDraft(draftKey, nota, reload);
  const promises = usePromises(draft, usualRules.today, readOnly);
  const credit = useKnownCredit(draft?.cliente?.id ?? null);
  const branchRules = { ...usualRules, agenda: promises.agenda, credit };
  useKeptProposal(draftKey, draft, branchRules);
  const edited = draft !== undefined && isModified(draft);
  useBusy(edited);
  const others = useOthers(readOnly ? null : (nota?.id ?? null));
  const changedElsewhere = edited && nota !== null && draft.base !== null && draft.base.version < nota.version;
  const session = { tenant: tenantData._id, usuario: user };
  useClienteInAddress(draftKey, session, draft !== undefined && nota === null && !readOnly);

  const discard = () => {
    notified();
    if (draft) void forgetPhotos(draft.id);
    discardDraft(dispatch, draftKey);
  };
  return (
    <PosLayout data-full-screen>
      <SidePanelSpace widths={NOTE_WIDTHS} />
      {/* On phones the nota's sheet closes after the save, so the notice about photos stands here. */}
      {!readOnly && phone && <UnsentPhotos />}
      {draft && (
        <Counter
          draftKey={draftKey}
          draft={draft}
          branchRules={branchRules}
          promises={promises}
          servicios={servicios}
          session={session}
          readOnly={readOnly}
          telefono={phone}
          {...rest}
          toast={
            <>
              {!readOnly && <ElsewhereNotice names={others} changed={changedElsewhere} />}
              {recovered && edited && <RecoveredNotice onDiscard={discard} />}
              {!readOnly && !phone && <UnsentPhotos />}
            </>
          }
        />
      )}
      {!readOnly && <IdleDialogs telefono={phone} />}
    </PosLayout>
  );
}

function Loading() {
  return (
    <PosLayout data-full-screen aria-busy>
      <Box role="status" sx={{ px: 6, overflow: 'hidden' }}>
        <span style={VISUALLY_HIDDEN}>{TEXTS.loadingNota}</span>
        <ServicesSkeleton />
      </Box>
      <Box sx={{ p: 5, bgcolor: 'background.paper' }}>
        <Skeleton variant="rounded" height={104} />
      </Box>
    </PosLayout>
  );
}

/** Format of a nota's id at the end of the URL. An id that was cut off while copying doesn't match. */
const NOTA_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads the nota of the URL from the server, then shows it as a draft to edit. */
function ExistingNota({ id, ...rest }: Omit<NotaAtCounterProps, 'nota' | 'reload'> & { id: string }) {
  const { currentData, error, refetch } = usePosNotaQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <NotaAtCounter {...rest} nota={currentData} reload={refetch} />;
  if (isApiError(error) && error.status === 404) return <NotFound />;
  if (error) return <ErrorPanel title={TEXTS.notaError} error={error} onRetry={refetch} />;
  return <Loading />;
}

/** Punto de Venta: a new nota at /app/pos, an existing one at /app/pos/{nota}. */
export default function PuntoDeVentaPage() {
  const { nota } = useParams();
  const { _id: user, tenantData } = useCurrentUser();
  const navigate = useNavigate();
  const [saved, setSettled] = useState<SavedNota | null>(null);
  /** Id of the saved nota whose pieces are being counted. */
  const [tagged, setTagged] = useState<string | null>(null);
  const [turno, setTurno] = useState(0);
  const ticket = useTicket();
  const toast = useToast();
  const hasNewNota = useNewNotaOfTab({ tenant: tenantData._id, usuario: user });
  useSendPhotos();
  useScannerGuard(() => toast(TEXTS.codeIgnored, 'info'));
  const draftKey = draftKeyFor(tenantData._id, user, nota);

  const onSave = (fresh: SavedNota) => {
    setSettled(fresh);
    navigate('/app/pos');
  };
  const passTurn = () => setTurno((previous) => previous + 1);
  const close = () => {
    setSettled(null);
    passTurn();
  };

  // Resets `turno` when an existing nota is opened, because the focus moves only after a save or a discard.
  useEffect(() => {
    if (nota !== undefined) setTurno(0);
  }, [nota]);

  return (
    <>
      <h1 tabIndex={-1} style={VISUALLY_HIDDEN}>
        {TEXTS.title}
      </h1>
      {nota !== undefined && !NOTA_ID.test(nota) ? (
        <NotFound />
      ) : !hasNewNota ? (
        <Loading />
      ) : nota === undefined ? (
        <NotaAtCounter
          key={draftKey}
          draftKey={draftKey}
          nota={null}
          turno={turno}
          ticket={ticket}
          onSaved={onSave}
          onEmptied={passTurn}
        />
      ) : (
        <ExistingNota
          key={draftKey}
          id={nota}
          draftKey={draftKey}
          turno={0}
          ticket={ticket}
          onSaved={onSave}
          onEmptied={passTurn}
        />
      )}
      {saved && tagged === null && (
        <SavedDialog saved={saved} ticket={ticket} onTags={() => setTagged(saved.nota.id)} onClose={close} />
      )}
      {tagged !== null && <PiecesDialog notaId={tagged} onClose={() => setTagged(null)} />}
      {ticket.element}
    </>
  );
}
