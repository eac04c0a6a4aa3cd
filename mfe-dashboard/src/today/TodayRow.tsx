import { formatMoney } from '@lavanda/shared/domain/money';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useDashboardTodayQuery } from '../data/endpoints';
import type { NotasSum, Today } from '../data/today';
import { TODAY_TEXTS as T } from '../texts';
import HourBars from './HourBars';
import { Tile, TodayFrame } from './tiles';

const toCollect = ({ monto: amount }: NotasSum) => (amount === 0 ? T.nothingToCollect : T.toCollect(formatMoney(amount)));

/** Today's pagos by method as text: 'Efvo $800.00 · TDC $150.25', or 'Efvo al cerrar tu caja · TDC $150.25'. */
function methodsOf({ pagos: { methods }, hidesCash }: Today): string {
  const used = methods.filter(({ monto: amount }) => amount !== 0).map((used) => `${used.metodo} ${formatMoney(used.monto)}`);
  return [...(hidesCash ? [T.hiddenCash] : []), ...used].join(' · ') || T.noPagos;
}

interface FigureProps {
  title: string;
  value: string | undefined;
  detail: string | undefined;
}

/** A figure of the day with its detail; an undefined figure is still loading. */
function Figure({ title, value, detail }: FigureProps) {
  return (
    <Tile>
      <h3>{title}</h3>
      <p className="value">{value ?? <Skeleton width="60%" />}</p>
      <p className="detail">{detail ?? <Skeleton width="80%" />}</p>
    </Tile>
  );
}

/** Row 'Hoy': the figures of the current day, whichever month the report shows. */
export default function TodayRow({ sucursal }: { sucursal: string }) {
  const {
    currentData: day,
    error,
    isFetching,
    refetch,
  } = useDashboardTodayQuery({ sucursal }, { refetchOnMountOrArgChange: true, refetchOnReconnect: true, refetchOnFocus: true });
  const frame = (content: ReactNode) => (
    <Box component="section" aria-labelledby="reporte-hoy" className="no-imprimir" sx={{ mb: 3 }}>
      <TodayFrame>
        <h2 id="reporte-hoy">{T.title}</h2>
        {content}
      </TodayFrame>
    </Box>
  );
  if (!day && error !== undefined && !isFetching)
    return frame(<ErrorPanel title={T.notLoaded} error={error} level="p" onRetry={refetch} />);
  return frame(
    <div className="tiles">
      <Figure title={T.sold} value={day && formatMoney(day.sold.monto)} detail={day && T.notas(day.sold.notas)} />
      <Figure title={T.pagos} value={day && formatMoney(day.pagos.total)} detail={day && methodsOf(day)} />
      <Figure title={T.due} value={day && T.notas(day.due.notas)} detail={day && toCollect(day.due)} />
      <Figure title={T.overdue} value={day && T.notas(day.overdue.notas)} detail={day && toCollect(day.overdue)} />
      <Tile>
        <h3>{T.hours}</h3>
        {day ? <HourBars hours={day.hours} /> : <Skeleton variant="rounded" height={52} />}
      </Tile>
    </div>,
  );
}
