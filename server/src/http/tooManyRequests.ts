import { HttpProblem } from './problem.ts';

/** A 429 with the time after which to try again (Retry-After). */
export class TooManyRequests extends HttpProblem {
  /** Seconds to wait: a whole number, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(detail: string, seconds: number) {
    super(429, detail);
    this.retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  }
}
