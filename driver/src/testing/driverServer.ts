import { DriverDay, FinishStop, type StopOfDriver, tellOnTheWaySchemas } from '@lavanda/shared/contract/schemas/driver';
import { dayIn } from '@lavanda/shared/domain/dates';
import { Check } from 'typebox/value';
import { finished } from '../route/stop';
import written from './day.json';

/** What happens to a capture: it is stored but its answer is lost, it never arrives, or the server refuses it. */
export type Fate = 'answerLost' | 'lost' | { status: number; detail: string };

/** Id of the route on which a capture was made, if the call's link belongs to another route. */
interface OfRoute {
  ruta?: string;
}

/** Fake server of one route's day. It stores a repeated operation once. It replaces `fetch`, so that tests cut the network. */
export class DriverServer {
  day: DriverDay;
  /** Earlier days, whose captures are accepted through a later link of the same driver. */
  readonly past: DriverDay[] = [];
  /** Tokens of the links that open the day. */
  readonly tokens: Set<string>;
  /** Tokens of links that still accept captures but don't open the day any more. */
  readonly late = new Set<string>();
  /** True while the phone has no network. */
  isDown = false;
  /** True while a proxy answers with a page of its own instead of the server. */
  isMisled = false;
  /** What happens to the next captures, in order. */
  readonly fates: Fate[] = [];
  /** Stored operations by id, with the token of the link through which each arrived. */
  readonly stored = new Map<string, { token: string; body: FinishStop & OfRoute }>();
  readonly notices: string[] = [];
  /** Why the server refuses every notice; '' while it accepts them. */
  noticeRefusal = '';
  /**
   * Number of requests to finish a stop while the network works, with a valid token; repeated ones and those lost by `fates`
   * count.
   */
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
    if (this.noticeRefusal) return problem(422, this.noticeRefusal);
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

  /** Bodies of the stored captures, oldest first. */
  bodies(): (FinishStop & OfRoute)[] {
    return [...this.stored.values()].map(({ body }) => body);
  }
}

function problem(status: number, detail: string): Response {
  return Response.json({ type: 'about:blank', title: 'Problema', status, detail }, { status });
}
