import { formatPercent } from '@lavanda/shared/domain/report';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useDashboardPromisesQuery } from '../data/endpoints';
import { type MonthPromises, promisesByMonth } from '../data/promises';
import { MONTHS, SHORT_MONTHS, PROMISES_TEXTS as T } from '../texts';
import Card from './Card';
import Table from './FiguresTable';
import NoSales from './NoSales';

interface KeptPromisesProps {
  year: number;
  /** Id of a sucursal; null for all that the user sees. */
  sucursal: string | null;
}

/** Card 'Promesas cumplidas': for each month of a year, how many of the notas promised for it were ready in time. */
export default function KeptPromises({ year, sucursal }: KeptPromisesProps) {
  const {
    currentData: rows,
    error,
    isFetching,
    refetch,
  } = useDashboardPromisesQuery({ year }, { refetchOnMountOrArgChange: true });
  if (!rows) {
    return (
      <Card title={T.title}>
        {error && !isFetching ? (
          <ErrorPanel title={T.notLoaded} error={error} level="p" onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={96} />
        )}
      </Card>
    );
  }
  const months = promisesByMonth(rows, sucursal);
  const promised = months.reduce((sum, month) => sum + month.promised, 0);
  const kept = months.reduce((sum, month) => sum + month.kept, 0);
  if (promised === 0) {
    return (
      <Card title={T.title}>
        <NoSales text={T.none(year)} />
      </Card>
    );
  }
  return (
    <Card title={T.title} table={<Figures months={months} />}>
      <p style={VISUALLY_HIDDEN}>{T.summary(year, kept, promised, formatPercent(kept / promised, 0))}</p>
      <Total aria-hidden>
        <b>{formatPercent(kept / promised, 0)}</b> {T.ofYear(year)}
      </Total>
      <List>
        {months.map(({ month, promised: all, kept: inTime }) => (
          <li key={month}>
            <span>{SHORT_MONTHS[month - 1]}</span>
            <i aria-hidden>
              <u style={{ width: `${(inTime / all) * 100}%` }} />
            </i>
            <b>{formatPercent(inTime / all, 0)}</b>
            <small>{T.ofMonth(inTime, all)}</small>
          </li>
        ))}
      </List>
    </Card>
  );
}

/** The card's figures as a table, which a button shows in place of the chart. */
function Figures({ months }: { months: readonly MonthPromises[] }) {
  return (
    <Table
      title={T.title}
      columns={[T.monthColumn, T.promisedColumn, T.keptColumn, T.shareColumn]}
      rows={months.map(({ month, promised: all, kept: inTime }) => [
        MONTHS[month - 1] ?? '',
        String(all),
        String(inTime),
        formatPercent(inTime / all, 0),
      ])}
    />
  );
}

const Total = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: 14,
  color: theme.vars.palette.text.secondary,
  '& b': { fontSize: 20, lineHeight: '26px', color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));

const List = styled('ul')(({ theme: { vars } }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '8px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 14,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr) 44px 76px', alignItems: 'center', gap: 8 },
  '& i': { height: 10, borderRadius: 5, overflow: 'hidden', backgroundColor: vars.palette.background.sunken },
  '& u': {
    display: 'block',
    height: '100%',
    borderRadius: 5,
    backgroundColor: vars.palette.primary.graphic,
    printColorAdjust: 'exact',
  },
  '& b': { fontWeight: 700, textAlign: 'right' },
  '& small': { fontSize: 13, textAlign: 'right', color: vars.palette.text.secondary },
}));
