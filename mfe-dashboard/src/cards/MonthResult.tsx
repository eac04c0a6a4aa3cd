import { EXPENSE_NAMES } from '@lavanda/shared/domain/caja';
import { formatMoney } from '@lavanda/shared/domain/money';
import { formatPercent, type Query } from '@lavanda/shared/domain/report';
import Money from '@lavanda/shared/ui/display/Money';
import Totals from '@lavanda/shared/ui/display/Totals';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useDashboardResultsQuery } from '../data/endpoints';
import { type Result, resultOfMonth } from '../data/results';
import { monthInSentence } from '../selection/month';
import { RESULT_TEXTS as T } from '../texts';
import Card from './Card';
import { Note, Total } from './CardTexts';
import Table from './FiguresTable';
import NoSales from './NoSales';

/** Cards 'Gastos' and 'Resultado del mes', for laundries that use cortes (day.md 3). */
export default function MonthResult({ query }: { query: Query }) {
  const {
    currentData: rows,
    error,
    isFetching,
    refetch,
  } = useDashboardResultsQuery({ year: query.anio }, { refetchOnMountOrArgChange: true });
  const result = rows && resultOfMonth(rows, query);
  const waiting: ReactNode =
    error && !isFetching ? (
      <ErrorPanel title={T.notLoaded} error={error} level="p" onRetry={refetch} />
    ) : (
      <Skeleton variant="rounded" height={136} />
    );
  return (
    <Pair>
      {result ? <Expenses result={result} query={query} /> : <Card title={T.expenses}>{waiting}</Card>}
      <Card title={T.result}>{result ? <Left result={result} /> : waiting}</Card>
    </Pair>
  );
}

interface ExpensesProps {
  result: Result;
  query: Query;
}

/** Card 'Gastos': the month's gastos by category, or a text if there are none. */
function Expenses({ result: { expenses, categories }, query }: ExpensesProps) {
  if (categories.length === 0) {
    return (
      <Card title={T.expenses}>
        <NoSales text={T.noExpenses(monthInSentence(query))} />
      </Card>
    );
  }
  const table = (
    <Table
      title={T.expenses}
      columns={[T.categoryColumn, T.countColumn, T.amountColumn, T.shareColumn]}
      rows={categories.map(({ category, movements, amount }) => [
        EXPENSE_NAMES[category],
        String(movements),
        formatMoney(amount),
        formatPercent(amount / expenses, 0),
      ])}
    />
  );
  return (
    <Card title={T.expenses} table={table}>
      <Total>
        <Money centavos={expenses} size="grande" /> {T.inMonth(monthInSentence(query))}
      </Total>
      <List>
        {categories.map(({ category, amount }) => (
          <li key={category}>
            <p>
              <b>{EXPENSE_NAMES[category]}</b>
              <Money centavos={amount} />
              <em>{formatPercent(amount / expenses, 0)}</em>
            </p>
            <LinearProgress
              variant="determinate"
              value={Math.min(100, Math.round((amount / expenses) * 100))}
              aria-label={EXPENSE_NAMES[category]}
            />
          </li>
        ))}
      </List>
    </Card>
  );
}

/** Content of the card 'Resultado del mes': the amount collected in the month, its gastos, and the difference. */
function Left({ result: { collected, expenses, left } }: { result: Result }) {
  return (
    <>
      <Totals
        rows={[
          { label: T.collected, value: collected },
          { label: T.expenses, value: -expenses + 0 },
          { label: T.left, value: left, strong: true },
        ]}
      />
      <Note>{T.note}</Note>
    </>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [theme.breakpoints.down(720)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& p': { display: 'flex', alignItems: 'baseline', gap: 8, margin: '0 0 4px', fontSize: 15 },
  '& b': { flex: 1, fontWeight: 600 },
  '& em': { minWidth: 44, textAlign: 'right', fontStyle: 'normal', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .MuiLinearProgress-root': { height: 10, borderRadius: 5, backgroundColor: theme.vars.palette.background.sunken },
  '& .MuiLinearProgress-bar': { borderRadius: 5, backgroundColor: theme.vars.palette.primary.graphic },
}));
