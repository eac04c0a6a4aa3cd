import type { DescribedCorte } from '@lavanda/shared/ticket/corte/describeCorte';
import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import type { ImageKind, NormalizedImage } from '../tenant/normalizeImage.ts';

/** Work of native code on possibly hostile data, which is why a child process does it. */
export type Job = TicketJob | CorteJob | ImageJob;

/** Draws a ticket as PNG. */
export interface TicketJob {
  ticket: DescribedTicket;
}

/** Draws a corte as PDF. */
export interface CorteJob {
  corte: DescribedCorte;
}

/** Normalizes an uploaded image (`normalizeImage`). */
export interface ImageJob {
  image: Buffer;
  kind: ImageKind;
}

/** The result of a job: the drawing, a refusal to send to the user, or an error of the product. */
export type Outcome = { drawn: Buffer | NormalizedImage } | { refused: { status: number; detail: string } } | { failure: string };

/** The child's answer to a job; `rss` is its memory afterwards, bytes. */
export interface Reply {
  outcome: Outcome;
  rss: number;
}
