/** Side margins, mm, because printers print only 72 of 80 mm and 48 of 58 mm. */
const MARGIN = { 58: 5, 80: 4 } as const;

/**
 * Overrides for narrow paper: each method takes three lines (name and difference, expected, counted), and the count has one
 * column.
 */
const NARROW = `
table, tbody, tfoot { display: block; } thead { display: none; }
.by tr { display: grid; grid-template-columns: 1fr auto; padding: 3px 0; }
.by td { padding: 0; } .by th { padding: 0; } .by td:nth-of-type(1), .by td:nth-of-type(2) { grid-column: 1 / -1; text-align: right; }
.by td:nth-of-type(3) { grid-row: 1; grid-column: 2; }
.by td[data-of]::before { content: attr(data-of) ' '; float: left; }
.coins { grid-template-columns: 1fr; }`;

/** Styles of the printed corte (UI guide 11): black on white, no fills, no text under 10.5 px. */
export function corteStyles(width: 58 | 80): string {
  return `@page { margin: 0; }
* { box-sizing: border-box; margin: 0; color: #000; }
html { background: #fff; font: 400 12px/16px Figtree, sans-serif; font-variant-numeric: tabular-nums; -webkit-text-size-adjust: none; text-size-adjust: none; }
.paper { width: ${width}mm; padding: 3mm ${MARGIN[width]}mm 8mm; background: #fff; overflow-wrap: anywhere; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.hd { display: grid; justify-items: center; gap: 1px; text-align: center; }
.hd img { height: 44px; max-width: 100%; object-fit: contain; image-rendering: pixelated; }
.hd b { font-size: 19px; line-height: 24px; letter-spacing: -.01em; font-weight: 800; }
hr { border: 0; border-top: 1.5px dashed #000; margin: 8px 0; }
h1 { display: flex; justify-content: space-between; align-items: baseline; gap: 8px; font: inherit; font-size: 15px; line-height: 24px; font-weight: 700; }
h1 b { font-size: 24px; line-height: 28px; font-weight: 800; }
h2 { font: inherit; font-size: 13px; line-height: 18px; font-weight: 700; }
.kv { display: flex; justify-content: space-between; gap: 8px; break-inside: avoid; }
.kv > :last-child { text-align: right; } .kv.n > :last-child { white-space: nowrap; } .kv.b { font-weight: 700; }
.kv.b.w > :last-child { font-weight: 400; }
.tt { display: grid; gap: 1px; font-size: 13px; line-height: 18px; }
.big { font-size: 17px; line-height: 24px; font-weight: 800; }
.box { border: 2px solid #000; border-radius: 6px; padding: 5px 9px 6px; margin: 8px 0; break-inside: avoid; }
.box b { display: block; font-size: 17px; line-height: 22px; font-weight: 800; }
table { width: 100%; border-collapse: collapse; }
.by th, .by td { padding: 1px 0; font-weight: 400; text-align: right; white-space: nowrap; }
.by th:first-child { text-align: left; font-weight: 600; } .by thead th, .by tfoot th, .by tfoot td { font-weight: 700; }
.by thead tr { border-bottom: 1.5px solid #000; } .by tfoot tr { border-top: 1.5px solid #000; }
.coins { display: grid; grid-template-columns: 1fr 1fr; gap: 0 18px; } .coins > :only-child { grid-column: 1 / -1; }
.sign { display: grid; grid-template-columns: 1fr 1fr; gap: 18px; margin-top: 44px; text-align: center; break-inside: avoid; }
.sign span { border-top: 1.5px solid #000; padding-top: 2px; font-size: 11px; line-height: 14px; }
.nt { margin-top: 10px; font-size: 10.5px; line-height: 13.5px; text-align: center; }
${width === 58 ? NARROW : ''}`;
}
