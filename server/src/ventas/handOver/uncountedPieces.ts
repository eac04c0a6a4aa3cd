import { missingText } from '@lavanda/shared/domain/handOver';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { uncountedText } from '../texts.ts';
import { readPieces } from './handOver.ts';

/**
 * What the history keeps of a cierre with pieces that nobody counted (day.md 4): it is not refused, because the
 * specified save of a paid nota knows no pieces. Nothing when all were counted.
 */
export async function uncountedPieces(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
): Promise<{ conteo?: [string, string] }> {
  const { piezas: pieces, entrega: handOver } = await readPieces(tx, tenantId, notaId);
  const missing = missingText(pieces, handOver?.entregadas ?? []);
  return missing === '' ? {} : { conteo: ['', uncountedText(missing)] };
}
