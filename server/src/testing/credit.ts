import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import type { Actor, Scenario } from './scenario.ts';
import type { CallResponse } from './server.ts';

/** The nota of an answer that must be 200. */
export function notaOf(response: CallResponse): Nota {
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return (response.body as { data: Nota }).data;
}

/** One line for each amount, in pesos. */
export const linesOf = (...amounts: readonly number[]): SaveNota['articulos'] =>
  amounts.map((amount) => ({ _id: randomUUID(), cantidad: 1, servicio: 'Bordado', precio: amount, medida: 'flex' }));

/** A nota that was paid by card before an article of `favor` pesos was removed; its total is $100.00 now. */
export async function notaInFavor(e: Scenario, cliente: string, favor = 95): Promise<Nota> {
  const [kept, removed] = linesOf(100, favor);
  if (!kept || !removed) throw new Error('A nota has two lines');
  const pago = { _id: randomUUID(), monto: 100 + favor, metodo: 'TDC' as const, fecha: e.today };
  const paid = await e.saved({ usuario: cliente, articulos: [kept, removed], pagos: [pago] });
  return e.saved({ id: paid._id, version: paid.version, usuario: cliente, articulos: [kept], pagos: [pago] }, 'admin');
}

export const keepCredit = (e: Scenario, nota: Nota, amount: number, actor: Actor = 'user', operationId: string = randomUUID()) =>
  e.as[actor].post('/api/ventas/saldo/conservar', { id: nota._id, operacion: operationId, monto: amount });

/** A new cliente with a credit of `credit` pesos, and the nota whose saldo in favor became that credit. */
export async function clienteWithCredit(e: Scenario, credit = 95): Promise<{ cliente: string; nota: Nota }> {
  const cliente = await e.newCliente();
  return { cliente, nota: notaOf(await keepCredit(e, await notaInFavor(e, cliente, credit), credit)) };
}

/** The cliente's credit as the server answers it, pesos. */
export async function creditOf(e: Scenario, cliente: string, actor: Actor = 'user'): Promise<number> {
  const { body } = await e.as[actor].get(`/api/clientes/?id=${cliente}`);
  return body.clientes[0].saldo_favor;
}
