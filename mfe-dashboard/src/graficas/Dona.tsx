import { formatoDinero } from '@lavanda/shared/domain/dinero';
import { formatoPorcentaje } from '@lavanda/shared/domain/reporte';
import { PieChart } from '@mui/x-charts/PieChart';
import { FOCO, GLOBO } from './globo';
import { TEXTOS_DE_GRAFICAS } from './textosDeGraficas';

/** spec 9 "Chart details: donut inner radius 67, outer radius 80". */
const RADIOS = { innerRadius: 67, outerRadius: 80 } as const;

/** Slices have their names beside the donut: x-charts draws each an empty one. */
const SinRotulo = () => null;

interface DonaProps {
  /** Slices with something in them; `monto` in centavos, `parte` of 1. */
  rebanadas: readonly { id: string; monto: number; parte: number; color: string }[];
}

export default function Dona({ rebanadas }: DonaProps) {
  const partes = new Map(rebanadas.map(({ id, parte }) => [id, parte]));
  return (
    <PieChart
      width={168}
      height={168}
      margin={4}
      skipAnimation
      hideLegend
      localeText={TEXTOS_DE_GRAFICAS}
      series={[
        {
          ...RADIOS,
          paddingAngle: 1.5,
          data: rebanadas.map(({ id, monto, color }) => ({ id, label: id, value: monto, color })),
          valueFormatter: ({ value, id }) => `${formatoDinero(value)} (${formatoPorcentaje(partes.get(String(id)) ?? 0)})`,
        },
      ]}
      slots={{ pieArcLabel: SinRotulo }}
      slotProps={GLOBO}
      sx={FOCO}
    />
  );
}
