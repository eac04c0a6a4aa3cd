import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { StoredNota } from '../nota.ts';
import type { Input } from '../save/input.ts';
import { changesContent, notaAt, readHistory } from './history.ts';
import { addsOnlyMoney, onStored } from './onlyMoney.ts';

/**
 * The part of a late capture of a stored nota that can still be applied. When another register changed the content
 * since the version that the capture knew, that content stays: the capture adds only its pagos and its cierre, and is a
 * conflict when it changed the content too. A register's own captures never conflict.
 * @returns null for a conflict: both changed what the nota says
 */
export async function lateInput(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  input: Input,
  current: StoredNota,
): Promise<{ input: Input; isOlder: boolean } | null> {
  const version = input.version ?? 1;
  if (version > current.version) return null;
  const history = await readHistory(tx, tenantId, current.id, version, input.register);
  if (!history.some((entry) => !entry.own && changesContent(entry))) return { input, isOlder: false };
  // The register saw the nota as it was then, or as its own last capture left it.
  const own = history.filter((entry) => entry.own).map((entry) => entry.version);
  for (const seen of new Set([version, ...own.slice(-1)])) {
    const past = await notaAt(tx, tenantId, current, seen, history);
    if (past && addsOnlyMoney(input, past)) return { input: onStored(input, current), isOlder: true };
  }
  return null;
}
