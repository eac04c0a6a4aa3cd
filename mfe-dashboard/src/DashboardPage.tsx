import { errorMessage, useAuthDataQuery, useCurrentUser } from '@lavanda/shared';
import { hourIn } from '@lavanda/shared/domain/dates';
import { type Summary, sucursalesWithSales } from '@lavanda/shared/domain/report';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import LoadingOverlay from '@lavanda/shared/ui/feedback/LoadingOverlay';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailedBoard, ServiceGrid, WaitingBoard } from './Board';
import BestClientes from './cards/BestClientes';
import CollectedBy from './cards/CollectedBy';
import Extras from './cards/Extras';
import Indicators from './cards/Indicators';
import KeptPromises from './cards/KeptPromises';
import MonthlySales from './cards/MonthlySales';
import MonthResult from './cards/MonthResult';
import PaymentMethods from './cards/PaymentMethods';
import WeekdaysCard from './cards/WeekdaysCard';
import Heading from './DashboardHeader';
import { useDashboardSummaryQuery } from './data/endpoints';
import { windowOf } from './data/reportWindow';
import { useToday } from './data/useToday';
import PrintSheet from './PrintSheet';
import { monthInSentence } from './selection/month';
import { useSelection } from './selection/useSelection';
import { TEXTS as T } from './texts';
import TodayRow from './today/TodayRow';

/** Sucursales to choose from: those with sales, or only the user's own when the role may not choose. */
function useSucursales(summary: Summary | undefined) {
  const { rol: role, idSucursal, sucursalData } = useCurrentUser();
  const selects = seesAllSucursales(role);
  const ownSucursal = sucursalData.nombre_sucursal;
  const withSales = summary ? sucursalesWithSales(summary) : [];
  const sucursales = selects ? withSales : [{ id: idSucursal, nombre: ownSucursal }];
  return { selects, idSucursal, sucursales };
}

/** 'Reportes': the results of a month, for one sucursal or all. */
export default function DashboardPage() {
  const today = useToday();
  const { selection, set } = useSelection(today);
  const { anio: year, mes: month, pagosBy } = selection;
  const { currentData, data, error, fulfilledTimeStamp, refetch } = useDashboardSummaryQuery(
    windowOf(year, Number(today.slice(0, 4))),
    {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      // Re-renders the charts only when the figures change, not when a refetch begins or ends.
      selectFromResult: ({ currentData, data, error, fulfilledTimeStamp }) => ({
        currentData,
        data,
        error,
        fulfilledTimeStamp: error ? fulfilledTimeStamp : undefined,
      }),
    },
  );
  const { selects, idSucursal, sucursales } = useSucursales(currentData ?? data);
  const requested = selects ? selection.sucursal : idSucursal;
  const sucursal = sucursales.some(({ id }) => id === requested) ? requested : '';
  const query = { anio: year, mes: month, sucursal: sucursal === '' ? null : sucursal };
  const failure = error !== undefined && !currentData;
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const { data: session } = useAuthDataQuery();
  const usesCortes = session?.permissions.includes('caja') ?? false;
  const name = sucursales.find(({ id }) => id === sucursal)?.nombre ?? T.allSucursales;

  return (
    <Box className="reporte">
      <PrintSheet />
      <Heading
        selection={{ ...selection, sucursal }}
        sucursales={sucursales}
        selectsSucursal={selects}
        today={today}
        onChange={set}
      />
      {error && currentData && (
        <Alert severity="warning" sx={{ mb: 3 }} action={<RetryTransaction onClick={refetch} />}>
          {T.dataOf(hourIn(zone, new Date(fulfilledTimeStamp ?? Date.now())), errorMessage(error))}
        </Alert>
      )}
      <TodayRow sucursal={selects ? sucursal : ''} />
      <Indicators summary={currentData ?? null} query={query} failure={failure} />
      {failure && <FailedBoard failure={error} onRetry={refetch} />}
      {!failure && !currentData && <WaitingBoard />}
      {currentData && (
        <ServiceGrid className="rejilla">
          <MonthlySales summary={currentData} query={query} today={today} />
          <BestClientes summary={currentData} query={query} />
          <PaymentMethods summary={currentData} query={query} by={pagosBy} onBy={(by) => set({ pagosBy: by })} />
          <WeekdaysCard summary={currentData} query={query} />
          <Extras summary={currentData} query={query} />
        </ServiceGrid>
      )}
      {currentData && (
        <Box className="no-imprimir" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 3 }}>
          {usesCortes && <MonthResult query={query} />}
          {usesCortes && <CollectedBy query={query} />}
          <KeptPromises year={year} sucursal={query.sucursal} />
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {currentData ? T.updated(monthInSentence({ anio: year, mes: month }), name) : ''}
      </Box>
      {!data && !error && (
        <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal' }}>
          <LoadingOverlay />
        </Box>
      )}
    </Box>
  );
}

function RetryTransaction({ onClick }: { onClick(): void }) {
  return (
    <Button color="inherit" onClick={onClick}>
      {T.retry}
    </Button>
  );
}
