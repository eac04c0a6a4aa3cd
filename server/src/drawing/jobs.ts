import type { DescribedCorte } from '@lavanda/shared/ticket/corte/describeCorte';
import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import type { ImageKind, NormalizedImage } from '../tenant/normalizeImage.ts';

/** Work that native code does on data that may be hostile, so a child process does it. */
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

/** How a job ended: with the drawing, with a refusal to answer the user, or with an error of the product. */
export type Outcome = { drawn: Buffer | NormalizedImage } | { refused: { status: number; detail: string } } | { failure: string };

/** The child's answer to a job; `rss` is the memory it holds after it, bytes. */
export interface Reply {
  outcome: Outcome;
  rss: number;
}
