import { activeNotasRequest } from '../../contract/calls/activeNotas.ts';
import { readCajaCall } from '../../contract/calls/caja.ts';
import { scanCall } from '../../contract/calls/sales.ts';
import type { CajaState } from '../../contract/schemas/caja.ts';
import type { Nota, ScanAnswer } from '../../contract/schemas/sales.ts';
import { CLOSED } from '../../domain/nota.ts';
import type { Entry } from './entry.ts';
import { cajaWith } from './pendingCaja.ts';
import { scanAmong } from './scanAmong.ts';

function notaOf({ answer }: Entry): Nota | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  return data as Nota | null;
}

/** The notas with waiting captures, by id, as they are after the last capture of each. */
export function pendingNotas(entries: readonly Entry[]): ReadonlyMap<string, Nota> {
  const notas = new Map<string, Nota>();
  for (const entry of entries) {
    const nota = notaOf(entry);
    if (nota) notas.set(nota._id, nota);
  }
  return notas;
}

/** The stored nota, or the waiting one if that is newer. */
function newest(stored: Nota, pending: Nota | undefined): Nota {
  return pending && pending.version > stored.version ? pending : stored;
}

export interface NotaList {
  results: Nota[];
  conteo?: number | null;
}

/**
 * A list of active notas, with the notas that this device has seen or captured since worked in: changed notas keep their place,
 * closed notas are left out, new notas come first.
 * @param isNew whether a nota that isn't in the list was made after the list
 */
export function listWith(list: NotaList, notas: ReadonlyMap<string, Nota>, isNew: (nota: Nota) => boolean): NotaList {
  const stored = list.results.map((nota) => newest(nota, notas.get(nota._id)));
  const known = new Set(stored.map(({ _id }) => _id));
  const added = [...notas.values()].filter((nota) => !known.has(nota._id) && isNew(nota));
  const results = [...added.reverse(), ...stored].filter(({ status }) => status !== CLOSED);
  return { ...list, results, ...(list.conteo !== undefined && { conteo: (list.conteo ?? 0) + results.length - stored.length }) };
}

/** The answer of a scan as if the server had the waiting captures: their notas replace older ones, or are added if they match. */
function scanWith({ results, pieza }: ScanAnswer, code: string, notas: ReadonlyMap<string, Nota>): ScanAnswer {
  const known = new Set(results.map(({ _id }) => _id));
  const waiting = [...notas.values()].filter(({ _id }) => !known.has(_id));
  const stored = results.map((nota) => newest(nota, notas.get(nota._id)));
  return { results: [...stored, ...scanAmong(code, waiting).results], pieza };
}

const NOTA = /^\/api\/ventas\/([0-9a-f-]{36})$/;

/** The answer to a read of one nota, made from its waiting captures; undefined without any, and for other calls. */
export function pendingAnswer(address: string, entries: readonly Entry[]): unknown {
  const [, id = ''] = NOTA.exec(address) ?? [];
  const data = pendingNotas(entries).get(id);
  return data && { data };
}

/**
 * An answer of the server, or of this device's copy, with the waiting captures worked in, as if the server had received them
 * already.
 */
export function withPending(address: string, data: unknown, entries: readonly Entry[]): unknown {
  if (entries.length === 0 || typeof data !== 'object' || data === null) return data;
  const [path, query] = address.split('?');
  const params = new URLSearchParams(query);
  if (path === readCajaCall.path) return cajaWith(data as CajaState, entries, !params.has('caja'));
  const notas = pendingNotas(entries);
  if (path === scanCall.path) return scanWith(data as ScanAnswer, params.get('codigo') ?? '', notas);
  if (address === activeNotasRequest().address) return listWith(data as NotaList, notas, ({ folio }) => folio === 0);
  if (!('data' in data)) return data;
  const stored = data.data as Nota;
  return { ...data, data: newest(stored, notas.get(stored?._id)) };
}
