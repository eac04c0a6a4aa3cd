import type { Centavos } from '@lavanda/shared/domain/money';
import { formatMoney } from '@lavanda/shared/domain/money';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import { MONTHS, SHORT_MONTHS, CHART_TEXTS as T } from '../texts';
import { inPesos, short } from './amounts';
import { CHARTS_LOCALE } from './chartsLocale';
import { linesStyle } from './linesStyle';
import { TOOLTIP } from './tooltip';
import WatchedMonth from './WatchedMonth';

interface LinesProps {
  anio: number;
  /** The selected month, 1 to 12. */
  mes: number;
  current: readonly (Centavos | null)[];
  previous: readonly (Centavos | null)[];
}

/**
 * Lines of the chosen year and the previous one. The previous year is dashed, because colour alone must not distinguish them.
 */
export default function Lines({ anio: year, mes: month, current, previous }: LinesProps) {
  const { palette, breakpoints } = useTheme();
  const phone = useMediaQuery(breakpoints.down('sm'));
  const amount = (value: number | null) => (value === null ? T.notStarted : formatMoney(value));
  return (
    <LineChart
      height={phone ? 240 : 272}
      margin={{ top: 12, right: phone ? 8 : 20, bottom: 0, left: 0 }}
      skipAnimation
      hideLegend
      localeText={CHARTS_LOCALE}
      grid={{ horizontal: true }}
      axisHighlight={{ x: 'line' }}
      xAxis={[monthAxis(phone)]}
      yAxis={[amountAxis(phone)]}
      series={[
        {
          id: 'actual',
          label: String(year),
          data: [...current],
          color: palette.primary.graphic,
          curve: 'linear',
          showMark: true,
          shape: 'circle',
          valueFormatter: amount,
        },
        {
          id: 'anterior',
          label: String(year - 1),
          data: [...previous],
          color: palette.secondary.graphic,
          curve: 'linear',
          showMark: false,
          valueFormatter: amount,
        },
      ]}
      slotProps={TOOLTIP}
      sx={linesStyle(palette, month, phone)}
    >
      <WatchedMonth mes={month} monto={current[month - 1]} />
    </LineChart>
  );
}

/** The axis of the months; on a phone every second one has a label. */
const monthAxis = (phone: boolean) => ({
  scaleType: 'point' as const,
  data: MONTHS.map((_, index) => index),
  valueFormatter: (index: number, { location }: { location: string }) =>
    (location === 'tick' ? SHORT_MONTHS[index] : MONTHS[index]) ?? '',
  disableLine: true,
  disableTicks: true,
  tickLabelInterval: (_value: number, index: number) => !phone || index % 2 === 0,
  height: 28,
});

/** The axis of the amounts. On a phone the axis is narrower and its amounts are abbreviated. */
const amountAxis = (phone: boolean) => ({
  min: 0,
  width: phone ? 62 : 82,
  valueFormatter: (value: number) => (phone ? short(value) : inPesos(value)),
  disableLine: true,
  disableTicks: true,
  tickNumber: 5,
});
