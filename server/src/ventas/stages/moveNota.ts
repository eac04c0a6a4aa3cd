import type { MoveNota, Nota } from '@lavanda/shared/contract/schemas/sales';
import { hasStage, parsePlace } from '@lavanda/shared/domain/stage';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { captureMoment } from '../capture/captureMoment.ts';
import { takenPlace, writeOdds } from '../capture/oddity.ts';
import { keepPrinted } from '../capture/ownClave.ts';
import { invalidField } from '../errors.ts';
import type { NotaHeader } from '../lockNota.ts';
import { notaVisible } from '../readNota.ts';
import { movedBy, placeTaken, TEXTS } from '../texts.ts';
import { conflictOf, lockOpenNota, lockVisibleNota } from './lockOpenNota.ts';
import { placeOccupant } from './placeOccupant.ts';
import { READY_AT } from './readyAt.ts';
import { whoChanged } from './whoChanged.ts';
import { writeStage } from './writeStage.ts';

/** Refuses a place where another cliente's clothes hang. */
async function requireFree(tx: Transaction<DatabaseSchema>, session: Session, nota: NotaHeader, place: string): Promise<void> {
  const other = await placeOccupant(tx, session.tenantId, nota, place);
  if (other) throw invalidField('lugar', placeTaken(place, other.cliente, other.number));
}

/**
 * The place for a late move: '' if another cliente's nota took the place meanwhile, which becomes a point to review. The move
 * itself isn't refused, because the clothes were already moved.
 */
async function latePlace(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: NotaHeader,
  place: string,
  captured: Date | null,
): Promise<string> {
  const other = place === '' ? null : await placeOccupant(tx, session.tenantId, nota, place);
  if (!other) return place;
  await writeOdds(tx, session.tenantId, nota.id, [takenPlace(place, other.number, other.cliente)], captured);
  return '';
}

async function move(tx: Transaction<DatabaseSchema>, session: Session, body: MoveNota): Promise<Nota> {
  const { id, operacion: operationId, desde: from, etapa: stage, lugar: given = '', captura: isLate = false } = body;
  const sent = stage === 'lista' ? parsePlace(given) : '';
  if (sent === null) throw invalidField('lugar', TEXTS.invalidRack);
  const locked = await (isLate ? lockVisibleNota : lockOpenNota)(tx, session, id, operationId);
  if ('done' in locked) return locked.done;
  const { nota } = locked;
  await keepPrinted(tx, session.tenantId, body);
  // A late move is dropped if the nota was moved or closed since.
  if (isLate && (!hasStage(nota.status) || nota.stage !== from)) return notaVisible(tx, session, nota.id);
  if (nota.stage !== from) {
    const who = await whoChanged(tx, session, nota.id, ['etapa']);
    throw await conflictOf(tx, session, nota.id, who ? movedBy(who.name, nota.stage, who.hour) : TEXTS.movedMeanwhile);
  }
  const place = isLate ? await latePlace(tx, session, nota, sent, captureMoment(body.capturado)) : sent;
  if (place !== '' && !isLate) await requireFree(tx, session, nota, place);
  if (stage !== nota.stage || place !== nota.place) {
    const change = {
      ...(stage !== nota.stage && { etapa: [nota.stage, stage] as const }),
      ...(place !== nota.place && { lugar: [nota.place, place] as const }),
    };
    const register = body.equipo?.toLowerCase() ?? null;
    // A change of place keeps the moment when the nota was ready. Leaving 'lista' deletes that moment and the notice.
    const ready = stage === 'lista' ? { lista_en: READY_AT } : { lista_en: null, avisada_en: null, aviso: null };
    await writeStage(tx, session, nota, operationId, { etapa: stage, lugar: place, ...ready }, change, '', register);
  }
  return notaVisible(tx, session, nota.id);
}

/**
 * Moves a nota between its stages (day.md 4); leaving 'lista' frees its place. A repeated `operacion` returns the stored nota.
 * A late capture changes nothing if the nota was moved or closed since (day.md 1).
 * @throws HttpProblem 404; 409 with `actual` when the nota isn't in the stage `desde` or not in the sucursal; 422 for an invalid
 * or taken place
 */
export function moveNota(db: Database, session: Session, body: MoveNota): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => move(tx, session, body)));
}
