/** Rings of holes of the drum: radius and angle of the first hole, from the centre (400, 450). */
const ANILLOS = [0, 1, 2, 3, 4].map((k) => ({ radio: 234 + 44 * k, cuantos: 8 * (k + 1), giro: k % 2 === 0 ? 0 : 0.5 }));

const HOYOS = ANILLOS.flatMap(({ radio, cuantos, giro }) =>
  Array.from({ length: cuantos }, (_, i) => {
    const angulo = ((i + giro) / cuantos) * 2 * Math.PI;
    return { cx: (400 + radio * Math.cos(angulo)).toFixed(1), cy: (450 + radio * Math.sin(angulo)).toFixed(1) };
  }),
);

const BURBUJAS = [
  { cx: 250, cy: 640, r: 13, opacity: 0.8 },
  { cx: 206, cy: 594, r: 7, opacity: 0.7 },
  { cx: 548, cy: 626, r: 17, opacity: 0.75 },
  { cx: 590, cy: 578, r: 8, opacity: 0.6 },
  { cx: 628, cy: 640, r: 6, opacity: 0.6 },
];

/** The drum of a washing machine behind the logo; decoration only. */
export function Arte() {
  return (
    <svg className="acceso-arte" viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <clipPath id="tambor">
        <circle cx="400" cy="450" r="446" />
      </clipPath>
      <circle cx="400" cy="450" r="520" fill="#234670" />
      <circle cx="400" cy="450" r="446" fill="#2d5685" />
      <g clipPath="url(#tambor)">
        <g fill="#274c77">
          {HOYOS.map(({ cx, cy }) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="5" />
          ))}
        </g>
        <path d={ola(-60, 668, 40)} fill="#6096ba" opacity=".55" />
        <path d={ola(-120, 716, 40)} fill="#6096ba" opacity=".8" />
        <path d={ola(-60, 772, 34)} fill="#a3cef1" opacity=".85" />
        <g fill="#e7ecef">
          {BURBUJAS.map((burbuja) => (
            <circle key={burbuja.cx} {...burbuja} />
          ))}
        </g>
      </g>
      <circle cx="400" cy="450" r="446" fill="none" stroke="#a3cef1" strokeWidth="3" opacity=".55" />
      <circle className="disco" cx="400" cy="450" r="186" fill="#274c77" />
      <circle className="disco" cx="400" cy="450" r="186" fill="none" stroke="#6096ba" strokeWidth="2" opacity=".6" />
    </svg>
  );
}

/** A wave of five crests from x, y; `alto` is half its height. */
function ola(x: number, y: number, alto: number): string {
  return `M${x} ${y}c70-${alto} 140-${alto} 210 0s140 ${alto} 210 0 140-${alto} 210 0 140 ${alto} 210 0 140-${alto} 210 0v400h-1050Z`;
}
