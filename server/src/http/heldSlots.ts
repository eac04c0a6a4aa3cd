import type { ServerResponse } from 'node:http';
import type { Session } from './session.ts';

/** Limits how many long calls run at once. */
export interface CallSlots {
  /**
   * Takes a slot for a call.
   * @returns a function that frees the slot, to be called once
   * @throws HttpProblem 429 without a free slot
   */
  enter(session: Session): () => void;
}

/** Slots held until the answer is closed and the call's work has ended: a client that disconnects early doesn't free them. */
export class HeldSlots {
  #leaves: (() => void)[] = [];
  #working = false;
  #closed = false;

  constructor(response: ServerResponse) {
    const close = () => {
      this.#closed = true;
      if (!this.#working) this.#leave();
    };
    // If the client disconnected during authorization, the response is closed already.
    if (response.destroyed) close();
    else response.once('close', close);
  }

  /** Whether the response is closed: the client disconnected, or the answer was sent. */
  get closed(): boolean {
    return this.#closed;
  }

  /**
   * Adds a slot to those that are held.
   * @param leave frees the slot; called once
   */
  hold(leave: () => void): void {
    this.#leaves.push(leave);
    if (this.#closed && !this.#working) this.#leave();
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

  #leave(): void {
    const leaves = this.#leaves;
    this.#leaves = [];
    for (const leave of leaves) leave();
  }
}
