import { missingText } from '@lavanda/shared/domain/handOver';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { uncountedText } from '../texts.ts';
import { readPieces } from './handOver.ts';

/**
 * A history field for a cierre whose pieces were not all counted (day.md 4); empty when all were. Such a cierre is not refused,
 * because the call that saves a paid nota (spec) has no field for pieces.
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
