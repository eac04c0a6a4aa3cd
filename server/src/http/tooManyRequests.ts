import { HttpProblem } from './problem.ts';

/** A 429 that says when to try again (Retry-After). */
export class TooManyRequests extends HttpProblem {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(detail: string, seconds: number) {
    super(429, detail);
    this.retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  }
}
