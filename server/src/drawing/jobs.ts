import type { ImageKind, NormalizedImage } from '../tenant/normalizeImage.ts';
import type { DescribedTicket } from '../tickets/describeTicket.ts';

/** Work of native code over data that may be hostile; it is done in a child process. */
export type Job = TicketJob | ImageJob;

/** Gives a PNG. */
export interface TicketJob {
  ticket: DescribedTicket;
}

/** Gives the uploaded image in its normal form. */
export interface ImageJob {
  image: Buffer;
  kind: ImageKind;
}

/** What it drew, why it refuses (an answer to the user), or an error of ours. */
export type Outcome = { drawn: Buffer | NormalizedImage } | { refused: { status: number; detail: string } } | { failure: string };

/** The child's answer, with the memory it keeps, bytes. */
export interface Reply {
  outcome: Outcome;
  rss: number;
}
