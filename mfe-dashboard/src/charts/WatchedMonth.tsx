import type { Centavos } from '@lavanda/shared/domain/money';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

/** Half the size of the month's mark, px. The vertical line would cover the mark, so the line stops this far above and below. */
const TICK_PX = 7;

/** Vertical line through the selected month (1 to 12), with a gap around its mark if the month has an amount. */
export default function WatchedMonth({ mes: month, monto: amount }: { mes: number; monto: Centavos | null | undefined }) {
  const { palette } = useTheme();
  const { top, height } = useDrawingArea();
  const x = useXScale<'point'>()(month - 1);
  const y = useYScale<'linear'>();
  if (x === undefined) return null;
  const bottom = top + height;
  const [before, after] = typeof amount === 'number' ? [y(amount) - TICK_PX, y(amount) + TICK_PX] : [top, top];
  return (
    <path
      d={`M${x} ${top}V${Math.max(top, before)}M${x} ${Math.min(bottom, after)}V${bottom}`}
      fill="none"
      stroke={palette.outline}
      strokeDasharray="3 4"
      shapeRendering="crispEdges"
      pointerEvents="none"
    />
  );
}
