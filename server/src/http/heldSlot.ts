import type { ServerResponse } from 'node:http';
import type { Session } from './session.ts';

/** Bounds how many long calls run at once. */
export interface CallSlots {
  /** Enters one call. @returns what ends it; called once @throws HttpProblem 429 */
  enter(session: Session): () => void;
}

/** A slot held until the answer is closed and the call's work has ended: a client that leaves early frees nothing. */
export class HeldSlot {
  readonly #leave: () => void;
  #working = false;
  #closed = false;

  /** @throws HttpProblem 429 without a free slot */
  constructor(slots: CallSlots, session: Session, response: ServerResponse) {
    this.#leave = slots.enter(session);
    const close = () => {
      this.#closed = true;
      if (!this.#working) this.#leave();
    };
    // A client that left during authorization has closed the answer already.
    if (response.destroyed) close();
    else response.once('close', close);
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#working = true;
    try {
      return await work();
    } finally {
      this.#working = false;
      if (this.#closed) this.#leave();
    }
  }
}
