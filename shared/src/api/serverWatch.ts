import { isServerThere } from './fetchAnswer.ts';

/** After this time without an answer to a call, the server is asked whether it is there, ms. */
const DOUBT_AFTER = 1_000;
/** Longest wait for the answer to that question, ms. */
const ANSWER_WITHIN = 1_000;

interface ServerWatchOptions {
  /** Whether the server answered the last call. */
  isConnected(): boolean;
  /** Called when the server doesn't answer that it is there. */
  onLost(): void;
}

/**
 * Notices within 2 s of a call that the server is lost (day.md 1), because behind a dead router a call doesn't fail by
 * itself. A server that is only slow answers that it is there; the call then keeps its own time limit.
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
   * @param instead called when the server is lost; a result of undefined leaves the outcome to `call`
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
      const clock = setTimeout(() => void this.#doubt(), DOUBT_AFTER);
      const end = () => {
        clearTimeout(clock);
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
    // A slow network can answer another call meanwhile.
    if (this.#answers > before) return;
    this.#options.onLost();
    for (const tell of this.#pending) tell();
  }
}
