import type { ChartsTextProps } from '@mui/x-charts/ChartsText';

/** A label of an axis, of one line: x-charts' own puts each in an element more, for those of several, and two axes had them by the dozen. */
export default function RotuloDeEje({ x, y, text, className, style }: ChartsTextProps) {
  const { angle: _, textAnchor, dominantBaseline, ...resto } = style ?? {};
  return (
    <text x={x} y={y} className={className} textAnchor={textAnchor} dominantBaseline={dominantBaseline} style={resto}>
      {text}
    </text>
  );
}
