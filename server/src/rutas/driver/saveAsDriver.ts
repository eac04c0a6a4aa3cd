import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { notaVisible } from '../../ventas/readNota.ts';
import { parseInput } from '../../ventas/save/input.ts';
import { saveInTransaction } from '../../ventas/save/saveNota.ts';
import type { FinishedStop } from './stop.ts';

/** The fields of a nota that a driver changes. */
type Changes = Pick<Partial<SaveNota>, 'pagos' | 'status' | 'observaciones' | 'turno'>;

/** The save of a locked nota as it is stored, with its changes, as a register's late capture. */
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
    // The fees that the cliente was told at the door, even if the laundry changed them since.
    ...{ envio: nota.envio, recargo: nota.recargo },
    ...{ captura: true, capturado: stop.captured.toISOString() },
    ...changes,
  };
  await saveInTransaction(tx, session, { ...parseInput(body), collected });
}

/**
 * Saves what a driver did with a nota. What happened, happened: when the rules refuse it, the nota is left as it was.
 * @param collected the nota is a recoleccion that the driver brought
 * @returns why it was refused; null when it wasn't
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
