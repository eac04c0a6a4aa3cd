import type { DescribedTicket } from '../describeTicket.ts';

/** Side margins, mm, because printers print only 72 of 80 mm and 48 of 58 mm. */
const MARGIN = { 58: 5, 80: 4 } as const;

/** A thermal printer's dot, mm (203 dpi), and the smallest side of a QR that all phones can read, mm. */
const DOT = 0.125;
const MIN_QR = 22;

/** Side of the QR, mm. Each module is a whole number of dots, so that all modules are printed equally wide. */
export function qrSide(modules: number): number {
  return Math.ceil(MIN_QR / modules / DOT) * DOT * modules;
}

/** Overrides for narrow paper: quantity and servicio are in a row above price and amount, and the QR is above its text. */
const NARROW = `
.ln { grid-template-columns: minmax(34px, max-content) 1fr auto; }
.ln b + b { grid-column: 2 / -1; }
.ln small { grid-column: 1 / 3; line-height: 18px; overflow-wrap: normal; }
.ln span { grid-row: 2; }
.ln em { grid-column: 1 / -1; }
.tt { font-size: 12px; }
.kv { flex-wrap: wrap; gap: 0 8px; } .kv :last-child { margin-left: auto; }
.qr { grid-template-columns: 1fr; justify-items: center; text-align: center; gap: 8px; }`;

/** Styles of the ticket's page (UI guide 11): black on white, no fills larger than the QR, no text under 10.5 px. */
export function ticketStyles({ width, lineas: lines }: DescribedTicket, qrModules: number): string {
  const qr = qrSide(qrModules);
  const quantity = Math.max(34, Math.max(0, ...lines.map((line) => line.cantidad.length)) * 7.5 + 14);
  return `@page { margin: 0; }
* { box-sizing: border-box; margin: 0; }
.paper, .paper * { color: #000; }
html { background: #fff; font: 400 12px/16px Figtree, sans-serif; font-variant-numeric: tabular-nums; -webkit-text-size-adjust: none; text-size-adjust: none; }
.paper { width: ${width}mm; padding: 3mm ${MARGIN[width]}mm 8mm; background: #fff; overflow-wrap: anywhere; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.c { text-align: center; }
.hd { display: grid; justify-items: center; gap: 1px; }
.hd img { height: 44px; max-width: 100%; object-fit: contain; image-rendering: pixelated; }
.hd b { font-size: 19px; line-height: 24px; letter-spacing: -.01em; font-weight: 800; }
hr { border: 0; border-top: 1.5px dashed #000; margin: 8px 0; }
.folio { font: inherit; display: flex; justify-content: space-between; align-items: baseline; gap: 8px; }
.folio b { font-size: 24px; line-height: 28px; font-weight: 800; }
.folio .pend { font-size: 16px; line-height: 22px; }
.clave b { letter-spacing: .04em; }
.kv { display: flex; justify-content: space-between; gap: 8px; break-inside: avoid; }
.kv :last-child { text-align: right; } .n :last-child { white-space: nowrap; }
.cli { margin-top: 6px; font-size: 15px; line-height: 19px; font-weight: 700; }
.fl { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 5px; }
.fl span { border: 1.5px solid #000; border-radius: 4px; padding: 0 6px; font-weight: 700; line-height: 18px; }
.ln { display: grid; grid-template-columns: ${quantity}px 1fr auto; gap: 1px 6px; padding: 2px 0; break-inside: avoid; }
.ln b { font-weight: 600; font-size: 13px; } .ln b:first-child { white-space: nowrap; }
.ln small { grid-column: 2; font-size: 11px; line-height: 13px; } .ln span { grid-column: 3; grid-row: 1; font-size: 13px; font-weight: 600; white-space: nowrap; text-align: right; }
.ln em { grid-column: 2 / -1; font-style: normal; font-size: 12px; line-height: 15px; overflow-wrap: anywhere; }
.pz { margin-top: 4px; font-weight: 600; }
.tt { display: grid; gap: 1px; font-size: 13px; line-height: 18px; }
.tt .big { font-size: 19px; line-height: 26px; font-weight: 800; }
.box { border: 2px solid #000; border-radius: 6px; padding: 5px 8px 6px; margin: 10px 0 8px; text-align: center; break-inside: avoid; }
.box b { display: block; font-size: 19px; line-height: 24px; font-weight: 800; } .box span { white-space: nowrap; }
.qr { display: grid; grid-template-columns: auto 1fr; gap: 15px; align-items: center; margin: 12px 0; break-inside: avoid; }
.qr svg { display: block; width: ${qr}mm; height: ${qr}mm; }
.iva { font-size: 11px; line-height: 14px; }
.lg { font-size: 10.5px; line-height: 13.5px; white-space: pre-line; }
.lg + .lg { margin-top: 4px; }
.gr { margin-top: 8px; text-align: center; font-weight: 700; font-size: 13px; }
${width === 58 ? NARROW : ''}`;
}
