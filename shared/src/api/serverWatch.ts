import { isServerThere } from './fetchAnswer.ts';

/** After this time without an answer to a call, ms, a health request checks whether the server is there. */
const DOUBT_AFTER = 1_000;
/** Longest wait for the answer to the health request, ms. */
const ANSWER_WITHIN = 1_000;

interface ServerWatchOptions {
  /** Whether the server can be reached now, as far as known. */
  isConnected(): boolean;
  /** Called when a call hangs and the server doesn't answer the health request, or is known to be lost already. */
  onLost(): void;
}

/**
 * Detects within 2 s of a call that the server is lost (day.md 1), because a call behind a dead router hangs instead of failing.
 * A server that is only slow answers the health request, and the call keeps its own time limit.
 */
export class ServerWatch {
  readonly #options: ServerWatchOptions;
  readonly #pending = new Set<() => void>();
  #answers = 0;
  #asking: Promise<boolean> | null = null;

  constructor(options: ServerWatchOptions) {
    this.#options = options;
  }

  /** Notes that the server answered a call. */
  answered(): void {
    this.#answers += 1;
  }

  /**
   * @param instead called when the server is lost; undefined as its result means that the outcome of `call` counts
   * @returns the outcome of `call` or, if it comes first, the result of `instead`
   */
  during<T>(call: Promise<T>, instead: () => Promise<T | undefined>): Promise<T> {
    return new Promise((resolve, reject) => {
      const onLost = () =>
        void instead()
          .catch(() => undefined)
          .then((value) => {
            if (value !== undefined) resolve(value);
          });
      this.#pending.add(onLost);
      const timer = setTimeout(() => void this.#doubt(), DOUBT_AFTER);
      const end = () => {
        clearTimeout(timer);
        this.#pending.delete(onLost);
      };
      call.finally(end).then(resolve, reject);
    });
  }

  async #doubt(): Promise<void> {
    const before = this.#answers;
    if (this.#options.isConnected()) {
      this.#asking ??= isServerThere(ANSWER_WITHIN).finally(() => {
        this.#asking = null;
      });
      if (await this.#asking) return;
    }
    // The answer to another call meanwhile shows that only the network is slow.
    if (this.#answers > before) return;
    this.#options.onLost();
    for (const tell of this.#pending) tell();
  }
}
