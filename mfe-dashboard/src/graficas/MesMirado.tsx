import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

/** The upright line of the month looked at, 1 to 12, through the height of a chart of months. */
export default function MesMirado({ mes }: { mes: number }) {
  const { palette } = useTheme();
  const { top, height } = useDrawingArea();
  const x = useXScale<'point'>()(mes - 1);
  if (x === undefined) return null;
  return (
    <path
      d={`M${x} ${top}v${height}`}
      fill="none"
      stroke={palette.outline}
      strokeDasharray="3 4"
      shapeRendering="crispEdges"
      pointerEvents="none"
    />
  );
}
