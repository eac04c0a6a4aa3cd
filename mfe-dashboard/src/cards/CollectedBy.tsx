import { formatMoney } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import type { Query } from '@lavanda/shared/domain/report';
import Money from '@lavanda/shared/ui/display/Money';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type CollectedRow, collectedRows } from '../data/collected';
import { useDashboardCollectedQuery } from '../data/endpoints';
import { monthInSentence, writeMonth } from '../selection/month';
import { COLLECTED_TEXTS as T } from '../texts';
import Card from './Card';
import { Note, Total } from './CardTexts';
import Table from './FiguresTable';
import NoSales from './NoSales';

/** Card 'Cobrado por cajero y caja' of the month, for laundries that use cortes (day.md 3). */
export default function CollectedBy({ query }: { query: Query }) {
  const { sucursal } = query;
  const { currentData, error, isFetching, refetch } = useDashboardCollectedQuery(
    { mes: writeMonth(query), sucursal: sucursal ?? undefined },
    { refetchOnMountOrArgChange: true },
  );
  const month = monthInSentence(query);
  if (!currentData || currentData.rows.length === 0) {
    return (
      <Card title={T.title}>
        {currentData ? (
          <NoSales text={T.none(month)} />
        ) : error && !isFetching ? (
          <ErrorPanel title={T.notLoaded} error={error} level="p" onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={136} />
        )}
      </Card>
    );
  }
  const rows = collectedRows(currentData.rows, sucursal === null);
  return (
    <Card title={T.title} table={<Figures rows={rows} />}>
      <Total>
        <Money centavos={rows.reduce((sum, { total }) => sum + total, 0)} size="grande" /> {T.inMonth(month)}
      </Total>
      <List>
        {rows.map(({ id, cashier, caja, total, methods }) => (
          <li key={id}>
            <p>
              <span>
                <b>{cashier}</b> <small>{caja}</small>
              </span>
              <Money centavos={total} />
            </p>
            <ul>
              {methods
                .filter(({ pagos }) => pagos > 0)
                .map(({ method, amount }) => (
                  <li key={method}>{T.method(method, formatMoney(amount))}</li>
                ))}
            </ul>
          </li>
        ))}
      </List>
      <Note>
        {T.note} {currentData.hidesCash && T.hiddenCash}
      </Note>
    </Card>
  );
}

/** The card's figures as a table, with every payment method; on a phone the table scrolls sideways. */
function Figures({ rows }: { rows: readonly CollectedRow[] }) {
  return (
    <Box tabIndex={0} role="group" aria-label={T.title} sx={{ overflowX: 'auto', '& table': { minWidth: 520 } }}>
      <Table
        title={T.title}
        columns={[T.rowColumn, ...PAYMENT_METHODS, T.totalColumn]}
        rows={rows.map(({ cashier, caja, total, methods }) => [
          T.of(cashier, caja),
          ...methods.map(({ amount }) => formatMoney(amount)),
          formatMoney(total),
        ])}
      />
    </Box>
  );
}

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: '4px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '6px 0', borderTop: `1px solid ${vars.palette.divider}` },
  '& p': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12, margin: 0, fontSize: 15 },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: 14, color: vars.palette.text.secondary },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 13.5,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    color: vars.palette.text.secondary,
  },
}));
