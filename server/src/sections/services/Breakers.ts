import CircuitBreaker from 'opossum';
import { Counter, Gauge } from 'prom-client';
import { measures } from '../../observability/metrics.ts';
import { ask, BadAnswer, type ServiceAnswer, type ServiceRequest } from './ask.ts';

/**
 * A service is left alone when half of a laundry's calls fail, of at least five in ten seconds. One call tries it again.
 * What it answered wrong on one path says nothing of the others.
 */
const RULES = {
  // `ask` has its own limit, which ends the request too.
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 10_000,
  resetTimeout: 5_000,
  errorFilter: (error: unknown) => error instanceof BadAnswer && !error.isDown,
} as const;

const CALLS = 'lavanda_section_service_calls_total';
const OPEN = 'lavanda_section_service_open';

/** Whom a call is for: the service of a section, and the laundry that asks. */
interface Line {
  section: string;
  base: string;
  tenant: string;
}

/** The circuit breakers of the teams' services, one for each laundry: what one does to a service stops no other. */
export class Breakers {
  readonly #byLine = new Map<string, CircuitBreaker<[ServiceRequest], ServiceAnswer>>();
  /** The lines that are left alone. */
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

  /** Asks a service, unless it is left alone. @throws the failure, or opossum's when it wasn't asked */
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

/** Whether the service wasn't asked at all. */
export function wasLeftAlone(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === 'EOPENBREAKER';
}
