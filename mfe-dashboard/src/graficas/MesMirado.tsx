import type { Centavos } from '@lavanda/shared/domain/dinero';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

/** Half of the mark of the month, px: the line stops at it, for it is drawn over the marks. */
const MARCA_PX = 7;

/** The upright line of the month looked at, 1 to 12, through the height of a chart of months and around its mark, if the month has an amount. */
export default function MesMirado({ mes, monto }: { mes: number; monto: Centavos | null | undefined }) {
  const { palette } = useTheme();
  const { top, height } = useDrawingArea();
  const x = useXScale<'point'>()(mes - 1);
  const y = useYScale<'linear'>();
  if (x === undefined) return null;
  const abajo = top + height;
  const [antes, despues] = typeof monto === 'number' ? [y(monto) - MARCA_PX, y(monto) + MARCA_PX] : [top, top];
  return (
    <path
      d={`M${x} ${top}V${Math.max(top, antes)}M${x} ${Math.min(abajo, despues)}V${abajo}`}
      fill="none"
      stroke={palette.outline}
      strokeDasharray="3 4"
      shapeRendering="crispEdges"
      pointerEvents="none"
    />
  );
}
