import type { Centavos } from '@lavanda/shared/domain/money';
import { formatMoney } from '@lavanda/shared/domain/money';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import { MONTHS, SHORT_MONTHS, CHART_TEXTS as T } from '../texts';
import { inPesos, short } from './amounts';
import { CHARTS_LOCALE } from './chartsLocale';
import { FOCUS, TOOLTIP } from './tooltip';
import WatchedMonth from './WatchedMonth';

interface LinesProps {
  anio: number;
  /** The selected month, 1 to 12. */
  mes: number;
  actual: readonly (Centavos | null)[];
  anterior: readonly (Centavos | null)[];
}

/**
 * Lines of the chosen year and the previous one. The previous year is dashed, because colour alone must not distinguish them.
 */
export default function Lines({ anio: year, mes: month, actual: current, anterior: previous }: LinesProps) {
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
      xAxis={[
        {
          scaleType: 'point',
          data: MONTHS.map((_, index) => index),
          valueFormatter: (index: number, { location }: { location: string }) =>
            (location === 'tick' ? SHORT_MONTHS[index] : MONTHS[index]) ?? '',
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: (_value: number, index: number) => !phone || index % 2 === 0,
          height: 28,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: phone ? 62 : 82,
          valueFormatter: (value: number) => (phone ? short(value) : inPesos(value)),
          disableLine: true,
          disableTicks: true,
          tickNumber: 5,
        },
      ]}
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
      sx={{
        ...FOCUS,
        '& [data-series="anterior"].MuiLineChart-line': { strokeDasharray: '7 5', strokeWidth: 2.5 },
        '& [data-series="actual"].MuiLineChart-line': { strokeWidth: 3, strokeLinecap: 'round' },
        '& .MuiLineChart-mark': { fill: palette.background.paper, strokeWidth: 2.5 },
        [`& .MuiLineChart-mark[data-index="${month - 1}"]`]: { fill: palette.primary.graphic, strokeWidth: 5 },
        // `skipAnimation` leaves a zero-length CSS animation, which would run each time that the section is shown again.
        '& clipPath rect': { animationName: 'none' },
        ...AXES,
        ...(phone ? {} : boldMonth(month, palette.text.primary)),
      }}
    >
      <WatchedMonth mes={month} monto={current[month - 1]} />
    </LineChart>
  );
}

const boldMonth = (month: number, fill: string) => ({
  [`& .MuiChartsAxis-directionX .MuiChartsAxis-tickContainer:nth-of-type(${month}) text`]: {
    fontWeight: '700 !important',
    fill,
  },
});

const AXES = {
  '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-chartGrid)' },
  // The selector includes the axis's class, so that it overrides the label colour set by x-charts.
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': {
    fill: 'var(--mui-palette-text-secondary)',
    fontSize: '12px !important',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  // Moves the labels away from the axes, so that the first labels of both don't touch at the corner.
  '& .MuiChartsAxis-directionX .MuiChartsAxis-tickLabel': { transform: 'translateY(6px)' },
  '& .MuiChartsAxis-directionY .MuiChartsAxis-tickLabel': { transform: 'translateX(-8px)' },
} as const;
