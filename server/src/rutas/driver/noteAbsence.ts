import { absenceName } from '@lavanda/shared/domain/ruta';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { writeStage } from '../../ventas/stages/writeStage.ts';
import { type DriverLink, sessionOf } from './link.ts';
import type { FinishedStop } from './stop.ts';
import type { StopNota } from './stopNota.ts';
import { absenceOf } from './texts.ts';

/** Keeps in the history of a locked nota why its driver didn't do the stop: its row forgets that once it is given again. */
export async function noteAbsence(
  tx: Transaction<DatabaseSchema>,
  link: DriverLink,
  nota: StopNota,
  { operacion: operationId, reason, detail, kind }: FinishedStop,
): Promise<void> {
  await writeStage(tx, sessionOf(link), nota, operationId, {}, {}, absenceOf(kind, absenceName(reason), detail));
}
