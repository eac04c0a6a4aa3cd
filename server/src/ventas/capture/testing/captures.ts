import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { notaOf } from '../../../testing/credit.ts';
import type { Actor, Scenario } from '../../../testing/scenario.ts';
import type { CallResponse } from '../../../testing/server.ts';

/** A register without a connection, whose captures arrive late. */
export interface LateRegister {
  id: string;
  /** Sends a nota that was captured at this register: a new one, or the one whose id is in `changes`. */
  send(changes?: Partial<SaveNota>, actor?: Actor): Promise<CallResponse>;
  /** Sends a nota again with changes, as does a register that has read the nota's `version`. */
  again(nota: Nota, changes?: Partial<SaveNota>, actor?: Actor): Promise<CallResponse>;
}

export const HOUR = 3_600_000;
/** A moment `ms` before now, ISO 8601. */
export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

export function lateRegister(e: Scenario): LateRegister {
  const id = randomUUID();
  const send: LateRegister['send'] = (changes = {}, actor = 'user') =>
    e.save({ ...e.nota(), ...late(id), ...changes, id: changes.id ?? randomUUID() }, actor);
  return {
    id,
    send,
    again: (nota, changes = {}, actor) => send({ ...bodyOf(nota), ...changes }, actor),
  };
}

const late = (register: string) => ({
  ...{ captura: true, capturado: ago(HOUR), equipo: register, operacion: randomUUID() },
});

/** The body of a save that changes nothing. */
export function bodyOf(nota: Nota): Partial<SaveNota> {
  return {
    ...{ id: nota._id, version: nota.version, usuario: nota.usuario, fecha: nota.fecha, fecha_entrega: nota.fecha_entrega },
    articulos: nota.articulos.map(({ importe: _, ...line }) => line),
    pagos: nota.pagos.map(({ motivo: _, forma_sat: __, capturado: ___, ...one }) => one),
  };
}

export const pago = (pesos: number, method: 'Efvo' | 'TDC' = 'Efvo') => ({ _id: randomUUID(), monto: pesos, metodo: method });

/** The points to review of a nota in a call's answer. */
export const oddOf = (response: CallResponse): string[] => (notaOf(response).revisar ?? []).map((one) => one.texto);

/** A new servicio, so that changing it affects no other test. */
export async function newServicio(e: Scenario, price: number): Promise<Servicio> {
  const body = { servicio: `Prenda ${randomUUID().slice(0, 8)}`, categoria: 'Prueba', medida: 'pz', precio: price };
  return (await e.as.superuser.post('/api/servicios/guardar', body)).body.servicio;
}

export const lineOf = ({ _id: servicioId, servicio, ...one }: Servicio, quantity = 1) => ({
  ...{ _id: randomUUID(), servicio_id: servicioId, servicio, precio: one.precio, medida: one.medida, cantidad: quantity },
});
