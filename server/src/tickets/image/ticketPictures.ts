import { createHash } from 'node:crypto';
import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { DrawingKilled } from '../../drawing/drawingProcess.ts';
import type { Drawings, Turn } from '../../drawing/drawings.ts';
import { HttpProblem } from '../../http/problem.ts';
import { TEXTS } from '../texts.ts';

/** Draws tickets as pictures. Simultaneous requests for the same ticket by the same kind of reader share one drawing. */
export class TicketPictures {
  readonly #drawings: Drawings;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(drawings: Drawings) {
    this.#drawings = drawings;
  }

  /** @returns the ticket as PNG @throws HttpProblem 503 when too many drawings wait, or the drawing exceeds the limits */
  draw(ticket: DescribedTicket, turn: Turn): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([turn, ticket]))
      .digest('base64');
    const shared = this.#underWay.get(key);
    if (shared) return shared;
    const png = this.#draw(ticket, turn).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, png);
    return png;
  }

  async #draw(ticket: DescribedTicket, turn: Turn): Promise<Buffer> {
    try {
      return await this.#drawings.draw({ ticket }, turn);
    } catch (error) {
      throw error instanceof DrawingKilled ? new HttpProblem(503, TEXTS.notDrawn) : error;
    }
  }
}
