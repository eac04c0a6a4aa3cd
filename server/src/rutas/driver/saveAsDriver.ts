import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { notaVisible } from '../../ventas/readNota.ts';
import { parseInput } from '../../ventas/save/parseInput.ts';
import { saveInTransaction } from '../../ventas/save/saveNota.ts';
import type { FinishedStop } from './stop.ts';

/** The fields of a nota that a driver changes. */
type Changes = Pick<Partial<SaveNota>, 'pagos' | 'status' | 'observaciones' | 'turno'>;

/** Saves a locked nota with only `changes` applied, as a late capture. */
async function save(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  stop: FinishedStop,
  changes: Changes,
  collected: boolean,
): Promise<void> {
  const nota = await notaVisible(tx, session, stop.notaId);
  const body: SaveNota = {
    ...{ id: nota._id, version: nota.version, operacion: stop.operacion, usuario: nota.usuario, fecha: nota.fecha },
    ...(nota.fecha_entrega !== null && { fecha_entrega: nota.fecha_entrega }),
    articulos: nota.articulos.map(({ importe: _, ...line }) => line),
    // The cliente pays the fees that the nota already has, even if the laundry has changed its rules since.
    ...{ envio: nota.envio, recargo: nota.recargo },
    ...{ captura: true, capturado: stop.captured.toISOString() },
    ...changes,
  };
  await saveInTransaction(tx, session, { ...parseInput(body), collected });
}

/**
 * Saves a driver's change of a nota. The change already happened on the route, so a refusal by the rules isn't an error: the
 * nota stays unchanged, and the reason is returned.
 * @param collected true when the nota is a recoleccion that the driver collected
 * @returns the reason of the refusal; null when the nota was saved
 */
export async function saveAsDriver(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  stop: FinishedStop,
  changes: Changes,
  collected = false,
): Promise<string | null> {
  await sql`savepoint parada`.execute(tx);
  try {
    await save(tx, session, stop, changes, collected);
    return null;
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
    await sql`rollback to savepoint parada`.execute(tx);
    return error.detail;
  }
}
