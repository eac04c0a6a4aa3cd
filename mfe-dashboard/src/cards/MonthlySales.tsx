import { formatMoney } from '@lavanda/shared/domain/money';
import { type Query, type Summary, salesByMonth } from '@lavanda/shared/domain/report';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { styled } from '@mui/material/styles';
import { MONTHS, CHART_TEXTS as T } from '../texts';
import Card from './Card';
import Chart from './ChartCard';
import Table from './FiguresTable';

interface MonthlySalesProps {
  summary: Summary;
  query: Query;
  today: string;
}

const load = () => import('../charts/Lines');

function summarize(year: number, months: readonly (number | null)[]): string {
  const amounts = months.map((amount) => amount ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const largest = Math.max(...amounts);
  if (largest <= 0) return T.emptyMonthsSummary(year);
  const best = (MONTHS[amounts.indexOf(largest)] ?? '').toLowerCase();
  return T.monthsSummary(year, formatMoney(total), best, formatMoney(largest));
}

/** Card 'Ventas mensuales año actual vs anterior (YTY)': compares the chosen year with the previous one (decisions "Lists"). */
export default function MonthlySales({ summary, query, today }: MonthlySalesProps) {
  const { anio: year, mes: month } = query;
  const current = salesByMonth(summary, query, today);
  const previous = salesByMonth(summary, { ...query, anio: year - 1 }, today);
  const description = summarize(year, current);
  const cell = (amount: number | null | undefined) => (typeof amount === 'number' ? formatMoney(amount) : T.notStarted);
  const table = (
    <Table
      title={T.monthlySales}
      columns={[T.monthColumn, String(year), String(year - 1)]}
      rows={MONTHS.map((name, index) => [name, cell(current[index]), cell(previous[index])])}
    />
  );
  return (
    <Card
      title={T.monthlySales}
      table={table}
      actions={
        <Legend aria-hidden>
          <span data-series="actual">{year}</span>
          <span data-series="anterior">{year - 1}</span>
        </Legend>
      }
    >
      <p style={VISUALLY_HIDDEN}>{description}</p>
      <Chart load={load} height={272} props={{ anio: year, mes: month, current, previous }} />
    </Card>
  );
}

const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 44,
  margin: 0,
  [theme.breakpoints.down('sm')]: { order: 1, width: '100%', minHeight: 28 },
  fontSize: 14,
  fontWeight: 600,
  '& span': { display: 'flex', alignItems: 'center', gap: 7 },
  '& span::before': { content: '""', width: 26, borderTop: `3px solid ${theme.vars.palette.primary.graphic}` },
  '& span[data-series="anterior"]::before': { borderTop: `2.5px dashed ${theme.vars.palette.secondary.graphic}` },
}));
