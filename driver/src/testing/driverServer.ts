import { DriverDay, FinishStop, type StopOfDriver, tellOnTheWaySchemas } from '@lavanda/shared/contract/schemas/driver';
import { dayIn } from '@lavanda/shared/domain/dates';
import { Check } from 'typebox/value';
import { finished } from '../route/stop';
import written from './day.json';

/** What happens to a call: its answer is lost after it was done, it never arrives, or the server refuses it. */
export type Fate = 'answerLost' | 'lost' | { status: number; detail: string };

/** The route that a capture was made on, when its link is another's. */
interface OfRoute {
  ruta?: string;
}

/** A server with the day of one route, which counts each operation once, and the network to it. */
export class DriverServer {
  day: DriverDay;
  /** Days before it, whose captures it takes by a later link of their driver. */
  readonly past: DriverDay[] = [];
  /** Links that open it. */
  readonly tokens: Set<string>;
  /** Links that take captures, but show the day no more. */
  readonly late = new Set<string>();
  /** The network is gone. */
  isDown = false;
  /** Somebody else's proxy answers in its place, with a page. */
  isMisled = false;
  /** Of the next captures, in turn. */
  readonly fates: Fate[] = [];
  /** Each operation that was stored, by its id, with the link that it came by. */
  readonly stored = new Map<string, { token: string; body: FinishStop & OfRoute }>();
  readonly notices: string[] = [];
  /** How many captures arrived, repeated ones too. */
  received = 0;

  constructor(token: string) {
    const day = structuredClone(written) as DriverDay;
    this.day = { ...day, fecha: dayIn(day.zona_horaria, new Date()) };
    this.tokens = new Set([token]);
    globalThis.fetch = (input, { body } = {}) => this.#answer(String(input), body);
  }

  stop(name: string): StopOfDriver {
    const stop = this.day.paradas.find(({ cliente_name }) => cliente_name === name);
    if (!stop) throw new Error(`No stop of ${name}`);
    return stop;
  }

  async #answer(address: string, body: BodyInit | null | undefined): Promise<Response> {
    if (this.isDown) throw new TypeError('fetch failed');
    if (this.isMisled) return new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
    const [, , token = '', call] = address.split('/');
    const opens = this.tokens.has(token);
    if (!opens && !(call !== 'dia' && this.late.has(token))) return problem(404, 'Este enlace ya no funciona.');
    if (call === 'dia') {
      if (!Check(DriverDay, this.day)) throw new Error('The day breaks the contract');
      return Response.json(this.day);
    }
    const sent: unknown = JSON.parse(String(body));
    if (call === 'aviso') return this.#tell(sent);
    return this.#finish(token, sent);
  }

  #tell(sent: unknown): Response {
    if (!Check(tellOnTheWaySchemas.body, sent)) return problem(400, 'Malformed');
    this.notices.push(sent.nota);
    return Response.json({ avisada: true });
  }

  #finish(token: string, sent: unknown): Response {
    this.received += 1;
    if (!Check(FinishStop, sent)) return problem(400, 'Malformed');
    const fate = this.fates.shift();
    if (fate === 'lost') throw new TypeError('fetch failed');
    if (typeof fate === 'object') return problem(fate.status, fate.detail);
    const stop = this.#stopOf(sent);
    if (!stop) return problem(404, 'Esa parada no existe.');
    if (!this.stored.has(sent.operacion)) {
      this.stored.set(sent.operacion, { token, body: sent });
      Object.assign(stop, finished(stop, sent, this.day.zona_horaria));
      if (sent.pago?.metodo === 'Efvo') this.day.en_mano += sent.pago.monto;
    }
    if (fate === 'answerLost') throw new TypeError('fetch failed');
    return Response.json({ parada: stop, en_mano: this.day.en_mano });
  }

  #stopOf({ nota, tipo: kind, ruta = this.day.ruta }: FinishStop & OfRoute): StopOfDriver | undefined {
    const days = [this.day, ...this.past].filter(({ chofer }) => chofer._id === this.day.chofer._id);
    return days.find((day) => day.ruta === ruta)?.paradas.find((one) => one.nota === nota && one.tipo === kind);
  }

  /** What was stored, oldest first. */
  bodies(): (FinishStop & OfRoute)[] {
    return [...this.stored.values()].map(({ body }) => body);
  }
}

function problem(status: number, detail: string): Response {
  return Response.json({ type: 'about:blank', title: 'Problema', status, detail }, { status });
}
