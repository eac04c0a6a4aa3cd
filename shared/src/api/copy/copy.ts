import { activeNotasRequest } from '../../contract/calls/activeNotas.ts';
import { readSessionCall } from '../../contract/calls/auth.ts';
import { listClientesCall, searchClientesCall } from '../../contract/calls/clientes.ts';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import { listServiciosCall } from '../../contract/calls/servicios.ts';
import { listSucursalesCall } from '../../contract/calls/tenant.ts';
import { readReceiptCall } from '../../contract/calls/tickets.ts';
import type { SessionData } from '../../contract/schemas/auth.ts';
import type { Cliente } from '../../contract/schemas/clientes.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import { MAX_LATE } from '../../domain/capture.ts';
import { TO_COLLECT } from '../../domain/nota.ts';
import { serverNow } from '../serverClock.ts';
import { clienteOfCopy, keepClientes, searchCopy } from './clientes.ts';
import { openCopy } from './database.ts';

/** Addresses whose last answer is kept as it is. */
const WHOLE: ReadonlySet<string> = new Set([
  readSessionCall.path,
  listServiciosCall.path,
  listSucursalesCall.path,
  readReceiptCall.path,
  activeNotasRequest().address,
]);

const NOTA = /^\/api\/ventas\/([0-9a-f]{8}-[0-9a-f-]{27})$/;
const NOTAS = '/api/ventas/';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A whole nota in an answer, with its lines: what reads and writes of one nota answer. */
function notaIn(answer: unknown): Nota | null {
  const data = isObject(answer) ? answer.data : null;
  return isObject(data) && Array.isArray(data.articulos) && typeof data._id === 'string' ? (data as unknown as Nota) : null;
}

function clientesIn(answer: unknown): readonly Cliente[] {
  return isObject(answer) && Array.isArray(answer.clientes) ? (answer.clientes as Cliente[]) : [];
}

/** Forgets what another user read on this device. */
async function forgetOthers(session: unknown): Promise<void> {
  const userOf = (data: unknown) => (data as SessionData | undefined)?.usuario._id;
  if (userOf(await whole(readSessionCall.path)) === userOf(session)) return;
  const copy = await openCopy();
  await Promise.all([copy.clear('answers'), copy.clear('notas'), copy.clear('clientes')]);
}

/** Keeps of an answer what this device needs without a connection. A browser that keeps nothing has no copy. */
export async function keepAnswer({ address }: ApiRequest, data: unknown): Promise<void> {
  try {
    const nota = notaIn(data);
    const clientes = clientesIn(data);
    if (address === readSessionCall.path) await forgetOthers(data);
    if (WHOLE.has(address)) await (await openCopy()).put('answers', { address, data, at: serverNow().toISOString() });
    else if (nota) await (await openCopy()).put('notas', nota);
    else if (clientes.length > 0) await keepClientes(clientes);
  } catch {
    return;
  }
}

/** The nota as this device last saw it; null when it never saw all of it. */
export async function notaOfCopy(id: string): Promise<Nota | null> {
  try {
    return (await (await openCopy()).get('notas', id)) ?? null;
  } catch {
    return null;
  }
}

/** A kept answer; a session counts only for as long as a device works without a connection (day.md 1). */
async function whole(address: string): Promise<unknown> {
  const kept = await (await openCopy()).get('answers', address);
  const isExpired = address === readSessionCall.path && kept && serverNow().getTime() - Date.parse(kept.at) > MAX_LATE;
  return isExpired ? undefined : kept?.data;
}

/** The cliente's pending recoleccion, of the copy's active notas. */
async function pendingOf(cliente: string): Promise<unknown> {
  const active = await whole(activeNotasRequest().address);
  if (!isObject(active) || !Array.isArray(active.results)) return undefined;
  const results = (active.results as Nota[]).filter((nota) => nota.status === TO_COLLECT && nota.usuario === cliente);
  return { results, conteo: results.length };
}

async function read({ address, body }: ApiRequest): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://copia');
  const [, nota] = NOTA.exec(pathname) ?? [];
  if (WHOLE.has(address)) return whole(address);
  if (nota) {
    const data = await notaOfCopy(nota);
    return data ? { data } : undefined;
  }
  if (pathname === searchClientesCall.path && isObject(body)) return searchCopy(String(body.nombre));
  if (pathname === listClientesCall.path && searchParams.has('id')) return clienteOfCopy(searchParams.get('id') ?? '');
  if (pathname === NOTAS && searchParams.get('status') === String(TO_COLLECT)) return pendingOf(searchParams.get('userid') ?? '');
  return undefined;
}

/** What this device knows of an answer that the server can't give now; undefined for nothing. */
export async function answerOfCopy(request: ApiRequest): Promise<unknown> {
  try {
    return await read(request);
  } catch {
    return undefined;
  }
}
