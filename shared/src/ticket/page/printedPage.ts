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

/** Side of a version 1 QR, modules. Used by the styles of a ticket without a QR. */
export const SMALLEST_QR = 21;

/** A printed page without the HTML around it, which the server and an offline register each add. */
export interface PrintedPage {
  title: string;
  /** Styles without fonts, because the server and a register load those from different places. */
  styles: string;
  /** HTML of the body, with escaped values. */
  body: string;
  /** Width of a strip as long as its content, mm; null for labels, which have a fixed size. */
  width: number | null;
}

/** Turns a described ticket into the page that staff print, with the QR of the ticket's link if it has one. */
export function printedTicket(ticket: DescribedTicket): PrintedPage {
  const qr = ticket.link === null ? null : qrCode(ticket.link);
  return {
    title: `${ticket.title} | ${ticket.negocio}`,
    styles: ticketStyles(ticket, qr?.side ?? SMALLEST_QR),
    body: paintPaper(ticket, qr, false).text,
    width: ticket.width,
  };
}

/** Turns the tags of a nota, or only the one numbered `only` (from 1), into a page to print. */
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
