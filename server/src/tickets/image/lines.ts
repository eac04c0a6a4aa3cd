import type { DescribedLine, DescribedTicket, ListRow } from '@lavanda/shared/ticket/describeTicket';
import { TEXTS } from '../texts.ts';
import { INKS } from './colors.ts';
import { AMOUNT_COLUMN, CONTENT_WIDTH } from './measures.ts';
import { box, type LayoutNode, rowsOf, type Style, text } from './node.ts';

const HEIGHT = { lineHeight: '24px' } as const;
const FONT_SIZE = 17;
const SMALL_SIZE = 14;

/** Maximum rows of text for all lines together, because a much longer picture takes too much memory. */
const MAX_ROWS = 400;

const amount = ({ cantidad: quantity, displayUnit }: DescribedLine) =>
  displayUnit === 'kg' ? TEXTS.kilos(quantity) : `${quantity} ×`;

/** The first lines of the nota, as many as fit into `MAX_ROWS` rows of text. */
function fitting(all: readonly DescribedLine[], width: number): readonly DescribedLine[] {
  let rows = 0;
  const end = all.findIndex(({ servicio, observations }) => {
    // Each line also has a row with its price.
    rows += rowsOf(servicio, width, FONT_SIZE) + 1 + (observations === '' ? 0 : rowsOf(observations, width, SMALL_SIZE));
    return rows > MAX_ROWS;
  });
  return end === -1 ? all : all.slice(0, end);
}

/**
 * Draws the lines that fit (quantity, servicio, price, observaciones, amount), the number of lines left out, the total pieces
 * and kilos, and the nota's observaciones.
 */
export function lines({ lineas: all, content, observations }: DescribedTicket): LayoutNode {
  const column = Math.max(52, ...all.map((line) => Math.ceil(amount(line).length * 9.5) + 8));
  const width = CONTENT_WIDTH - column - AMOUNT_COLUMN;
  const cell = (content: string, width: number, style: Style) => text(content, width, FONT_SIZE, { ...HEIGHT, width, ...style });
  const soft = { ...HEIGHT, color: INKS.soft };
  const shown = fitting(all, width);
  const rest = all.length - shown.length;
  return box(
    { flexDirection: 'column', gap: 8 },
    ...shown.map((line) =>
      box(
        {},
        cell(amount(line), column, { fontWeight: 700 }),
        box(
          { flexDirection: 'column', width },
          cell(line.servicio, width, {}),
          text(line.unitPrice, width, SMALL_SIZE, { lineHeight: '18px', color: INKS.soft }),
          line.observations === '' ? null : text(line.observations, width, SMALL_SIZE, { lineHeight: '18px' }),
        ),
        cell(line.importe, AMOUNT_COLUMN, { fontWeight: 600, textAlign: 'right' }),
      ),
    ),
    all.length === 0 ? text(TEXTS.withoutArticles, CONTENT_WIDTH, FONT_SIZE, soft) : null,
    rest === 0 ? null : text(TEXTS.moreLines(rest), CONTENT_WIDTH, FONT_SIZE, soft),
    content === '' ? null : text(content, CONTENT_WIDTH, 15, { lineHeight: '20px', color: INKS.soft }),
    observations === '' ? null : text(TEXTS.observations(observations), CONTENT_WIDTH, 15, { lineHeight: '20px' }),
  );
}

/** A row with a label on the left and its value on the right. */
export function listRow({ label, value }: ListRow): LayoutNode {
  return box(
    { justifyContent: 'space-between', gap: 16 },
    text(label, CONTENT_WIDTH - AMOUNT_COLUMN, FONT_SIZE, { ...HEIGHT, color: INKS.soft }),
    text(value, AMOUNT_COLUMN, FONT_SIZE, { ...HEIGHT, fontWeight: 600 }),
  );
}
