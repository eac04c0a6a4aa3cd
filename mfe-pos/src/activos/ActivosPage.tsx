import { errorMessage, useConnected, useCurrentUser, useFreshness } from '@lavanda/shared';
import { isBalanced } from '@lavanda/shared/domain/pagos';
import { registerId } from '@lavanda/shared/federation/register';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { RequestItems } from '@lavanda/shared/ui/requests/RequestItems';
import { REQUEST_TEXTS } from '@lavanda/shared/ui/requests/texts';
import { useRequests } from '@lavanda/shared/ui/requests/useRequests';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import ScheduleButton from '../agenda/ScheduleButton';
import ScheduleDialog from '../agenda/ScheduleDialog';
import CierreDialog from '../cierre/CierreDialog';
import { useDirectCierre } from '../cierre/useDirectCierre';
import { pendingOf } from '../handOver/pending';
import { useHandOver } from '../handOver/useHandOver';
import { useTagScan } from '../handOver/useTagScan';
import { usePosActiveNotasQuery } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import UnsentPhotos from '../photos/UnsentPhotos';
import { useSendPhotos } from '../photos/useSendPhotos';
import ActivosHeader from './ActivosHeader';
import Board from './board/Board';
import { ActivosLayout } from './board/BoardLayout';
import BoardSkeleton from './board/BoardSkeleton';
import { columnsOf } from './board/columns';
import ScheduleEnd from './board/ScheduleEnd';
import { useStageActions } from './board/useStageActions';
import { useStages } from './board/useStages';
import { useView } from './board/useView';
import ClosedNotas from './closed/ClosedNotas';
import EmptyBoard from './EmptyBoard';
import { passes, search } from './filterNotas';
import Groups from './Groups';
import { groupNotas } from './groupNotas';
import NoNotas from './NoNotas';
import RequestList from './requests/RequestList';
import { TEXTS } from './texts';
import { useFilters } from './useFilters';
import { useFocusAfterCierre } from './useFocusAfterCierre';
import { useMoment } from './useMoment';
import { useSteadyTouch } from './useSteadyTouch';

const T = TEXTS.activos;

/** Polling interval while no live events come, ms. Limits how long two registers can disagree. */
const POLL_MS = 30_000;

/** Used while there are no notas, days or columns. Always the same array, so that memoized parts aren't drawn again. */
const NONE: readonly never[] = [];

type OpenDialog = { what: 'agenda' } | { what: 'recibir' | 'cierre'; nota: StoredNota } | null;

/** 'Activos': notas in the sucursal or waiting for recoleccion, grouped by due day. */
export default function ActivosPage() {
  const { data, error, refetch } = usePosActiveNotasQuery(undefined, {
    ...useFreshness(POLL_MS),
    // Re-renders the board only when the notas change, not when a refetch begins or ends.
    selectFromResult: ({ data, error }) => ({ data, error }),
  });
  const stages = useStages(data?.notas ?? NONE);
  const { notas } = stages;
  const [view, setView] = useView();
  const { rol: role, sucursalData } = useCurrentUser();
  const superuser = role === 'superuser';
  const moment = useMoment();
  const connected = useConnected();
  const { filter, sucursal, set } = useFilters();
  const [opened, setOpen] = useState<OpenDialog>(null);
  const [text, setText] = useState('');
  const [searches, setSearches] = useState(0);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const navigate = useNavigate();
  const ticket = useTicket();

  const ask = (nota: StoredNota) => setOpen({ what: 'cierre', nota });
  const receive = (nota: StoredNota) => setOpen({ what: 'recibir', nota });
  const scheduleRecoleccion = () => setOpen({ what: 'agenda' });
  const direct = useDirectCierre(ask, (nota) => handOver.begin(nota));
  const pay = (nota: StoredNota) => (isBalanced(nota.saldo) ? void direct.close(nota) : ask(nota));
  const handOver = useHandOver(pay);
  const leave = () => setOpen(null);
  useSendPhotos();

  const requests = useRequests({ text, sucursal: superuser ? sucursal : '', register: registerId });
  const ofSucursal = superuser && sucursal !== '' ? notas.filter((nota) => nota.sucursalNombre === sucursal) : notas;
  const found = search(ofSucursal, text);
  const onBoard = view === 'tablero';
  const pass = onBoard ? found : found.filter((nota) => passes(nota, filter));
  const groups = onBoard ? NONE : groupNotas(pass, moment);
  const columns = onBoard && data ? columnsOf(pass, moment) : NONE;
  const parts = onBoard ? columns : groups;
  const boardDrawn = onBoard && pass.length > 0;
  const asks = !boardDrawn && requests.shown.length > 0 && (onBoard || filter === 'todas' || filter === 'recolectar');
  const stageActions = useStageActions({ stages, parts, onReceive: receive });
  const noteFocus = useFocusAfterCierre(parts, opened !== null || handOver.isOpen || direct.closing.size > 0);
  const own = JSON.stringify([view, filter, sucursal, text]);
  const asked = asks || boardDrawn ? requests.shown : NONE;
  // The first requests appear together with the notas. Only requests that arrive later count as a move of the board under the
  // finger, so the identity of the user's filters includes `isRead`.
  const onTouch = useSteadyTouch(
    [{ key: asked.map(({ _id }) => _id).join(), cards: NONE }, ...parts],
    `${own}${requests.isRead}`,
  );
  function close(nota: StoredNota) {
    noteFocus(nota);
    if (pendingOf(nota) > 0) handOver.begin(nota);
    else pay(nota);
  }

  useTagScan(notas, (nota, number) => {
    noteFocus(nota);
    handOver.begin(nota, number);
  });

  const cards = {
    own,
    today: moment.today,
    zone: sucursalData.zona_horaria,
    telling: stageActions.telling,
    closing: direct.closing,
    onTouch,
    onReceive: receive,
    onClose: close,
    onPrint: (nota: StoredNota) => ticket.print(nota.id),
    onStep: stageActions.onStep,
    onPieces: stageActions.onPieces,
    onTell: stageActions.onTell,
    onMenu: stageActions.onMenu,
    onMove: stageActions.onMove,
  };
  return (
    <ActivosLayout data-board={onBoard}>
      <ActivosHeader
        all={notas}
        notas={data ? ofSucursal : null}
        withSucursales={superuser}
        view={view}
        filter={filter}
        sucursal={sucursal}
        requests={requests.waiting}
        found={T.results(pass.length, asked.length)}
        searches={searches}
        onView={setView}
        onSearch={setText}
        onChange={set}
      />
      <UnsentPhotos />
      {error && data && (
        <RetryAlert onRetry={refetch} sx={{ mb: 3 }}>
          {T.previousList(errorMessage(error))}
        </RetryAlert>
      )}
      {!data &&
        !error &&
        (onBoard ? <BoardSkeleton /> : <PageSkeleton form="tarjetas" cantidad={16} height={123} sx={{ mt: 11 }} />)}
      {!data && error && <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />}
      {requests.failure && data && connected && (
        <RetryAlert onRetry={requests.failure.retry} sx={{ mb: 3 }}>
          {REQUEST_TEXTS.notRead(requests.failure.message)}
        </RetryAlert>
      )}
      {data && asks && <RequestList {...requests} today={moment.today} onTouch={onTouch} />}
      {data && pass.length === 0 && !asks && (
        <EmptyBoard firstSteps={superuser && notas.length === 0}>
          <NoNotas
            filter={onBoard ? 'todas' : filter}
            filtered={notas.length > 0}
            text={text}
            onViewAll={() => {
              setText('');
              setSearches(searches + 1);
              set({ filter: 'todas', sucursal: '' });
            }}
            onSchedule={scheduleRecoleccion}
          />
        </EmptyBoard>
      )}
      {data !== undefined && data.missing > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {T.missing(data.missing)}
        </Alert>
      )}
      {boardDrawn && (
        <Board
          columns={columns}
          moved={stages.latest}
          schedule={<ScheduleEnd onClick={scheduleRecoleccion} />}
          requests={{ count: requests.shown.length, items: <RequestItems {...requests} today={moment.today} /> }}
          {...cards}
        />
      )}
      {!onBoard && <Groups groups={groups} {...cards} />}
      <ClosedNotas text={text} active={notas} sucursal={superuser ? sucursal : ''} onPrint={(notaId) => ticket.print(notaId)} />
      {ticket.element}
      {stageActions.element}
      {handOver.element}
      {requests.element}
      {(phone || !onBoard || pass.length === 0) && <ScheduleButton onClick={scheduleRecoleccion} />}
      {opened?.what === 'agenda' && <ScheduleDialog onClose={leave} />}
      {opened?.what === 'cierre' && (
        <CierreDialog
          nota={opened.nota}
          onFinish={leave}
          onCancel={() => {
            leave();
            handOver.tellKept(opened.nota);
          }}
          onPending={(nota) => {
            leave();
            handOver.begin(nota);
          }}
        />
      )}
      {opened?.what === 'recibir' && (
        <ConfirmDialog
          question={T.receiveFrom(opened.nota.clienteNombre)}
          consequence={T.receiveConsequence}
          confirm={T.goToPointOfSale}
          cancel={T.cancel}
          onConfirm={() => navigate(`/app/pos/${opened.nota.id}`)}
          onCancel={leave}
        />
      )}
    </ActivosLayout>
  );
}
