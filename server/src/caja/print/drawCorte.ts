import type { DescribedCorte, MethodRow, PaperRow } from '@lavanda/shared/ticket/corte/describeCorte';
import { CORTE_PAPER_TEXTS as T } from '@lavanda/shared/ticket/corte/texts';
import { box, type LayoutNode, type Style, text } from '../../tickets/image/node.ts';
import { PDF_TEXTS } from './texts.ts';

/** Width of the drawing (paper of 80 mm), and its side margins, CSS px. */
export const PAPER_WIDTH = 302;
const MARGIN = 15;
const CONTENT = PAPER_WIDTH - 2 * MARGIN;
const AMOUNT = 84;
const GAP = 18;
const HALF = (CONTENT - GAP) / 2;

/** Maximum rows drawn per part, because a longer drawing takes too much memory. The printed page has all rows. */
const MOST_ROWS = 60;

const LINE: Style = { lineHeight: '17px' };
const RIGHT: Style = { ...LINE, textAlign: 'right' };
const RULE = '1.5px solid #000';

const column = (...children: (LayoutNode | null)[]) => box({ flexDirection: 'column' }, ...children);
const cut = () => box({ borderTop: '1.5px dashed #000', height: 0, margin: '8px 0' });
const title = (content: string) => text(content, CONTENT, 13, { lineHeight: '18px', fontWeight: 700 });

/** A label beside a value that takes `width` px. */
function row({ label, value, strong = false }: PaperRow, width: number, size = 12): LayoutNode {
  const weight = strong ? 700 : 400;
  return box(
    { justifyContent: 'space-between', alignItems: 'flex-end', gap: 8 },
    text(label, CONTENT - width - 8, size, { ...LINE, width: CONTENT - width - 8, fontWeight: weight }),
    text(value, width, size, { ...RIGHT, width, fontWeight: weight }),
  );
}

const amountRow = (each: PaperRow) => row(each, AMOUNT);

/** A row with a text value. The value stands beside its label or, if the label is long, below it. */
function textRow(each: PaperRow): LayoutNode {
  const isLong = each.label.length > 24;
  if (!isLong) return row(each, CONTENT - 110);
  return column(
    text(each.label, CONTENT, 12, { ...LINE, fontWeight: each.strong ? 700 : 400 }),
    text(each.value, CONTENT, 12, RIGHT),
  );
}

/** A part under a dashed line: its first rows, and the number of rows left out. Empty without rows. */
function part(name: string, rows: readonly PaperRow[]): (LayoutNode | null)[] {
  if (rows.length === 0) return [];
  const more = rows.length - MOST_ROWS;
  return [
    cut(),
    title(name),
    ...rows.slice(0, MOST_ROWS).map(amountRow),
    more > 0 ? text(PDF_TEXTS.more(more), CONTENT, 12, LINE) : null,
  ];
}

function methodRow({ name, expected, counted, difference }: MethodRow, weight: number): LayoutNode {
  const cell = (content: string, width: number, style: Style) =>
    text(content, width, 11, { ...style, width, fontWeight: weight });
  const amounts = [expected, counted].map((amount) => cell(amount, 80, RIGHT));
  return box({ padding: '1px 0' }, cell(name, CONTENT - 80 - 80 - 62, LINE), ...amounts, cell(difference, 62, RIGHT));
}

function methodTable({ methods, total }: DescribedCorte): LayoutNode[] {
  const heading = { name: T.method, expected: T.expected, counted: T.counted, difference: T.difference };
  return [
    box({ borderBottom: RULE }, methodRow(heading, 700)),
    column(...methods.map((method) => methodRow(method, 400))),
    box({ borderTop: RULE }, methodRow(total, 700)),
  ];
}

function verdictBox({ verdict }: DescribedCorte): LayoutNode | null {
  if (verdict === null) return null;
  const inside = CONTENT - 24;
  return box(
    { flexDirection: 'column', border: '2px solid #000', borderRadius: 6, padding: '5px 9px 6px', margin: '8px 0' },
    ...verdict.amounts.flatMap(({ label, value }) => [
      text(label, inside, 12, LINE),
      text(value, inside, 17, { lineHeight: '22px', fontWeight: 700 }),
    ]),
    verdict.reason === '' ? null : text(verdict.reason, inside, 12, LINE),
  );
}

/** The counted denominations in two columns, filled row by row. */
function coins(rows: readonly PaperRow[]): LayoutNode {
  return box(
    { flexWrap: 'wrap', columnGap: GAP },
    ...rows.map(({ label, value }) =>
      box(
        { width: HALF, justifyContent: 'space-between' },
        text(label, HALF - 64, 12, { ...LINE, width: HALF - 64 }),
        text(value, 64, 12, { ...RIGHT, width: 64 }),
      ),
    ),
  );
}

function header({ logo, negocio: laundry, sucursal }: DescribedCorte): LayoutNode {
  const image: LayoutNode = { type: 'img', props: { src: logo, height: 44, width: 44, style: { objectFit: 'contain' } } };
  const centred: Style = { textAlign: 'center', width: CONTENT };
  return box(
    { flexDirection: 'column', alignItems: 'center' },
    logo === '' ? null : image,
    text(laundry, CONTENT, 19, { ...centred, lineHeight: '24px', fontWeight: 700 }),
    text(sucursal, CONTENT, 12, { ...centred, lineHeight: '16px' }),
  );
}

function signatures(name: string): LayoutNode {
  const line = (content: string) =>
    box({ width: HALF, borderTop: RULE, paddingTop: 2 }, text(content, HALF, 11, { width: HALF, textAlign: 'center' }));
  return box({ justifyContent: 'space-between', marginTop: 44 }, line(name), line(T.received));
}

/** The corte on paper of 80 mm, black on white (mock-up 14-caja-corte-impreso). */
export function drawCorte(corte: DescribedCorte): LayoutNode {
  const { heading, number, facts, cash, count, movements, late, sums, withdrawn } = corte;
  const large: Style = { lineHeight: '26px', fontWeight: 700 };
  return box(
    {
      ...{ width: PAPER_WIDTH, padding: `12px ${MARGIN}px 30px`, flexDirection: 'column' },
      ...{ fontFamily: 'Figtree', color: '#000', background: '#fff' },
    },
    header(corte),
    cut(),
    box(
      { justifyContent: 'space-between', alignItems: 'flex-end' },
      text(heading, CONTENT - 90, 15, { ...large, width: CONTENT - 90 }),
      text(number, 90, 24, { ...large, width: 90, textAlign: 'right' }),
    ),
    ...facts.map(textRow),
    cut(),
    title(T.cash),
    ...cash.map(amountRow),
    verdictBox(corte),
    cut(),
    ...methodTable(corte),
    cut(),
    title(T.count),
    ...(count.length > 1 ? [coins(count)] : count.map(amountRow)),
    ...part(T.movementsTitle, movements),
    ...part(T.late, late),
    cut(),
    ...sums.map(amountRow),
    box(
      { justifyContent: 'space-between', alignItems: 'flex-end' },
      text(withdrawn.label, CONTENT - 130, 17, large),
      text(withdrawn.value, 130, 17, { ...large, width: 130, textAlign: 'right' }),
    ),
    signatures(corte.signature),
    text(T.frozen, CONTENT, 10.5, { width: CONTENT, marginTop: 10, lineHeight: '13.5px', textAlign: 'center' }),
  );
}

const plain = ({ label, value }: PaperRow) => `${label} ${value}`;

/**
 * The drawing's text, line by line, as the PDF holds it for searching. Column headings, the note about rows that aren't drawn and
 * the second signature are left out.
 */
export function corteLines(corte: DescribedCorte): string[] {
  const { methods, total, verdict } = corte;
  const shown = (name: string, rows: readonly PaperRow[]) =>
    rows.length === 0 ? [] : [name, ...rows.slice(0, MOST_ROWS).map(plain)];
  return [
    ...[corte.negocio, corte.sucursal, `${corte.heading} ${corte.number}`],
    ...corte.facts.map(plain),
    ...shown(T.cash, corte.cash),
    ...(verdict ? [...verdict.amounts.map(plain), verdict.reason] : []),
    ...[...methods, total].map((row) => `${row.name} ${row.expected} ${row.counted} ${row.difference}`),
    ...shown(T.count, corte.count),
    ...shown(T.movementsTitle, corte.movements),
    ...shown(T.late, corte.late),
    ...[...corte.sums, corte.withdrawn].map(plain),
    ...[corte.signature, T.frozen],
  ];
}
