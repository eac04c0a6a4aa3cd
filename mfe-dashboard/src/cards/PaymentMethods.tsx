import { NEUTRALS } from '@lavanda/shared/design/tokens';
import { formatMoney } from '@lavanda/shared/domain/money';
import { formatPercent, type PaymentsDate, paymentMethods, type Query, type Summary } from '@lavanda/shared/domain/report';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import { monthInSentence } from '../selection/month';
import { CHART_TEXTS as T, TEXTS } from '../texts';
import Card from './Card';
import Chart from './ChartCard';
import Table from './FiguresTable';
import NoSales from './NoSales';

interface PaymentMethodsProps {
  summary: Summary;
  query: Query;
  by: PaymentsDate;
  onBy(by: PaymentsDate): void;
}

const load = () => import('../charts/Donut');

/** A light grey with a contrast of just over 3:1 on white, the minimum for graphics (WCAG). */
const FOURTH_COLOR = '#8a949d';

/** A colour for each payment method: the tenant's two, then greys that differ from both (UI guide 3, rule 7). */
function useColors(): readonly string[] {
  const { palette } = useTheme();
  const [p, s] = [palette.primary.graphic, palette.secondary.graphic];
  const neutrals = [NEUTRALS.series, FOURTH_COLOR, NEUTRALS.ink].filter((color) => color !== p && color !== s);
  return [p, s, ...neutrals];
}

/** Donut of pagos by method. `by` selects whether a pago counts in the month of its own date or in that of its nota. */
export default function PaymentMethods({ summary, query, by, onBy }: PaymentMethodsProps) {
  const colors = useColors();
  const { total, methods } = paymentMethods(summary, query, by);
  const rows = methods.map((row, index) => ({ ...row, id: row.metodo, color: colors[index] ?? NEUTRALS.series }));
  const nonZero = rows.filter(({ monto: amount }) => amount !== 0);
  const slices = rows.filter(({ monto: amount }) => amount > 0);
  const largest = slices.reduce((a, b) => (b.monto > a.monto ? b : a), slices[0] ?? { metodo: '', part: 0, monto: 0 });
  const description = T.methodsSummary(largest.metodo, formatPercent(largest.part));
  const table = (
    <Table
      title={T.methods}
      columns={[T.methodColumn, T.amountColumn, T.shareColumn]}
      rows={rows.map(({ metodo: method, monto: amount, part }) => [method, formatMoney(amount), formatPercent(part)])}
    />
  );
  return (
    <Card
      title={T.methods}
      table={table}
      actions={
        <Box sx={CHOICE}>
          <Segmented
            label={T.filterPagos}
            options={[
              { value: 'pago', label: T.pagoDate },
              { value: 'nota', label: T.notaDate },
            ]}
            value={by}
            onChange={onBy}
          />
        </Box>
      }
    >
      {nonZero.length === 0 ? (
        <NoSales text={TEXTS.noPagos(monthInSentence(query))} />
      ) : (
        <MethodsLayout>
          <p style={VISUALLY_HIDDEN}>{description}</p>
          <Donut>
            <Chart load={load} height={168} props={{ slices }} />
            <p>
              {by === 'nota' ? T.collected : T.paidInMonth}
              <b>{formatMoney(total)}</b>
            </p>
          </Donut>
          <ul>
            {nonZero.map(({ metodo: method, monto: amount, part, color }) => (
              <li key={method}>
                <i style={{ backgroundColor: color }} aria-hidden />
                <b>{method}</b>
                <em>{formatPercent(part)}</em>
                <small>{formatMoney(amount)}</small>
              </li>
            ))}
          </ul>
        </MethodsLayout>
      )}
    </Card>
  );
}

const CHOICE = {
  order: { xs: 1, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
  mb: { xs: 2, sm: 0 },
  '& [role="radio"]': { minHeight: 38, px: 3, fontSize: 13.5 },
} as const;

const MethodsLayout = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    gap: 18,
    alignItems: 'center',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', justifyItems: 'center', '& ul': { width: '100%' } },
    '& ul': { display: 'grid', gap: 9, margin: 0, padding: 0, listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '12px 1fr auto',
      gap: '0 8px',
      alignItems: 'center',
      fontSize: 14,
      lineHeight: '18px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li i': { width: 12, height: 12, borderRadius: 3, gridRow: 'span 2', printColorAdjust: 'exact' },
    '& li b': { fontWeight: 600 },
    '& li em': { fontStyle: 'normal', fontWeight: 700 },
    '& li small': { gridColumn: '2 / -1', fontSize: 13, lineHeight: '16px', color: palette.text.secondary },
  };
});

const Donut = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 168,
  height: 168,
  '& > p': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    margin: 0,
    pointerEvents: 'none',
    fontSize: 12,
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
  '& b': { fontSize: 16, color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));
