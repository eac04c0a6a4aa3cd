import { formatMoney } from '@lavanda/shared/domain/dinero';
import { type Query, hasSales, type Summary, salesByDay } from '@lavanda/shared/domain/reporte';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/soloLector';
import { monthInSentence } from '../seleccion/mes';
import { SHORT_DAYS, CHART_TEXTS as T, TEXTS } from '../textos';
import Chart from './Grafica';
import NoSales from './SinVentas';
import Table from './Tabla';
import Card from './Tarjeta';

const load = () => import('../graficas/Barras');

/** Totals of the month by weekday, Sunday to Saturday. */
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
