import { PAPER_SIZES, type Paper } from '../../domain/tag.ts';
import type { DescribedTicket } from '../describeTicket.ts';
import { qrCode } from '../qr.ts';
import { describeTags } from '../tags/describeTags.ts';
import { paintTags } from '../tags/paintTags.ts';
import { tagStyles } from '../tags/tagStyles.ts';
import { PAPER_TEXTS as TEXTS } from '../texts.ts';
import type { TicketData } from '../ticketData.ts';
import { paintPaper } from './paper.ts';
import { ticketStyles } from './styles.ts';

/** Modules a side of a version 1 QR: the styles need a size even when the ticket has no QR. */
export const SMALLEST_QR = 21;

/** What is printed, without the page around it: the server sends it, and a register without a connection draws it. */
export interface PrintedPage {
  title: string;
  /** Without the fonts, which the server and a register get from different places. */
  styles: string;
  /** Markup of the body, with its values escaped. */
  body: string;
  /** Width of a strip whose length is that of its content, mm; null for labels, which have their size. */
  width: number | null;
}

/** The ticket's paper for staff. */
export function printedTicket(ticket: DescribedTicket): PrintedPage {
  const qr = ticket.link === null ? null : qrCode(ticket.link);
  return {
    title: `${ticket.title} | ${ticket.negocio}`,
    styles: ticketStyles(ticket, qr?.side ?? SMALLEST_QR),
    body: paintPaper(ticket, qr, false).text,
    width: ticket.width,
  };
}

/** The tags of a nota that has pieces, or the one with the number `only` (from 1). */
export function printedTags(nota: TicketData['nota'], paper: Paper, only: number | null): PrintedPage {
  const { width, height } = PAPER_SIZES[paper];
  const tags = describeTags(nota, paper, only);
  return {
    title: TEXTS.tags(tags[0]?.mark ?? ''),
    styles: tagStyles(paper, Math.max(...tags.map(({ qr }) => qr.side))),
    body: paintTags(tags, paper).text,
    width: height === null ? width : null,
  };
}
