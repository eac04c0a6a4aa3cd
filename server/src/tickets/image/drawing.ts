import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { TEXTS } from '../texts.ts';
import { colorsOf, INKS } from './colors.ts';
import { delivery } from './delivery.ts';
import { header } from './header.ts';
import { lines, listRow } from './lines.ts';
import { CONTENT_WIDTH, FRAME, MARGIN, WIDTH } from './measures.ts';
import { box, type LayoutNode, paragraph, type Style, text } from './node.ts';

/** Maximum number of lines of the legal text, as it was typed, in the picture. Each may wrap into several rows. */
const LEGAL_ROWS = 30;

/** Maximum number of lines of the address, as it was typed, in the picture. Each may wrap into several rows. */
const ADDRESS_ROWS = 3;

/** Dashed tear line, with its two notches. */
function cut(background: string): LayoutNode {
  const notch: Style = {
    position: 'absolute',
    top: -9,
    width: 16,
    height: 16,
    borderRadius: 8,
    background,
  };
  return box(
    { position: 'relative', height: 2, borderTop: `2px dashed ${INKS.stroke}`, margin: `18px -${MARGIN}px 16px` },
    box({ ...notch, left: -8 }),
    box({ ...notch, right: -8 }),
  );
}

function cliente({ cliente: { nombre: name, domicilio }, day, flags, atendio: servedBy }: DescribedTicket): LayoutNode {
  const detail: Style = { lineHeight: '24px', color: INKS.soft };
  return box(
    { flexDirection: 'column' },
    text(name, CONTENT_WIDTH, 24, { lineHeight: '30px', fontWeight: 700, letterSpacing: '-0.01em' }),
    text([day, ...flags].join(' · '), CONTENT_WIDTH, 16, detail),
    domicilio === '' ? null : paragraph(domicilio, ADDRESS_ROWS, CONTENT_WIDTH, 16, detail),
    servedBy === '' ? null : text(`${TEXTS.atendio} ${servedBy}`, CONTENT_WIDTH, 16, detail),
  );
}

function saldo({ saldo: { label, value } }: DescribedTicket): LayoutNode {
  return box(
    { justifyContent: 'space-between', alignItems: 'center', marginTop: 10 },
    text(label, 200, 20, { lineHeight: '44px', fontWeight: 600 }),
    text(value, 280, 36, { lineHeight: '44px', fontWeight: 600, letterSpacing: '-0.02em' }),
  );
}

/** The issuer's data, place and date of issue, the legal text and the contact for complaints. */
function smallPrint({ issuer, sucursal, fecha: date, issued, legal, notices }: DescribedTicket): LayoutNode {
  const lines = [
    ...issuer,
    ...[sucursal.direccion].filter((address) => address !== ''),
    ...[date, issued].flatMap((row) => (row ? [`${row.label} ${row.value}`] : [])),
    ...(legal === '' ? [] : legal.split('\n').slice(0, LEGAL_ROWS)),
    ...notices,
  ];
  const style: Style = { lineHeight: '17px', marginTop: 16, color: INKS.soft };
  return paragraph(lines.join('\n'), lines.length, CONTENT_WIDTH, 12.5, style);
}

/** The ticket's image (mock-up 12): the texts of the paper in the laundry's colours. */
export function drawing(ticket: DescribedTicket): LayoutNode {
  const colors = colorsOf(ticket.colores);
  const { background } = colors;
  return box(
    {
      width: WIDTH,
      padding: FRAME,
      fontFamily: 'Figtree',
      color: INKS.strong,
      background,
      flexDirection: 'column',
    },
    box(
      { flexDirection: 'column', background: INKS.paper, borderRadius: 24 },
      header(ticket, colors),
      box(
        { flexDirection: 'column', padding: `20px ${MARGIN}px 26px` },
        cliente(ticket),
        cut(background),
        lines(ticket),
        cut(background),
        box(
          { flexDirection: 'column', gap: 6 },
          ...[...ticket.sums, ticket.total].map(listRow),
          text(TEXTS.taxIncluded, CONTENT_WIDTH, 14, { lineHeight: '20px', color: INKS.soft }),
          ...ticket.byMethod.map(listRow),
        ),
        saldo(ticket),
        delivery(ticket, background),
        smallPrint(ticket),
      ),
    ),
  );
}
