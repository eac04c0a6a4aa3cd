import { formatMoney, formatWith } from '@lavanda/shared/domain/money';
import { indicators, type Query, type Summary } from '@lavanda/shared/domain/report';
import { styled } from '@mui/material/styles';
import { KPI_TEXTS as T, TEXTS } from '../texts';
import Kpi from './Kpi';

interface IndicatorsProps {
  /** The figures; null while they load, or when they couldn't be loaded (see `failure`). */
  summary: Summary | null;
  query: Query;
  failure: boolean;
}

const integer = (value: number) => formatWith(0).format(value);

/** The report's five KPI cards: sales of the year and of the month, collected, notas received, and average ticket. */
export default function Indicators({ summary, query, failure: error }: IndicatorsProps) {
  const data = summary && indicators(summary, query);
  const placeholder = error ? TEXTS.noData : undefined;
  const previous = { caption: T.vsPrevious, withoutRatio: T.withoutPrevious, placeholder };
  return (
    <IndicatorGrid className="indicadores" aria-label={T.group}>
      <Kpi title={T.yearSales} indicator={data?.yearSales ?? null} format={formatMoney} {...previous} caption={T.growth} />
      <Kpi title={T.monthSales} indicator={data?.monthSales ?? null} format={formatMoney} {...previous} />
      <Kpi
        title={T.monthCollected}
        indicator={data?.monthCollected ?? null}
        format={formatMoney}
        caption={T.ofTotal}
        withoutRatio={T.noSales}
        placeholder={placeholder}
      />
      <Kpi title={T.monthReceived} indicator={data?.monthReceived ?? null} format={integer} {...previous} />
      <Kpi title={T.averageTicket} indicator={data?.averageTicket ?? null} format={formatMoney} {...previous} />
    </IndicatorGrid>
  );
}

const IndicatorGrid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  [theme.breakpoints.down('lg')]: { gap: 8 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
