import { randomUUID } from 'node:crypto';
import type { CajaEntry, CajaState, Turno } from '@lavanda/shared/contract/schemas/caja';
import type { Corte, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import type { Actor, Scenario } from '../../testing/scenario.ts';
import type { CallResponse } from '../../testing/server.ts';

/** The body of an answer, whose status has to be 200. */
export function bodyOf<T>(response: CallResponse): T {
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response.body as T;
}

/** Amounts that the test's cashier counts, pesos. A method that is left out counts as 0. */
export interface Amounts {
  efvo: number;
  tdc?: number;
  transf?: number;
  link?: number;
}

/** A new drawer with one register, used by one actor. Each function makes new ids. */
export interface Till {
  caja: string;
  equipo: string;
  state(): Promise<CajaState>;
  open(fondo: number): Promise<Turno>;
  /** Saves a nota with one pago, or adds a pago to `nota`. */
  pay(pesos: number, method?: PaymentMethod, options?: { turno?: string; nota?: Nota; actor?: Actor }): Promise<Nota>;
  move(turno: string, kind: CajaEntry['tipo'], pesos: number, more?: object): Promise<CallResponse>;
  count(turno: string, amounts: Amounts, actor?: Actor): Promise<CountResult>;
  /** Sends a closing. By default no fondo stays, and the difference has a reason. */
  close(result: CountResult, more?: object, actor?: Actor): Promise<CallResponse>;
  /** Counts the expected amounts and closes the turno. */
  closeExact(turno: string, fondo?: number): Promise<Corte>;
}

export async function createTill(e: Scenario, actor: Actor = 'user'): Promise<Till> {
  const [caja, register] = [randomUUID(), randomUUID()];
  bodyOf(await e.as[actor].post('/api/caja/cajas', { _id: caja, nombre: caja.slice(0, 30) }));
  bodyOf(await e.as[actor].post('/api/caja/equipo', { equipo: register, caja }));
  const count: Till['count'] = async (turno, { efvo, tdc = 0, transf = 0, link = 0 }, by = actor) => {
    const body = { _id: randomUUID(), turno, efectivo: { total: efvo }, tdc, transf, link };
    return bodyOf<{ resultado: CountResult }>(await e.as[by].post('/api/caja/contar', body)).resultado;
  };
  const close: Till['close'] = (result, more = {}, by = actor) =>
    e.as[by].post('/api/caja/cerrar', {
      ...{ _id: randomUUID(), turno: result.turno, conteo: result.conteo, registros: result.registros },
      ...{ fondo: 0, motivo: 'no_se', ...more },
    });
  return {
    caja,
    equipo: register,
    state: async () => bodyOf<CajaState>(await e.as[actor].get(`/api/caja?equipo=${register}`)),
    async open(fondo) {
      const body = { _id: randomUUID(), equipo: register, efectivo: { total: fondo } };
      return bodyOf<{ turno: Turno }>(await e.as[actor].post('/api/caja/abrir', body)).turno;
    },
    pay(pesos, method = 'Efvo', { turno, nota, actor: by = actor } = {}) {
      const pago = { _id: randomUUID(), monto: pesos, metodo: method };
      const known = nota && {
        ...{ id: nota._id, version: nota.version, usuario: nota.usuario },
        articulos: nota.articulos.map(({ importe: _, ...line }) => line),
      };
      const pagos = [...(nota?.pagos ?? []), pago];
      // The quantity makes the total so large that no pago of a test exceeds it.
      const articles = e.nota().articulos.map((line) => ({ ...line, cantidad: 90 }));
      return e.saved({ articulos: articles, ...known, pagos, equipo: register, ...(turno !== undefined && { turno }) }, by);
    },
    move: (turno, kind, pesos, more = {}) =>
      e.as[actor].post('/api/caja/movimientos', {
        ...{ _id: randomUUID(), turno, equipo: register, tipo: kind, monto: pesos, ...more },
      }),
    count,
    close,
    async closeExact(turno, fondo = 0) {
      const first = await count(turno, { efvo: 0 });
      const [efvo, tdc, transf, link] = first.metodos.map(({ esperado: expected }) => expected);
      const result = await count(turno, { efvo: efvo ?? 0, tdc: tdc ?? 0, transf: transf ?? 0, link: link ?? 0 });
      return bodyOf<{ corte: Corte }>(await close(result, { fondo })).corte;
    },
  };
}

/** Closes all open turnos of the cajas that the actor sees. */
export async function closeAll(e: Scenario, actor: Actor): Promise<void> {
  const { cajas } = bodyOf<{ cajas: { abierta: { turno: string } | null }[] }>(await e.as[actor].get('/api/caja/cajas'));
  for (const { abierta: open } of cajas) {
    if (!open) continue;
    const count = { _id: randomUUID(), turno: open.turno, efectivo: { total: 0 }, tdc: 0, transf: 0, link: 0 };
    const { resultado: result } = bodyOf<{ resultado: CountResult }>(await e.as[actor].post('/api/caja/contar', count));
    const closing = { turno: open.turno, conteo: result.conteo, registros: result.registros, fondo: 0, motivo: 'no_se' };
    bodyOf(await e.as[actor].post('/api/caja/cerrar', { _id: randomUUID(), ...closing }));
  }
}
