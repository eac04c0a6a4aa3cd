import { type Centavos, formatoDinero } from '@lavanda/shared/domain/dinero';
import { useTheme } from '@mui/material/styles';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { DIAS_CORTOS, TEXTOS_GRAFICAS as T } from '../textos';
import { FOCO, GLOBO } from './globo';
import { corto } from './montos';
import { TEXTOS_DE_GRAFICAS } from './textosDeGraficas';

/** spec 9 "Chart details: bars 12 wide". */
const ANCHO = 12;
/** Room over the tallest bar for its amount. */
const HOLGURA = 1.16;

interface BarrasProps {
  /** Sunday to Saturday. */
  dias: readonly Centavos[];
}

/** A bar 12 px wide, whatever the room of its day, with a rounded top. */
function Barra({ x, y, width, height, color, className, dataIndex }: BarProps) {
  const izquierda = x + (width - ANCHO) / 2;
  const radio = Math.min(4, height);
  const lado = height - radio;
  return (
    <path
      className={className}
      data-index={dataIndex}
      fill={color}
      d={`M${izquierda} ${y + height}v${-lado}q0-${radio} ${radio}-${radio}h${ANCHO - 2 * radio}q${radio} 0 ${radio} ${radio}v${lado}Z`}
    />
  );
}

/** Totals by weekday, each with its amount over it. */
export default function Barras({ dias }: BarrasProps) {
  const { palette } = useTheme();
  const mayorMonto = Math.max(...dias);
  const mayor = dias.indexOf(mayorMonto);
  return (
    <BarChart
      height={196}
      margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
      skipAnimation
      hideLegend
      localeText={TEXTOS_DE_GRAFICAS}
      grid={{ horizontal: true }}
      xAxis={[
        { scaleType: 'band', data: [...DIAS_CORTOS], disableLine: true, disableTicks: true, height: 24, categoryGapRatio: 0.2 },
      ]}
      yAxis={[{ min: 0, max: mayorMonto * HOLGURA, domainLimit: 'strict', position: 'none', tickNumber: 3 }]}
      series={[
        {
          data: [...dias],
          label: T.columnaTotal,
          color: palette.primary.graphic,
          valueFormatter: (valor) => formatoDinero(valor ?? 0),
          barLabel: ({ value }) => (value ? corto(value) : null),
          barLabelPlacement: 'outside',
        },
      ]}
      slots={{ bar: Barra }}
      slotProps={GLOBO}
      sx={{
        ...FOCO,
        '& .MuiChartsGrid-line': { stroke: palette.chartGrid },
        // By its axis too: x-charts' own colour of a label would win otherwise.
        '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel, & .MuiBarChart-label': {
          fill: palette.text.secondary,
          fontSize: '12px !important',
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
        },
        [`& .MuiBarChart-label:nth-of-type(${mayor + 1}), & .MuiChartsAxis-tickContainer:nth-of-type(${mayor + 1}) text`]: {
          fontWeight: '700 !important',
          fill: palette.text.primary,
        },
      }}
    />
  );
}
