import { formatMoney } from '@lavanda/shared/domain/money';
import { formatPercent } from '@lavanda/shared/domain/report';
import { PieChart } from '@mui/x-charts/PieChart';
import { CHARTS_LOCALE } from './chartsLocale';
import { FOCUS, TOOLTIP } from './tooltip';

/** spec 9 "Chart details: donut inner radius 67, outer radius 80". */
const RADIOS = { innerRadius: 67, outerRadius: 80 } as const;

/** Removes x-charts' empty slice labels: the names are beside the donut. */
const WithoutLabel = () => null;

interface DonaProps {
  /** Non-empty slices; `monto` in centavos, `part` from 0 to 1. */
  slices: readonly { id: string; monto: number; part: number; color: string }[];
}

export default function Dona({ slices }: DonaProps) {
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
          ...RADIOS,
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
