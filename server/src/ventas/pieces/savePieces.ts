import type { Nota, Piece } from '@lavanda/shared/contract/schemas/sales';
import type { SavePieces } from '@lavanda/shared/contract/schemas/savePieces';
import { changedHandedOver, describePieces } from '@lavanda/shared/domain/pieces';
import { hasStage } from '@lavanda/shared/domain/stage';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { captureMoment } from '../capture/captureMoment.ts';
import { otherPieces, writeOdds } from '../capture/oddity.ts';
import { invalidField } from '../errors.ts';
import { notaVisible } from '../readNota.ts';
import { conflictOf, lockOpenNota, lockVisibleNota } from '../stages/lockOpenNota.ts';
import { whoChanged } from '../stages/whoChanged.ts';
import { writeStage } from '../stages/writeStage.ts';
import { handedOverPieces, piecesChangedBy, TEXTS } from '../texts.ts';

const tidy = ({ nombre: name, detalle: mark, linea: line }: Piece): Piece => ({
  nombre: name.trim(),
  detalle: mark.trim(),
  linea: line?.toLowerCase() ?? null,
});

/** Refuses pieces without a name, pieces of another nota's line, and pieces that would change a handed-over tag. */
function check(pieces: readonly Piece[], { articulos: lines, piezas: stored = [], entrega: handOver }: Nota): void {
  if (pieces.some(({ nombre: name }) => name === '')) throw invalidField('piezas', TEXTS.unnamedPiece);
  // A stored piece keeps the line that it belonged to, even if the nota no longer has that line.
  const known = new Set<string | null>([null, ...lines.map(({ _id }) => _id), ...stored.map(({ linea: line }) => line)]);
  if (pieces.some(({ linea: line }) => !known.has(line))) throw invalidField('piezas', TEXTS.foreignLine);
  const changed = changedHandedOver(stored, pieces, handOver?.entregadas ?? []);
  if (changed.length > 0) throw invalidField('piezas', handedOverPieces(changed));
}

/**
 * The user who last changed pieces or hand-over after the version that the sender read. Null when nobody did, when no version was
 * sent, and when a late capture's own user did.
 */
async function whoElse(tx: Transaction<DatabaseSchema>, session: Session, { id, version, captura: isLate }: SavePieces) {
  if (version === undefined) return null;
  const who = await whoChanged(tx, session, id, ['piezas', 'entrega'], version);
  // A late capture doesn't conflict with its own user's change, which may be an earlier one of several late captures.
  return isLate && who?.userId === session.userId ? null : who;
}

/** The pieces of a late capture, without references to lines that the nota no longer has. */
function withoutGone(pieces: readonly Piece[], { articulos: lines, piezas: stored = [] }: Nota): Piece[] {
  const known = new Set([...lines.map(({ _id }) => _id), ...stored.map(({ linea: line }) => line)]);
  return pieces.map((piece) => (known.has(piece.linea) ? piece : { ...piece, linea: null }));
}

async function save(tx: Transaction<DatabaseSchema>, session: Session, body: SavePieces): Promise<Nota> {
  const { id, operacion: operationId, captura: isLate = false } = body;
  const locked = await (isLate ? lockVisibleNota : lockOpenNota)(tx, session, id, operationId);
  if ('done' in locked) return locked.done;
  const { nota } = locked;
  const stored = await notaVisible(tx, session, nota.id);
  // The nota isn't in the sucursal by the time this late capture arrives, so its pieces stay as they are.
  if (!hasStage(nota.status)) return stored;
  const sent = body.piezas.map(tidy);
  const pieces = isLate ? withoutGone(sent, stored) : sent;
  const list = JSON.stringify(pieces);
  const had = stored.piezas ?? [];
  if (list === JSON.stringify(had.map(tidy))) return stored;
  const who = await whoElse(tx, session, body);
  if (who && !isLate) throw await conflictOf(tx, session, nota.id, piecesChangedBy(who.name, who.hour));
  if (who) {
    await writeOdds(tx, session.tenantId, nota.id, [otherPieces(pieces.length, had.length)], captureMoment(body.capturado));
    return notaVisible(tx, session, nota.id);
  }
  check(pieces, stored);
  const [before, after] = [describePieces(had), describePieces(pieces)];
  await writeStage(tx, session, nota, operationId, { piezas: list }, { piezas: [before, after] });
  return notaVisible(tx, session, nota.id);
}

/**
 * Saves the tagged pieces of a nota in the sucursal (day.md 4). A repeated `operacion` saves them once. No amount changes, so
 * the rollup stays as it is. A user who edits the nota at that time can still save it without a conflict.
 * @throws HttpProblem 404; 409 with `actual` when the nota isn't in the sucursal, or pieces or hand-over changed after
 * `version` (a late capture then changes no pieces instead); 422 for an invalid piece
 */
export function savePieces(db: Database, session: Session, body: SavePieces): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => save(tx, session, body)));
}
