import { RequestItems } from '@lavanda/shared/ui/requests/RequestItems';
import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import ScheduleButton from '../agenda/ScheduleButton';
import UnsentPhotos from '../photos/UnsentPhotos';
import { useSendPhotos } from '../photos/useSendPhotos';
import ActivosDialogs from './ActivosDialogs';
import ActivosHeader from './ActivosHeader';
import Board from './board/Board';
import { ActivosLayout } from './board/BoardLayout';
import ScheduleEnd from './board/ScheduleEnd';
import ClosedNotas from './closed/ClosedNotas';
import EmptyBoard from './EmptyBoard';
import Groups from './Groups';
import ListState from './ListState';
import NoNotas from './NoNotas';
import RequestList from './requests/RequestList';
import RequestsNotRead from './requests/RequestsNotRead';
import { TEXTS } from './texts';
import { useActivos } from './useActivos';

const T = TEXTS.activos;

/** 'Activos': notas in the sucursal or waiting for recoleccion, as a list by due day or as a board by stage. */
export default function ActivosPage() {
  const { list, notas, superuser, filters, onBoard, sucursal, requests, shown, asks, actions, cards, ...page } = useActivos();
  const { data, error, refetch } = list;
  const { pass } = shown;
  const { today, onTouch } = cards;
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const schedule = () => page.open({ what: 'agenda' });
  useSendPhotos();
  return (
    <ActivosLayout data-board={onBoard}>
      <ActivosHeader
        all={notas}
        notas={data ? shown.ofSucursal : null}
        withSucursales={superuser}
        filters={filters}
        requests={requests.waiting}
        resultsText={T.results(pass.length, page.asked)}
      />
      <UnsentPhotos />
      <ListState isLoaded={data !== undefined} error={error} view={filters.view} onRetry={refetch} />
      {data && <RequestsNotRead failure={requests.failure} />}
      {data && asks && <RequestList {...requests} today={today} onTouch={onTouch} />}
      {data && pass.length === 0 && !asks && (
        <EmptyBoard firstSteps={superuser && notas.length === 0}>
          <NoNotas
            filter={onBoard ? 'todas' : filters.filter}
            filtered={notas.length > 0}
            text={filters.text}
            onViewAll={filters.viewAll}
            onSchedule={schedule}
          />
        </EmptyBoard>
      )}
      {data !== undefined && data.missing > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {T.missing(data.missing)}
        </Alert>
      )}
      {page.boardDrawn && (
        <Board
          columns={shown.columns}
          moved={page.moved}
          schedule={<ScheduleEnd onClick={schedule} />}
          requests={{ count: requests.shown.length, items: <RequestItems {...requests} today={today} /> }}
          {...cards}
        />
      )}
      {!onBoard && <Groups groups={shown.groups} {...cards} />}
      <ClosedNotas text={filters.text} active={notas} sucursal={sucursal} onPrint={actions.ticket.print} />
      {actions.element}
      {requests.element}
      {(phone || !onBoard || pass.length === 0) && <ScheduleButton onClick={schedule} />}
      <ActivosDialogs opened={page.opened} handOver={actions.handOver} onClose={() => page.open(null)} />
    </ActivosLayout>
  );
}
