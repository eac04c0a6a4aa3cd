import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { observationsText } from '@lavanda/shared/domain/observations';
import { BAG, describePieces } from '@lavanda/shared/domain/pieces';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { lockNota } from '../../ventas/lockNota.ts';
import { writeStage } from '../../ventas/stages/writeStage.ts';
import { saveAsDriver } from './saveAsDriver.ts';
import type { FinishedStop } from './stop.ts';
import { markOf, type StopNota } from './stopNota.ts';
import { PROBLEMS } from './texts.ts';

type Tx = Transaction<DatabaseSchema>;

/** Tags the bags of a nota that the driver has just collected. */
async function tagBags(tx: Tx, session: Session, notaId: string, bags: number): Promise<void> {
  const { header: nota } = await lockNota(tx, session.tenantId, notaId, null);
  if (!nota) return;
  const pieces = Array.from({ length: bags }, () => ({ nombre: BAG, detalle: '', linea: null }));
  await writeStage(tx, session, nota, null, { piezas: JSON.stringify(pieces) }, { piezas: ['', describePieces(pieces)] });
}

/**
 * Receives a recoleccion that its driver collected: the nota is then in the sucursal, tagged by its bags, but without articles
 * until the counter adds them.
 * @returns text for the stop's `problema`, which a person has to look at; '' without a problem
 */
export async function collect(tx: Tx, session: Session, nota: StopNota, stop: FinishedStop): Promise<string> {
  const mark = markOf(nota);
  if (nota.voided) return PROBLEMS.voidedPickup(mark);
  if (nota.status !== TO_COLLECT) return PROBLEMS.receivedBefore(mark);
  const isUnnoted = observationsText(nota.observaciones) === '' && stop.detail !== '';
  const observaciones = isUnnoted ? { observaciones: { marcas: [], detalle: stop.detail } } : {};
  const refused = await saveAsDriver(tx, session, stop, { status: 0, ...observaciones }, true);
  if (refused !== null) return PROBLEMS.refused(mark, refused);
  if (stop.bags !== null) await tagBags(tx, session, nota.id, stop.bags);
  return '';
}
