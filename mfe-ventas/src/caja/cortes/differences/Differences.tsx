import { formatMoney } from '@lavanda/shared/domain/money';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import BarChartRounded from '@mui/icons-material/BarChartRounded';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useOnPhone } from '../../layout/useOnPhone';
import { type CortesQuery, useVentasCortesNamesQuery, useVentasDifferencesQuery } from '../endpoints';
import { DIFFERENCES_TEXTS as T } from '../texts';
import { Cashiers, Frame } from './DifferencesFrame';
import DifferencesTable from './DifferencesTable';
import { longDay, shortDay } from './days';
import { MOST_DRAWN, type Multiple, type Multiples, multiplesOf } from './multiples';
import SmallMultiple from './SmallMultiple';

const signed = (centavos: number) => `${centavos > 0 ? '+' : ''}${formatMoney(centavos)}`;
const signOf = (centavos: number) => (centavos < 0 ? 'missing' : centavos > 0 ? 'left' : undefined);

/**
 * 'Diferencias por cajero': a small chart for each cashier, all on the same scale (on a phone, only the sums), or a table.
 * Ignores the filter `diferencia`, because the charts compare cortes with and without a difference.
 */
export default function Differences({ query: { diferencia: _, ...query } }: { query: CortesQuery }) {
  const [inTable, setInTable] = useState(false);
  const onPhone = useOnPhone();
  const id = useId();
  const { currentData, error, isFetching, refetch } = useVentasDifferencesQuery(query, { refetchOnMountOrArgChange: true });
  const multiples = currentData && multiplesOf(currentData);
  const button = inTable ? T.viewChart : T.viewTable;
  return (
    <Frame aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{T.title}</h2>
          {multiples && <About multiples={multiples} caja={query.caja} onPhone={onPhone} />}
        </div>
        {multiples && multiples.cortes > 0 && (
          <Tooltip title={button}>
            <IconButton aria-label={`${button}: ${T.title}`} onClick={() => setInTable(!inTable)}>
              {inTable ? <BarChartRounded aria-hidden /> : <TableRowsOutlined aria-hidden />}
            </IconButton>
          </Tooltip>
        )}
      </header>
      {!multiples && error !== undefined && !isFetching && (
        <ErrorPanel title={T.notLoaded} error={error} level="p" onRetry={() => void refetch()} />
      )}
      {!multiples && (error === undefined || isFetching) && <Skeleton variant="rounded" height={onPhone ? 102 : 300} />}
      {multiples && (inTable ? <DifferencesTable multiples={multiples} /> : <Charts multiples={multiples} onPhone={onPhone} />)}
      {multiples && (
        <p className="total">
          <span>{T.total}</span>
          <b data-sign={signOf(multiples.difference)}>{signed(multiples.difference)}</b>
        </p>
      )}
    </Frame>
  );
}

interface AboutProps {
  multiples: Multiples;
  /** Id of the caja in the filter; undefined for all. */
  caja: string | undefined;
  onPhone: boolean;
}

/** Line such as 'Caja 1, 14 cortes del 27 de noviembre al 10 de diciembre'. */
function About({ multiples: { cortes: count, first, last }, caja, onPhone }: AboutProps) {
  const { data } = useVentasCortesNamesQuery();
  if (count === 0) return <Typography variant="body2">{T.none}</Typography>;
  const name = data?.cajas.find(({ _id }) => _id === caja)?.nombre;
  const text = T.about(T.cortes(count), longDay(first), longDay(last));
  const isCut = count > MOST_DRAWN && !onPhone;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {name === undefined ? text : T.inCaja(name, text)}
      {isCut && `. ${T.lastOnes(MOST_DRAWN)}`}
    </Typography>
  );
}

/** Text of a cashier's chart for screen readers; '' when no drawn corte has a difference. */
function saidOf({ name, points }: Multiple): string {
  const parts = points.filter(({ difference }) => difference !== 0);
  return parts.length === 0
    ? ''
    : T.said(name, parts.map(({ number, difference }) => T.saidCorte(number, signed(difference))).join('; '));
}

function Charts({ multiples, onPhone }: { multiples: Multiples; onPhone: boolean }) {
  return (
    <>
      <Cashiers>
        {multiples.cashiers.map((cashier) => (
          <li key={cashier.id}>
            <p className="name">
              <span>{cashier.name}</span>
              <small>{T.cortes(cashier.cortes)}</small>
              <b data-sign={signOf(cashier.difference)}>{signed(cashier.difference)}</b>
            </p>
            {!onPhone && <SmallMultiple of={cashier} scale={multiples} />}
            <span style={VISUALLY_HIDDEN}>{saidOf(cashier)}</span>
          </li>
        ))}
      </Cashiers>
      {!onPhone && multiples.cortes > 1 && (
        <Box aria-hidden className="days">
          {multiples.days.map((day, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several positions on the axis may have the same day.
            <span key={place}>{shortDay(day)}</span>
          ))}
        </Box>
      )}
    </>
  );
}
