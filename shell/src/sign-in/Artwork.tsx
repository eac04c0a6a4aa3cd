/**
 * Rings of holes in the drum, centred at (400, 450). `spin` turns a ring by that fraction of the gap between two holes.
 */
const RINGS = [0, 1, 2, 3, 4].map((k) => ({ radius: 234 + 44 * k, count: 8 * (k + 1), spin: k % 2 === 0 ? 0 : 0.5 }));

const HOLES = RINGS.flatMap(({ radius, count, spin }) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + spin) / count) * 2 * Math.PI;
    return { cx: (400 + radius * Math.cos(angle)).toFixed(1), cy: (450 + radius * Math.sin(angle)).toFixed(1) };
  }),
);

const BUBBLES = [
  { cx: 250, cy: 640, r: 13, opacity: 0.8 },
  { cx: 206, cy: 594, r: 7, opacity: 0.7 },
  { cx: 548, cy: 626, r: 17, opacity: 0.75 },
  { cx: 590, cy: 578, r: 8, opacity: 0.6 },
  { cx: 628, cy: 640, r: 6, opacity: 0.6 },
];

/** Decorative washing machine drum behind the logo. */
export function Artwork() {
  return (
    <svg className="acceso-arte" viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <clipPath id="tambor">
        <circle cx="400" cy="450" r="446" />
      </clipPath>
      <circle cx="400" cy="450" r="520" fill="#234670" />
      <circle cx="400" cy="450" r="446" fill="#2d5685" />
      <g clipPath="url(#tambor)">
        <g fill="#274c77">
          {HOLES.map(({ cx, cy }) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="5" />
          ))}
        </g>
        <path d={wave(-60, 668, 40)} fill="#6096ba" opacity=".55" />
        <path d={wave(-120, 716, 40)} fill="#6096ba" opacity=".8" />
        <path d={wave(-60, 772, 34)} fill="#a3cef1" opacity=".85" />
        <g fill="#e7ecef">
          {BUBBLES.map((bubble) => (
            <circle key={bubble.cx} {...bubble} />
          ))}
        </g>
      </g>
      <circle cx="400" cy="450" r="446" fill="none" stroke="#a3cef1" strokeWidth="3" opacity=".55" />
      <circle className="disco" cx="400" cy="450" r="186" fill="#274c77" />
      <circle className="disco" cx="400" cy="450" r="186" fill="none" stroke="#6096ba" strokeWidth="2" opacity=".6" />
    </svg>
  );
}

/** Path of the water under a wave of five arcs that begins at (x, y); the control points are `height` above or below y. */
function wave(x: number, y: number, height: number): string {
  return `M${x} ${y}c70-${height} 140-${height} 210 0s140 ${height} 210 0 140-${height} 210 0 140 ${height} 210 0 140-${height} 210 0v400h-1050Z`;
}
