import { PAPER_SIZES, type Paper } from '../../domain/tag.ts';

/** A thermal printer's dot, mm (203 dpi). */
const DOT = 0.125;

/** White modules required around a QR. */
const QUIET = 4;

/** Measures by paper: dots per QR module, padding of a tag, and font sizes in px. */
const MEASURES: Record<
  Paper,
  { dots: number; edge: string; number: number; mark: number; name: number; text: number; day: number }
> = {
  80: { dots: 7, edge: '2.5mm 4mm', number: 34, mark: 26, name: 15, text: 12.5, day: 14 },
  // The side padding is 5 mm, because printers print only 48 mm of 58 mm paper.
  58: { dots: 6, edge: '2mm 5mm', number: 26, mark: 22, name: 13, text: 11, day: 12 },
  '57x32': { dots: 6, edge: '1mm 3mm 1mm 2.5mm', number: 26, mark: 22, name: 12, text: 11, day: 13.5 },
  '40x25': { dots: 5, edge: '1mm 2.5mm 1mm 2mm', number: 20, mark: 18, name: 11, text: 10.5, day: 11.5 },
};

/** Side of a tag's QR, mm. @param modules modules of its side, without the white margin */
const qrSideOf = (paper: Paper, modules: number): number => MEASURES[paper].dots * DOT * modules;

/** CSS of the page size. Each label is a page of its own. The page's script sets the length of a strip. */
function pageOf(paper: Paper): string {
  const { width, height } = PAPER_SIZES[paper];
  if (height === null) return `@page { margin: 0; }\n.paper { width: ${width}mm; padding: 2mm 0 8mm; }`;
  return `@page { size: ${width}mm ${height}mm; margin: 0; }
.paper { width: ${width}mm; } .tag { height: ${height}mm; overflow: hidden; break-inside: avoid; } .tag + .tag { break-before: page; }
@media screen { .tag + .tag { border-top: 1px dashed #000; } }`;
}

/** Styles of the tags' page (UI guide 11 and 14): black on white, with the name on at most two lines. */
export function tagStyles(paper: Paper, modules: number): string {
  const { dots, edge, number, mark, name, text, day } = MEASURES[paper];
  const side = qrSideOf(paper, modules);
  return `${pageOf(paper)}
* { box-sizing: border-box; margin: 0; color: #000; }
html { background: #fff; font: 400 ${text}px/1.2 Figtree, sans-serif; font-variant-numeric: tabular-nums; -webkit-text-size-adjust: none; text-size-adjust: none; }
.paper { background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.tag { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: ${QUIET * dots * DOT}mm; align-items: center; padding: ${edge}; break-inside: avoid; }
.tag div { min-width: 0; } .tag b { font-weight: 800; }
.no { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 7px; margin-bottom: 2px; line-height: 1.08; white-space: nowrap; }
.no b { font-size: ${number}px; letter-spacing: -.02em; } .no small { font-size: .54em; font-weight: 700; letter-spacing: 0; } .no b + b { font-size: ${mark}px; letter-spacing: .02em; }
.long .no b, .long .no b + b { font-size: ${Math.round(mark * 0.68)}px; letter-spacing: 0; }
.who, .what { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; }
.tag .who { font-size: ${name}px; line-height: 1.2; font-weight: 700; }
.what { line-height: 1.2; } .dt { display: block; margin-top: 2px; font-size: ${day}px; line-height: 1.2; white-space: nowrap; }
.qr { display: grid; justify-items: center; } .qr svg { display: block; width: ${side}mm; height: ${side}mm; }
.cut { position: relative; margin: 0 1mm; border-top: 1.5px dashed #000; } .cut svg { position: absolute; left: 4px; top: -7px; width: 14px; height: 12px; padding-right: 2px; background: #fff; }`;
}
