import CircuitBreaker from 'opossum';
import { Counter, Gauge } from 'prom-client';
import { measures } from '../../observability/metrics.ts';
import { ask, type ServiceAnswer, type ServiceRequest } from './ask.ts';

/** A service is left alone when half of its calls fail, of at least five in ten seconds. One call tries it again. */
const RULES = {
  // `ask` has its own limit, which ends the request too.
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 10_000,
  resetTimeout: 5_000,
} as const;

const CALLS = 'lavanda_section_service_calls_total';
const OPEN = 'lavanda_section_service_open';

/** The circuit breakers of the teams' services, one for each address. */
export class Breakers {
  readonly #byAddress = new Map<string, CircuitBreaker<[ServiceRequest], ServiceAnswer>>();
  readonly #calls: Counter;
  readonly #open: Gauge;

  constructor() {
    for (const name of [CALLS, OPEN]) measures.removeSingleMetric(name);
    const registers = [measures];
    const help = 'Calls that were forwarded to the services of sections, by segment and outcome.';
    this.#calls = new Counter({ name: CALLS, help, labelNames: ['section', 'outcome'], registers });
    const labelNames = ['section'];
    this.#open = new Gauge({ name: OPEN, help: '1 while a section service is left alone.', labelNames, registers });
  }

  /** Asks a service, unless it is left alone. @throws the failure, or opossum's when it wasn't asked */
  async ask(section: string, base: string, request: ServiceRequest): Promise<ServiceAnswer> {
    try {
      const answer = await this.#of(section, base).fire(request);
      this.#calls.inc({ section, outcome: 'answered' });
      return answer;
    } catch (error) {
      this.#calls.inc({ section, outcome: wasLeftAlone(error) ? 'left_alone' : 'failed' });
      throw error;
    }
  }

  close(): void {
    for (const breaker of this.#byAddress.values()) breaker.shutdown();
  }

  #of(section: string, base: string): CircuitBreaker<[ServiceRequest], ServiceAnswer> {
    const key = `${section} ${base}`;
    const existing = this.#byAddress.get(key);
    if (existing) return existing;
    const breaker = new CircuitBreaker(ask, RULES);
    breaker.on('open', () => this.#open.set({ section }, 1));
    breaker.on('close', () => this.#open.set({ section }, 0));
    this.#byAddress.set(key, breaker);
    return breaker;
  }
}

/** Whether the service wasn't asked at all. */
export function wasLeftAlone(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === 'EOPENBREAKER';
}
