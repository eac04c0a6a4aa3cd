import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { StoredNota } from '../nota.ts';
import type { Input } from '../save/input.ts';
import { changesContent, notaAt, readHistory } from './history.ts';
import { addsOnlyMoney, onStored } from './onlyMoney.ts';

/**
 * Converts a late capture of a stored nota to the save that it means now. Content that other registers changed after the captured
 * version stays; in that case, the capture may only add its pagos and its cierre. A register's own captures never conflict.
 * @returns the save, and whether other registers had changed the captured content (`isOlder`); null for a version that the nota
 * never had, and for a conflict: the capture and another register both changed the content
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
  // The capture is based on the sent version, or on the nota as this register's last stored capture left it.
  const own = history.filter((entry) => entry.own).map((entry) => entry.version);
  for (const seen of new Set([version, ...own.slice(-1)])) {
    const past = await notaAt(tx, tenantId, current, seen, history);
    if (past && addsOnlyMoney(input, past)) return { input: onStored(input, current), isOlder: true };
  }
  return null;
}
