import { isServerThere } from './fetchAnswer.ts';

/** How long a call may take before the server is asked whether it is there, and how long that may take, ms: 2 s in all. */
const DOUBT_AFTER = 1_000;
const ANSWER_WITHIN = 1_000;

interface ServerWatchOptions {
  /** Whether the server answered the last call. */
  isConnected(): boolean;
  /** Called when the server is found lost. */
  onLost(): void;
}

/**
 * Finds out within 2 s of a call that the server is lost (day.md 1): a dead router never reports that a call failed. A server
 * that is only slow answers that it is there, and keeps the call's whole time limit.
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

  /** Settles as `call` does. @param instead once the server is lost, what to settle with; undefined leaves it to the call */
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
