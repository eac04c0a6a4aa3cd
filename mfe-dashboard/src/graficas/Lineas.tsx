import type { Centavos } from '@lavanda/shared/domain/dinero';
import { formatoDinero } from '@lavanda/shared/domain/dinero';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import { MESES, MESES_CORTOS, TEXTOS_GRAFICAS as T } from '../textos';
import { FOCO, GLOBO } from './globo';
import MesMirado from './MesMirado';
import { corto, enPesos } from './montos';
import { TEXTOS_DE_GRAFICAS } from './textosDeGraficas';

interface LineasProps {
  anio: number;
  /** The month looked at, 1 to 12. */
  mes: number;
  actual: readonly (Centavos | null)[];
  anterior: readonly (Centavos | null)[];
}

/** Month by month, the chosen year over the one before; the second line is dashed, so that colour isn't what tells them apart. */
export default function Lineas({ anio, mes, actual, anterior }: LineasProps) {
  const { palette, breakpoints } = useTheme();
  const telefono = useMediaQuery(breakpoints.down('sm'));
  const monto = (valor: number | null) => (valor === null ? T.sinEmpezar : formatoDinero(valor));
  return (
    <LineChart
      height={telefono ? 240 : 272}
      margin={{ top: 12, right: telefono ? 8 : 20, bottom: 0, left: 0 }}
      skipAnimation
      hideLegend
      localeText={TEXTOS_DE_GRAFICAS}
      grid={{ horizontal: true }}
      axisHighlight={{ x: 'line' }}
      xAxis={[
        {
          scaleType: 'point',
          data: MESES.map((_, indice) => indice),
          valueFormatter: (indice: number, { location }: { location: string }) =>
            (location === 'tick' ? MESES_CORTOS[indice] : MESES[indice]) ?? '',
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: (_valor: number, indice: number) => !telefono || indice % 2 === 0,
          height: 28,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: telefono ? 62 : 82,
          valueFormatter: (valor: number) => (telefono ? corto(valor) : enPesos(valor)),
          disableLine: true,
          disableTicks: true,
          tickNumber: 5,
        },
      ]}
      series={[
        {
          id: 'actual',
          label: String(anio),
          data: [...actual],
          color: palette.primary.graphic,
          curve: 'linear',
          showMark: true,
          shape: 'circle',
          valueFormatter: monto,
        },
        {
          id: 'anterior',
          label: String(anio - 1),
          data: [...anterior],
          color: palette.secondary.graphic,
          curve: 'linear',
          showMark: false,
          valueFormatter: monto,
        },
      ]}
      slotProps={GLOBO}
      sx={{
        ...FOCO,
        '& [data-series="anterior"].MuiLineChart-line': { strokeDasharray: '7 5', strokeWidth: 2.5 },
        '& [data-series="actual"].MuiLineChart-line': { strokeWidth: 3, strokeLinecap: 'round' },
        '& .MuiLineChart-mark': { fill: palette.background.paper, strokeWidth: 2.5 },
        [`& .MuiLineChart-mark[data-index="${mes - 1}"]`]: { fill: palette.primary.graphic, strokeWidth: 5 },
        ...EJES,
        ...(telefono ? {} : mesEnNegritas(mes, palette.text.primary)),
      }}
    >
      <MesMirado mes={mes} monto={actual[mes - 1]} />
    </LineChart>
  );
}

const mesEnNegritas = (mes: number, fill: string) => ({
  [`& .MuiChartsAxis-directionX .MuiChartsAxis-tickContainer:nth-of-type(${mes}) text`]: { fontWeight: '700 !important', fill },
});

const EJES = {
  '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-chartGrid)' },
  // By its axis too: x-charts' own colour of a label would win otherwise.
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': {
    fill: 'var(--mui-palette-text-secondary)',
    fontSize: '12px !important',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  // Apart from each other: the first month's name is centred where the amounts end.
  '& .MuiChartsAxis-directionX .MuiChartsAxis-tickLabel': { transform: 'translateY(6px)' },
  '& .MuiChartsAxis-directionY .MuiChartsAxis-tickLabel': { transform: 'translateX(-8px)' },
} as const;
