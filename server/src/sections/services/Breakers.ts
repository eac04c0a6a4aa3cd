import CircuitBreaker from 'opossum';
import { Counter, Gauge } from 'prom-client';
import { measures } from '../../observability/metrics.ts';
import { ask, BadAnswer, type ServiceAnswer, type ServiceRequest } from './ask.ts';

/**
 * A laundry's calls to a service pause for 5 seconds when more than half of at least five calls in ten seconds fail; then one
 * call tests the service. An answer that can't be passed on counts as a failure only if the service is down, because other paths
 * may work.
 */
const RULES = {
  // The breaker has no time limit, because `ask` has its own, which also ends the request.
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 10_000,
  resetTimeout: 5_000,
  errorFilter: (error: unknown) => error instanceof BadAnswer && !error.isDown,
} as const;

const CALLS = 'lavanda_section_service_calls_total';
const OPEN = 'lavanda_section_service_open';

/** A section's service and a laundry that calls it: each such pair has its own circuit breaker. */
interface Line {
  section: string;
  base: string;
  tenant: string;
}

/** Circuit breakers: one for each service of a team and each laundry, so that a laundry's failures affect no other laundry. */
export class Breakers {
  readonly #byLine = new Map<string, CircuitBreaker<[ServiceRequest], ServiceAnswer>>();
  /** Breakers that are open, so their services are left alone: by the breaker's key, the section. */
  readonly #alone = new Map<string, string>();
  readonly #calls: Counter;
  readonly #open: Gauge;

  constructor() {
    for (const name of [CALLS, OPEN]) measures.removeSingleMetric(name);
    const registers = [measures];
    const help = 'Calls that were forwarded to the services of sections, by segment and outcome.';
    this.#calls = new Counter({ name: CALLS, help, labelNames: ['section', 'outcome'], registers });
    const labelNames = ['section'];
    this.#open = new Gauge({ name: OPEN, help: 'Laundries for which a section service is left alone.', labelNames, registers });
  }

  /**
   * Calls a service, unless its breaker is open.
   * @throws the service's failure, or opossum's error when the breaker is open
   */
  async ask(line: Line, request: ServiceRequest): Promise<ServiceAnswer> {
    const { section } = line;
    try {
      const answer = await this.#of(line).fire(request);
      this.#calls.inc({ section, outcome: 'answered' });
      return answer;
    } catch (error) {
      this.#calls.inc({ section, outcome: wasLeftAlone(error) ? 'left_alone' : 'failed' });
      throw error;
    }
  }

  close(): void {
    for (const breaker of this.#byLine.values()) breaker.shutdown();
  }

  #of({ section, base, tenant }: Line): CircuitBreaker<[ServiceRequest], ServiceAnswer> {
    const key = `${section} ${base} ${tenant}`;
    const existing = this.#byLine.get(key);
    if (existing) return existing;
    const breaker = new CircuitBreaker(ask, RULES);
    breaker.on('open', () => this.#tell(section, () => this.#alone.set(key, section)));
    breaker.on('close', () => this.#tell(section, () => this.#alone.delete(key)));
    this.#byLine.set(key, breaker);
    return breaker;
  }

  #tell(section: string, change: () => void): void {
    change();
    this.#open.set({ section }, [...this.#alone.values()].filter((other) => other === section).length);
  }
}

/** Whether the error means that the breaker was open, so that the service wasn't called. */
export function wasLeftAlone(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === 'EOPENBREAKER';
}
