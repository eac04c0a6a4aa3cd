import { absenceName } from '@lavanda/shared/domain/ruta';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { writeStage } from '../../ventas/stages/writeStage.ts';
import { type DriverLink, sessionOf } from './link.ts';
import type { FinishedStop } from './stop.ts';
import type { StopNota } from './stopNota.ts';
import { absenceOf } from './texts.ts';

/**
 * Records in a locked nota's history why the driver didn't do the stop, because the stop's row loses the reason when the
 * stop is assigned again.
 */
export async function noteAbsence(
  tx: Transaction<DatabaseSchema>,
  link: DriverLink,
  nota: StopNota,
  { operacion: operationId, reason, detail, kind }: FinishedStop,
): Promise<void> {
  await writeStage(tx, sessionOf(link), nota, operationId, {}, {}, absenceOf(kind, absenceName(reason), detail));
}
