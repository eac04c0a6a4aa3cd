import type { Nota, NoteNotice } from '@lavanda/shared/contract/schemas/sales';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { TEXTS as NOTICE_TEXTS } from '../../notices/texts.ts';
import { notaVisible } from '../readNota.ts';
import { TEXTS } from '../texts.ts';
import { conflictOf, lockOpenNota } from './lockOpenNota.ts';
import { writeStage } from './writeStage.ts';

async function note(tx: Transaction<DatabaseSchema>, session: Session, body: NoteNotice): Promise<Nota> {
  const locked = await lockOpenNota(tx, session, body.id, body.operacion);
  if ('done' in locked) return locked.done;
  if (locked.nota.stage !== 'lista') throw await conflictOf(tx, session, locked.nota.id, TEXTS.notReady);
  const { usuario_telefono: phone } = await notaVisible(tx, session, locked.nota.id);
  if (phone === '') throw new HttpProblem(422, NOTICE_TEXTS.noPhone);
  const columns = { avisada_en: sql<string>`now()`, aviso: 'abierto' as const };
  await writeStage(tx, session, locked.nota, body.operacion, columns, { aviso: [null, 'abierto'] });
  return notaVisible(tx, session, locked.nota.id);
}

/**
 * Records that WhatsApp was opened with the notice for a nota. A repeated `operacion` records it once.
 * @throws HttpProblem 404; 409 with `actual` when the nota isn't ready; 422 for a cliente without a phone
 */
export function noteNotice(db: Database, session: Session, body: NoteNotice): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => note(tx, session, body)));
}
