import { encode } from 'uqr';
import { TEXTS } from './texts';

/** Width of the white border that QR readers expect, in modules (squares of the code). */
const QUIET = 4;

/** Draws a text as a QR code, in black on white whatever the tenant's colours. */
export function QrImage({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={TEXTS.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
