import { formatMoney } from '@lavanda/shared/domain/money';
import { hasSales, type Query, type Summary, salesByDay } from '@lavanda/shared/domain/report';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { monthInSentence } from '../selection/month';
import { SHORT_DAYS, CHART_TEXTS as T, TEXTS } from '../texts';
import Card from './Card';
import Chart from './ChartCard';
import Table from './FiguresTable';
import NoSales from './NoSales';

const load = () => import('../charts/Bars');

/** Card with a bar for each weekday, Sunday to Saturday: the total of the month's sales on that weekday. */
export default function WeekdaysCard({ summary, query }: { summary: Summary; query: Query }) {
  const days = salesByDay(summary, query);
  if (!hasSales(summary, query)) {
    return (
      <Card title={T.days}>
        <NoSales text={TEXTS.noSales(monthInSentence(query))} />
      </Card>
    );
  }
  const largest = Math.max(...days);
  const description = T.daysSummary(SHORT_DAYS[days.indexOf(largest)] ?? '', formatMoney(largest));
  const table = (
    <Table
      title={T.days}
      columns={[T.dayColumn, T.totalColumn]}
      rows={SHORT_DAYS.map((day, index) => [day, formatMoney(days[index] ?? 0)])}
    />
  );
  return (
    <Card title={T.days} table={table}>
      <p style={VISUALLY_HIDDEN}>{description}</p>
      <Chart load={load} height={196} props={{ days }} />
    </Card>
  );
}
