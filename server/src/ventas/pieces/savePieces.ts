import type { Nota, Piece, SavePieces } from '@lavanda/shared/contract/schemas/sales';
import { changedHandedOver, describePieces } from '@lavanda/shared/domain/pieces';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { notaVisible } from '../readNota.ts';
import { conflictOf, lockOpenNota } from '../stages/lockOpenNota.ts';
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

/** Refuses to replace pieces that the sending user hasn't seen. */
async function requireSeen(tx: Transaction<DatabaseSchema>, session: Session, notaId: string, version: number): Promise<void> {
  const who = await whoChanged(tx, session, notaId, ['piezas', 'entrega'], version);
  if (who) throw await conflictOf(tx, session, notaId, piecesChangedBy(who.name, who.hour));
}

async function save(tx: Transaction<DatabaseSchema>, session: Session, body: SavePieces): Promise<Nota> {
  const { id, operacion: operationId } = body;
  const locked = await lockOpenNota(tx, session, id, operationId);
  if ('done' in locked) return locked.done;
  const { nota } = locked;
  const stored = await notaVisible(tx, session, nota.id);
  const pieces = body.piezas.map(tidy);
  const list = JSON.stringify(pieces);
  if (list === JSON.stringify((stored.piezas ?? []).map(tidy))) return stored;
  if (body.version !== undefined) await requireSeen(tx, session, nota.id, body.version);
  check(pieces, stored);
  const [before, after] = [describePieces(stored.piezas ?? []), describePieces(pieces)];
  await writeStage(tx, session, nota, operationId, { piezas: list }, { piezas: [before, after] });
  return notaVisible(tx, session, nota.id);
}

/**
 * Saves the tagged pieces of a nota in the sucursal (day.md 4). A repeated `operacion` saves them once. No amount changes, so
 * the rollup stays as it is, and a save of the nota that is being edited meanwhile doesn't conflict.
 * @throws HttpProblem 404; 409 with `actual` when the nota isn't in the sucursal, or its pieces changed after `version`; 422
 * for an invalid piece
 */
export function savePieces(db: Database, session: Session, body: SavePieces): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => save(tx, session, body)));
}
