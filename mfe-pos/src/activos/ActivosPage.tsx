import { errorMessage, useCurrentUser } from '@lavanda/shared';
import { isPaid } from '@lavanda/shared/domain/nota';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import ScheduleButton from '../agenda/ScheduleButton';
import ScheduleDialog from '../agenda/ScheduleDialog';
import CierreDialog from '../cierre/CierreDialog';
import { useDirectCierre } from '../cierre/useDirectCierre';
import { usePosActiveNotasQuery } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import ActivosHeader from './ActivosHeader';
import ClosedNotas from './closed/ClosedNotas';
import EmptyBoard from './EmptyBoard';
import { passes, search } from './filterNotas';
import Groups from './Groups';
import { groupNotas } from './groupNotas';
import NoNotas from './NoNotas';
import { TEXTS } from './texts';
import { useFilters } from './useFilters';
import { useFocusAfterCierre } from './useFocusAfterCierre';
import { useMoment } from './useMoment';
import { useSteadyTouch } from './useSteadyTouch';

const T = TEXTS.activos;

/** Polling interval while the page is visible, ms. Limits how long two registers can disagree. */
const POLL_MS = 30_000;

type OpenDialog = { what: 'agenda' } | { what: 'recibir' | 'cierre'; nota: StoredNota } | null;

/** 'Activos': notas in the sucursal or waiting for recoleccion, grouped by due day. */
export default function ActivosPage() {
  const { data, error, refetch } = usePosActiveNotasQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
    // Re-renders the board only when the notas change, not when a refetch begins or ends.
    selectFromResult: ({ data, error }) => ({ data, error }),
  });
  const notas = data?.notas ?? [];
  const superuser = useCurrentUser().rol === 'superuser';
  const moment = useMoment();
  const { filter, sucursal, set } = useFilters();
  const [opened, setOpen] = useState<OpenDialog>(null);
  const [text, setText] = useState('');
  const [searches, setSearches] = useState(0);
  const navigate = useNavigate();
  const ticket = useTicket();

  const ask = (nota: StoredNota) => setOpen({ what: 'cierre', nota });
  const receive = (nota: StoredNota) => setOpen({ what: 'recibir', nota });
  const scheduleRecoleccion = () => setOpen({ what: 'agenda' });
  const direct = useDirectCierre(ask);
  const leave = () => setOpen(null);

  const ofSucursal = superuser && sucursal !== '' ? notas.filter((nota) => nota.sucursalNombre === sucursal) : notas;
  const pass = search(ofSucursal, text).filter((nota) => passes(nota, filter));
  const groups = groupNotas(pass, moment);
  const noteFocus = useFocusAfterCierre(groups, opened !== null || direct.closing.size > 0);
  const own = JSON.stringify([filter, sucursal, text]);
  const onTouch = useSteadyTouch(groups, own);
  function close(nota: StoredNota) {
    noteFocus(nota);
    if (isPaid(nota.saldo)) void direct.close(nota);
    else ask(nota);
  }

  return (
    <Box sx={{ minHeight: '100%' }}>
      <ActivosHeader
        all={notas}
        notas={data ? ofSucursal : null}
        withSucursales={superuser}
        filter={filter}
        sucursal={sucursal}
        found={pass.length}
        searches={searches}
        onSearch={setText}
        onChange={set}
      />
      {error && data && (
        <RetryAlert onRetry={refetch} sx={{ mb: 3 }}>
          {T.previousList(errorMessage(error))}
        </RetryAlert>
      )}
      {!data && !error && <PageSkeleton form="tarjetas" cantidad={16} height={123} sx={{ mt: 11 }} />}
      {!data && error && <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />}
      {data && groups.length === 0 && (
        <EmptyBoard firstSteps={superuser && notas.length === 0}>
          <NoNotas
            filter={filter}
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
      <Groups
        groups={groups}
        own={own}
        closing={direct.closing}
        onTouch={onTouch}
        onReceive={receive}
        onClose={close}
        onPrint={(nota) => ticket.print(nota.id)}
      />
      <ClosedNotas
        text={text}
        active={notas}
        sucursal={sucursal === '' ? undefined : ofSucursal[0]?.sucursalId}
        onPrint={(notaId) => ticket.print(notaId)}
      />
      {ticket.element}
      <ScheduleButton onClick={scheduleRecoleccion} />
      {opened?.what === 'agenda' && <ScheduleDialog onClose={leave} />}
      {opened?.what === 'cierre' && <CierreDialog nota={opened.nota} onFinish={leave} />}
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
    </Box>
  );
}
