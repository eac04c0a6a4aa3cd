import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { qrCode } from '@lavanda/shared/ticket/qr';
import { TEXTS } from '../texts.ts';
import { INKS } from './colors.ts';
import { CONTENT_WIDTH } from './measures.ts';
import { box, type LayoutNode, type Style, text } from './node.ts';

const QR_SIDE = 92;
const QR_MARGIN = 14;
const WIDTH = CONTENT_WIDTH - 40 - 16 - QR_SIDE - 2 * QR_MARGIN;

const BOX: Style = {
  borderRadius: 16,
  padding: '16px 20px',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  marginTop: 20,
};

function qr(link: string): LayoutNode {
  const { stroke, side } = qrCode(link);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${QR_SIDE}" height="${QR_SIDE}" shape-rendering="crispEdges"><path d="${stroke}"/></svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  const frame = { background: INKS.paper, padding: QR_MARGIN, borderRadius: 10 };
  return box(frame, { type: 'img', props: { src, width: QR_SIDE, height: QR_SIDE } });
}

/**
 * The part of the ticket's picture with the promised date and the QR of the public link. Without a date, a text explains the QR;
 * null when the ticket has neither date nor link.
 */
export function delivery(ticket: DescribedTicket, background: string): LayoutNode | null {
  if (ticket.delivery === null && ticket.link === null) return null;
  const words = ticket.delivery
    ? [
        text(ticket.delivery.label, WIDTH, 15, { lineHeight: '20px', color: INKS.soft }),
        text(ticket.delivery.value, WIDTH, 22, { lineHeight: '30px', fontWeight: 700 }),
      ]
    : [text(TEXTS.scanCode, WIDTH, 15, { lineHeight: '20px', color: INKS.soft })];
  return box(
    { ...BOX, background },
    box({ flexDirection: 'column', width: WIDTH }, ...words),
    ticket.link === null ? null : qr(ticket.link),
  );
}
