import { CLOSED, TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { readPagos } from '../corrections/correction.ts';
import { lockNota, type NotaHeader } from '../lockNota.ts';
import type { Input } from '../save/input.ts';
import { TEXTS } from '../texts.ts';
import { restoreForCapture, type VoidableNota } from '../void/setVoided.ts';

/**
 * Whether a late capture brings money or the cierre to a voided nota; the nota is then restored, because the
 * money was taken or the pieces were handed over. A recoleccion stays voided, because its cliente may have another pending one.
 */
function isTakenVoided(input: Input, { status, pagos }: VoidableNota): boolean {
  const known = new Set(pagos.map(({ id }) => id));
  const brings =
    input.status === CLOSED || input.pagos.some(({ id, monto: amount }) => amount > 0 && (id === null || !known.has(id)));
  return input.late && status !== TO_COLLECT && brings;
}

/**
 * Restores a voided nota for a late capture that brings money or the cierre.
 * @returns the nota's header after that
 * @throws HttpProblem 409 for any other save of a voided nota
 */
export async function restoreVoided(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  input: Input,
  header: NotaHeader,
): Promise<NotaHeader | null> {
  const nota = { ...header, pagos: (await readPagos(tx, session, header)).pagos };
  if (!isTakenVoided(input, nota)) throw new HttpProblem(409, TEXTS.removed);
  await restoreForCapture(tx, session, nota, input.register);
  return (await lockNota(tx, session.tenantId, header.id, null)).header;
}
