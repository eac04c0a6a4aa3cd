import { errorMessage, useCurrentUser, useSession } from '@lavanda/shared';
import { hourIn } from '@lavanda/shared/domain/dates';
import { type Summary, sucursalesWithSales } from '@lavanda/shared/domain/report';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import LoadingOverlay from '@lavanda/shared/ui/feedback/LoadingOverlay';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FailedBoard, SummaryBoard, WaitingBoard } from './Board';
import CollectedBy from './cards/CollectedBy';
import Indicators from './cards/Indicators';
import KeptPromises from './cards/KeptPromises';
import MonthResult from './cards/MonthResult';
import Heading from './DashboardHeader';
import { useSummary } from './data/useSummary';
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
  const { currentData, data, error, fulfilledTimeStamp, refetch } = useSummary(year, today);
  const { selects, idSucursal, sucursales } = useSucursales(currentData ?? data);
  const requested = selects ? selection.sucursal : idSucursal;
  const sucursal = sucursales.some(({ id }) => id === requested) ? requested : '';
  // The same object while the selection is the same, so that the memoized board isn't drawn again.
  const query = useMemo(() => ({ anio: year, mes: month, sucursal: sucursal === '' ? null : sucursal }), [year, month, sucursal]);
  const failure = error !== undefined && !currentData;
  const usesCortes = useSession()?.permissions.includes('caja') ?? false;
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
      {error && currentData && fulfilledTimeStamp && <StaleWarning error={error} since={fulfilledTimeStamp} onRetry={refetch} />}
      <TodayRow sucursal={selects ? sucursal : ''} />
      <Indicators summary={currentData ?? null} query={query} failure={failure} />
      {failure && <FailedBoard failure={error} onRetry={refetch} />}
      {!failure && !currentData && <WaitingBoard />}
      {currentData && <SummaryBoard summary={currentData} query={query} today={today} pagosBy={pagosBy} onChange={set} />}
      {currentData && (
        <Box className="no-imprimir" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 3 }}>
          {usesCortes && <MonthResult query={query} />}
          {usesCortes && <CollectedBy query={query} />}
          <KeptPromises year={year} sucursal={query.sucursal} />
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {currentData ? T.reportOf(monthInSentence({ anio: year, mes: month }), name) : ''}
      </Box>
      {!data && !error && (
        <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal' }}>
          <LoadingOverlay />
        </Box>
      )}
    </Box>
  );
}

interface StaleWarningProps {
  error: unknown;
  /** When the shown figures were read, ms. */
  since: number;
  onRetry(): void;
}

/** Says that the current figures couldn't be read, and at what time the shown figures were read. */
function StaleWarning({ error, since, onRetry }: StaleWarningProps) {
  const zone = useCurrentUser().sucursalData.zona_horaria;
  return (
    <RetryAlert onRetry={onRetry} sx={{ mb: 3 }}>
      {T.dataOf(hourIn(zone, new Date(since)), errorMessage(error))}
    </RetryAlert>
  );
}
