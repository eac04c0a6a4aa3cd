import { activeNotasRequest, wholeNotasRequest } from '../../contract/calls/activeNotas.ts';
import type { AnswerOf } from '../../contract/calls/call.ts';
import { listClientesCall } from '../../contract/calls/clientes.ts';
import { readOwnCajaRequest } from '../../contract/calls/ownCaja.ts';
import { type ApiRequest, requestOf } from '../../contract/calls/requestOf.ts';
import { type listSalesCall, readNotaCall } from '../../contract/calls/sales.ts';
import { listServiciosCall } from '../../contract/calls/servicios.ts';
import { listSucursalesCall } from '../../contract/calls/tenant.ts';
import { readReceiptCall } from '../../contract/calls/tickets.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import { PENDING_FOLIO } from '../../domain/clave.ts';
import type { Outcome } from '../outbox/outcome.ts';
import { serverNow } from '../serverClock.ts';
import { type Copy, openCopy } from './database.ts';

/** Pause between two calls, ms, so that filling the copy doesn't slow the server for people at work. */
const PAUSE = 50;

/** Maximum number of pages of clientes that are kept: 20,000 clientes. */
const PAGES = 1_000;

/**
 * All clientes are read again when the copy is older than this many ms for each cliente in it: 12 hours for 20,000 clientes.
 * Clientes that a search finds, or that another register changes, enter the copy at once.
 */
const AGE_PER_CLIENTE = 2_160;
const CLIENTES = 'clientes';

/** Maximum number of notas kept besides the active ones, so that notas handed over lately are found without a connection too. */
const MOST_OTHERS = 200;

type Call = (request: ApiRequest) => Promise<Outcome>;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

const newestFirst = (one: Nota, other: Nota) => other.fecha.localeCompare(one.fecha) || other.folio - one.folio;

/**
 * Reads the active notas that the copy lacks or has in another version, with their lines and pagos. Of the other notas the copy
 * keeps the newest 200.
 * @param list answer to `activeNotasRequest`
 */
export async function fillNotas(list: unknown, call: Call): Promise<void> {
  const copy = await openCopy();
  const { results } = list as AnswerOf<typeof listSalesCall>;
  const listed = new Set(results.map(({ _id }) => _id));
  const others = (await copy.getAll('notas')).filter(({ _id }) => !listed.has(_id)).sort(newestFirst);
  for (const { _id: nota } of others.slice(MOST_OTHERS)) await copy.delete('notas', nota);
  for (const { _id: nota, version, folio } of results) {
    if (folio === PENDING_FOLIO || (await copy.get('notas', nota))?.version === version) continue;
    const answer = await call(requestOf(readNotaCall, { params: { nota }, query: {} }));
    if (answer.error?.status === 'red') return;
    await pause();
  }
}

/** Reads the newest notas of any status, and removes all other notas from the copy, because some of those may be voided. */
async function fillLast(copy: Copy, call: Call): Promise<void> {
  const kept = new Set(await copy.getAllKeys('notas'));
  let after: string | undefined;
  for (let read = 0; read < MOST_OTHERS; ) {
    const { data, error } = await call(wholeNotasRequest(after));
    if (error) return;
    const { results, siguiente: next } = data as AnswerOf<typeof listSalesCall>;
    for (const { _id: nota } of results) kept.delete(nota);
    read += results.length;
    after = next ?? undefined;
    if (after === undefined) break;
    await pause();
  }
  for (const nota of kept) await copy.delete('notas', nota);
}

/** Reads the laundry's clientes, page by page, when their copy is older than `AGE_PER_CLIENTE` allows. */
export async function fillClientes(call: Call): Promise<void> {
  const copy = await openCopy();
  const last = await copy.get('answers', CLIENTES);
  const now = serverNow();
  if (last && now.getTime() - Date.parse(last.at) < AGE_PER_CLIENTE * (await copy.count('clientes'))) return;
  let after: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const { data, error } = await call(requestOf(listClientesCall, { query: { despues: after } }));
    if (error) return;
    after = (data as AnswerOf<typeof listClientesCall>).siguiente ?? undefined;
    if (after === undefined) break;
    await pause();
  }
  await copy.put('answers', { address: CLIENTES, data: null, at: now.toISOString() });
}

/**
 * Reads the data with which this device works without a connection; each call keeps its answer (`keepAnswer`).
 * @param register id of this browser's register
 */
export async function fillCopy(call: Call, register?: string): Promise<void> {
  const copy = await openCopy();
  await call(requestOf(listServiciosCall));
  await call(requestOf(listSucursalesCall));
  await call(readOwnCajaRequest(register));
  await call(requestOf(readReceiptCall));
  const { data: list } = await call(activeNotasRequest());
  await fillLast(copy, call);
  if (list) await fillNotas(list, call);
  await fillClientes(call);
}

/**
 * Reads changed clientes into the copy, and removes deleted ones from it.
 * @param ids empty when any cliente may have changed; the next `fillClientes` then reads all of them
 */
export async function keepChangedClientes(ids: readonly string[], call: Call): Promise<void> {
  const copy = await openCopy();
  if (ids.length === 0) await copy.delete('answers', CLIENTES);
  for (const id of ids) {
    const { data, error } = await call(requestOf(listClientesCall, { query: { id } }));
    if (error) return;
    if ((data as AnswerOf<typeof listClientesCall>).clientes.length === 0) await copy.delete('clientes', id);
  }
}
