import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { useTheme } from '@mui/material/styles';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { SHORT_DAYS, CHART_TEXTS as T } from '../texts';
import { short } from './amounts';
import { CHARTS_LOCALE } from './chartsLocale';
import { FOCUS, TOOLTIP } from './tooltip';

/** Width of a bar, px (spec 9 "Chart details: bars 12 wide"). */
const WIDTH = 12;
/** Height of the axis relative to the tallest bar; the rest is room for the bar's label. */
const SLACK = 1.16;

interface BarsProps {
  /** Total of each weekday from Sunday to Saturday, centavos. */
  days: readonly Centavos[];
}

/** Bar with a rounded top, always 12 px wide, whatever the width of its band. */
function Bar({ x, y, width, height, color, className, dataIndex }: BarProps) {
  const left = x + (width - WIDTH) / 2;
  const cornerRadius = Math.min(4, height);
  const side = height - cornerRadius;
  return (
    <path
      className={className}
      data-index={dataIndex}
      fill={color}
      d={`M${left} ${y + height}v${-side}q0-${cornerRadius} ${cornerRadius}-${cornerRadius}h${WIDTH - 2 * cornerRadius}q${cornerRadius} 0 ${cornerRadius} ${cornerRadius}v${side}Z`}
    />
  );
}

export default function Bars({ days }: BarsProps) {
  const { palette } = useTheme();
  const largestAmount = Math.max(...days);
  const largest = days.indexOf(largestAmount);
  return (
    <BarChart
      height={196}
      margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
      skipAnimation
      hideLegend
      localeText={CHARTS_LOCALE}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: [...SHORT_DAYS],
          disableLine: true,
          disableTicks: true,
          height: 24,
          categoryGapRatio: 0.2,
        },
      ]}
      yAxis={[{ min: 0, max: largestAmount * SLACK, domainLimit: 'strict', position: 'none', tickNumber: 3 }]}
      series={[
        {
          data: [...days],
          label: T.totalColumn,
          color: palette.primary.graphic,
          valueFormatter: (value) => formatMoney(value ?? 0),
          barLabel: ({ value }) => (value ? short(value) : null),
          barLabelPlacement: 'outside',
        },
      ]}
      slots={{ bar: Bar }}
      slotProps={TOOLTIP}
      sx={{
        ...FOCUS,
        '& .MuiChartsGrid-line': { stroke: palette.chartGrid },
        // The selector includes the axis's class, so that it overrides the label colour set by x-charts.
        '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel, & .MuiBarChart-label': {
          fill: palette.text.secondary,
          fontSize: '12px !important',
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
        },
        [`& .MuiBarChart-label:nth-of-type(${largest + 1}), & .MuiChartsAxis-tickContainer:nth-of-type(${largest + 1}) text`]: {
          fontWeight: '700 !important',
          fill: palette.text.primary,
        },
      }}
    />
  );
}
