import type { StaleNota } from '@lavanda/shared/contract/schemas/problem';
import { observationsText } from '@lavanda/shared/domain/observations';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Line, StoredNota } from '../nota.ts';

/**
 * An entry of a nota's history. `change` has the pair [before, now] of most changed fields, and other values, such as the lines
 * and the new pagos; `own` tells whether the entry is of the register that `readHistory` got.
 */
export interface HistoryEntry {
  version: number;
  own: boolean;
  change: Record<string, unknown>;
}

/** Fields whose change doesn't conflict with another register's save: it leaves the nota's content alone or only adds to it. */
const BESIDE = new Set([
  ...['etapa', 'lugar', 'aviso', 'piezas', 'entrega', 'fotos', 'motivo', 'revisada', 'enviadaPor', 'chofer'],
  ...['pagos', 'abonos', 'ajuste'],
]);

/** Whether an entry changed a field that another register's save may conflict with: any outside `BESIDE`. */
export function changesContent({ change }: HistoryEntry): boolean {
  return Object.keys(change).some((key) => !BESIDE.has(key));
}

/**
 * History of a nota after `version`, oldest first.
 * @param register whose entries are marked as `own`; null for none
 */
export async function readHistory(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  version: number,
  register: string | null,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select version, coalesce(equipo_id = ${register}::uuid, false) as own, cambio as change from nota_historia
    where tenant_id = ${tenantId} and nota_id = ${notaId} and version > ${version} order by version`.execute(tx);
  return rows;
}

/**
 * The user who saved the nota last after `version`, and when. A save that changed content is preferred to a later one
 * that didn't. Undefined without a save, and when the user isn't known.
 */
export async function lastSave(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  version: number,
): Promise<StaleNota['guardada']> {
  const { rows } = await sql<{ name: string | null; moment: Date }>`
    select u.nombre as name, h.momento as moment from nota_historia h
    left join usuarios u on u.tenant_id = h.tenant_id and u.id = h.usuario_id
    where h.tenant_id = ${tenantId} and h.nota_id = ${notaId} and h.version > ${version}::int
    order by (h.cambio - ${[...BESIDE]}::text[]) <> '{}' desc, h.version desc limit 1`.execute(tx);
  const [last] = rows;
  return last?.name ? { nombre: last.name, momento: new Date(last.moment).toISOString() } : undefined;
}

/** The lines that a nota had in `version`; null when its history doesn't contain them. */
async function linesAt(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  version: number,
): Promise<readonly Line[] | null> {
  const { rows } = await sql<{ lines: Line[] }>`
    select cambio->'lineas' as lines from nota_historia
    where tenant_id = ${tenantId} and nota_id = ${notaId} and version <= ${version} and cambio ? 'lineas'
    order by version desc limit 1`.execute(tx);
  return rows[0]?.lines ?? null;
}

/** An earlier version of a nota, with the fields that a save is compared with. */
export interface PastNota extends Omit<StoredNota, 'observaciones' | 'pagos'> {
  observations: string;
}

/**
 * The nota as it was in `version`, found by undoing the later changes.
 * @param history all entries after `version`; earlier ones are ignored
 * @returns null when the lines changed since, and the history doesn't contain those of `version`
 */
export async function notaAt(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  current: StoredNota,
  version: number,
  history: readonly HistoryEntry[],
): Promise<PastNota | null> {
  const later = history.filter((entry) => entry.version > version).reverse();
  const lines = later.some(({ change }) => 'lineas' in change)
    ? await linesAt(tx, tenantId, current.id, version)
    : current.lineas;
  if (lines === null) return null;
  const { observaciones: observations, pagos: _, ...content } = current;
  const undone: Record<string, unknown> = {};
  for (const { change } of later)
    for (const [field, pair] of Object.entries(change)) if (Array.isArray(pair) && pair.length === 2) undone[field] = pair[0];
  const past = { ...content, observations: observationsText(observations), lineas: lines };
  for (const field of Object.keys(past))
    if (field !== 'lineas' && field in undone) Object.assign(past, { [field]: undone[field] });
  if (typeof undone.observaciones === 'string') past.observations = undone.observaciones;
  return past;
}
