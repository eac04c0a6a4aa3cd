import { formatMoney } from '@lavanda/shared/domain/money';
import { formatPercent } from '@lavanda/shared/domain/report';
import { PieChart } from '@mui/x-charts/PieChart';
import { CHARTS_LOCALE } from './chartsLocale';
import { FOCUS, TOOLTIP } from './tooltip';

/** Radii of the donut, px (spec 9 "Chart details: donut inner radius 67, outer radius 80"). */
const RADII = { innerRadius: 67, outerRadius: 80 } as const;

/** Draws no labels on the slices, because the names stand beside the donut. */
const WithoutLabel = () => null;

interface DonutProps {
  /** Non-empty slices; `monto` in centavos, `part` from 0 to 1. */
  slices: readonly { id: string; monto: number; part: number; color: string }[];
}

export default function Donut({ slices }: DonutProps) {
  const parts = new Map(slices.map(({ id, part }) => [id, part]));
  return (
    <PieChart
      width={168}
      height={168}
      margin={4}
      skipAnimation
      hideLegend
      localeText={CHARTS_LOCALE}
      series={[
        {
          ...RADII,
          paddingAngle: 1.5,
          data: slices.map(({ id, monto: amount, color }) => ({ id, label: id, value: amount, color })),
          valueFormatter: ({ value, id }) => `${formatMoney(value)} (${formatPercent(parts.get(String(id)) ?? 0)})`,
        },
      ]}
      slots={{ pieArcLabel: WithoutLabel }}
      slotProps={TOOLTIP}
      sx={FOCUS}
    />
  );
}
