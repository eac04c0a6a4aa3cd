import { activeNotasRequest, wholeNotasRequest } from '../../contract/calls/activeNotas.ts';
import { readSessionCall } from '../../contract/calls/auth.ts';
import { listClientesCall, searchClientesCall } from '../../contract/calls/clientes.ts';
import { listPickupRequestsCall } from '../../contract/calls/pickupRequests.ts';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import { scanCall } from '../../contract/calls/sales.ts';
import { listServiciosCall } from '../../contract/calls/servicios.ts';
import { listSucursalesCall } from '../../contract/calls/tenant.ts';
import { readReceiptCall } from '../../contract/calls/tickets.ts';
import type { SessionData } from '../../contract/schemas/auth.ts';
import type { CajaState } from '../../contract/schemas/caja.ts';
import type { Cliente } from '../../contract/schemas/clientes.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import { isObject } from '../../domain/isObject.ts';
import { TO_COLLECT } from '../../domain/nota.ts';
import { tokenOf } from '../../domain/ticketToken.ts';
import { renewQueue } from '../outbox/database.ts';
import { listWith, type NotaList } from '../outbox/pending.ts';
import { scanAmong } from '../outbox/scanAmong.ts';
import { serverNow } from '../serverClock.ts';
import { clienteOfCopy, keepClientes, searchCopy } from './clientes.ts';
import { copyDatabase, openCopy } from './database.ts';
import { beginOfflineLimit } from './offlineLimit.ts';

/** Addresses of which the copy keeps the whole last answer. */
const WHOLE: ReadonlySet<string> = new Set([
  readSessionCall.path,
  listServiciosCall.path,
  listSucursalesCall.path,
  readReceiptCall.path,
  activeNotasRequest().address,
  listPickupRequestsCall.path,
]);

/** Addresses of the state of the caja of this browser's register. */
const OWN_CAJA = /^\/api\/caja(\?equipo=[^&]*)?$/;

/** Addresses of cortes, and of the register's caja. Of each of these two kinds only the last answer is kept. */
const LAST: readonly RegExp[] = [/^\/api\/caja\/cortes\/[0-9a-f]{8}-[0-9a-f-]{27}$/, OWN_CAJA];

const isLast = (address: string) => LAST.some((kind) => kind.test(address));

const NOTA = /^\/api\/ventas\/([0-9a-f]{8}-[0-9a-f-]{27})$/;
/** Paths of the calls that make a nota's public link or revoke it. */
const LINK = /^\/api\/ventas\/([0-9a-f]{8}-[0-9a-f-]{27})\/enlace(\/revocar)?$/;
const NOTAS = '/api/ventas/';
const WHOLE_NOTAS = wholeNotasRequest().address;

/** The nota, with its lines, in the answer of a call that reads or writes one nota; null in other answers. */
function notaIn(answer: unknown): Nota | null {
  const data = isObject(answer) ? answer.data : null;
  return isObject(data) && Array.isArray(data.articulos) && typeof data._id === 'string' ? (data as unknown as Nota) : null;
}

/** The whole notas in an answer of `wholeNotasRequest`, whichever page it is. */
function wholeNotasIn(address: string, answer: unknown): readonly Nota[] {
  return address.startsWith(WHOLE_NOTAS) && isObject(answer) && Array.isArray(answer.results) ? (answer.results as Nota[]) : [];
}

async function keepNotas(notas: readonly Nota[]): Promise<void> {
  const { store, done } = (await openCopy()).transaction('notas', 'readwrite');
  await Promise.all(notas.map((nota) => store.put(nota)));
  await done;
}

/**
 * Keeps the token of a nota's new public link, or null for a revoked link, because neither making nor revoking a link raises the
 * nota's version.
 */
async function keepLink(id: string, answer: unknown): Promise<void> {
  const nota = await notaOfCopy(id);
  const url = isObject(answer) && typeof answer.url === 'string' ? answer.url : '';
  if (nota) await keepNotas([{ ...nota, enlace_publico: tokenOf(url) }]);
}

function clientesIn(answer: unknown): readonly Cliente[] {
  return isObject(answer) && Array.isArray(answer.clientes) ? (answer.clientes as Cliente[]) : [];
}

/** Unless the copy is that of the session's user, erases it, and the traces of sent entries in the queue's files. */
async function forgetOthers(session: unknown): Promise<void> {
  const userOf = (data: unknown) => (data as SessionData | undefined)?.usuario._id;
  if (userOf(await whole(readSessionCall.path)) === userOf(session)) return;
  await copyDatabase.erase();
  await renewQueue();
}

async function keepLast(address: string, data: unknown): Promise<void> {
  const { store, done } = (await openCopy()).transaction('answers', 'readwrite');
  const kind = LAST.find((one) => one.test(address));
  for (const key of await store.getAllKeys()) if (kind?.test(key)) await store.delete(key);
  await store.put({ address, data, at: serverNow().toISOString() });
  await done;
}

/** Keeps the parts of an answer that this device needs without a connection. A browser without storage has no copy. */
export async function keepAnswer({ address }: ApiRequest, data: unknown): Promise<void> {
  try {
    const nota = notaIn(data);
    const notas = nota ? [nota] : wholeNotasIn(address, data);
    const clientes = clientesIn(data);
    const [, linked] = LINK.exec(address) ?? [];
    if (address === readSessionCall.path) await forgetOthers(data);
    if (WHOLE.has(address)) await (await openCopy()).put('answers', { address, data, at: serverNow().toISOString() });
    else if (isLast(address)) await keepLast(address, data);
    else if (linked) await keepLink(linked, data);
    else if (notas.length > 0) await keepNotas(notas);
    else if (clientes.length > 0) await keepClientes(clientes);
    if (address === readSessionCall.path) await beginOfflineLimit();
  } catch {
    return;
  }
}

/** The nota as this device last saw it; null when the copy doesn't have the nota with its lines. */
export async function notaOfCopy(id: string): Promise<Nota | null> {
  try {
    return (await (await openCopy()).get('notas', id)) ?? null;
  } catch {
    return null;
  }
}

/** The caja of this browser's register as this device last saw it; null when the copy doesn't have it. */
export async function cajaOfCopy(): Promise<CajaState | null> {
  try {
    const addresses = await (await openCopy()).getAllKeys('answers');
    const own = addresses.find((address) => OWN_CAJA.test(address));
    return own === undefined ? null : ((await whole(own)) as CajaState);
  } catch {
    return null;
  }
}

async function whole(address: string): Promise<unknown> {
  return (await (await openCopy()).get('answers', address))?.data;
}

/** The cliente's notas to be collected among the copy's active notas; undefined when the copy has no list of active notas. */
async function pendingOf(cliente: string): Promise<unknown> {
  const active = await whole(activeNotasRequest().address);
  if (!isObject(active) || !Array.isArray(active.results)) return undefined;
  const results = (active.results as Nota[]).filter((nota) => nota.status === TO_COLLECT && nota.usuario === cliente);
  return { results, conteo: results.length };
}

/**
 * The active notas as the server last listed them, with the changes that this device has seen since; undefined when the copy has
 * no list.
 */
async function activeNotas(): Promise<NotaList | undefined> {
  const list = (await whole(activeNotasRequest().address)) as NotaList | undefined;
  if (!list) return undefined;
  const kept = await (await openCopy()).getAll('notas');
  const last = (sucursal: string) =>
    Math.max(0, ...list.results.filter((one) => one.sucursal === sucursal).map(({ folio }) => folio));
  return listWith(list, new Map(kept.map((nota) => [nota._id, nota])), ({ folio, sucursal }) => folio > last(sucursal));
}

async function read({ address, body }: ApiRequest): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://copia');
  const [, nota] = NOTA.exec(pathname) ?? [];
  if (address === activeNotasRequest().address) return activeNotas();
  if (WHOLE.has(address) || isLast(address)) return whole(address);
  if (nota) {
    const data = await notaOfCopy(nota);
    return data ? { data } : undefined;
  }
  if (pathname === scanCall.path) return scanAmong(searchParams.get('codigo') ?? '', await (await openCopy()).getAll('notas'));
  if (pathname === searchClientesCall.path && isObject(body)) return searchCopy(String(body.nombre));
  if (pathname === listClientesCall.path && searchParams.has('id')) return clienteOfCopy(searchParams.get('id') ?? '');
  if (pathname === NOTAS && searchParams.get('status') === String(TO_COLLECT)) return pendingOf(searchParams.get('userid') ?? '');
  return undefined;
}

/** This device's own answer to a request that the server can't answer now; undefined when the copy has none. */
export async function answerOfCopy(request: ApiRequest): Promise<unknown> {
  try {
    return await read(request);
  } catch {
    return undefined;
  }
}
