import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { ReturnVoided } from '@lavanda/shared/contract/schemas/voids';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import type { MoneyOutcome } from '@lavanda/shared/domain/voiding';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { readPagos, writePagos } from '../corrections/correction.ts';
import { invalidField } from '../errors.ts';
import { lockNota } from '../lockNota.ts';
import { notaVisible } from '../readNota.ts';
import { TEXTS } from '../texts.ts';
import { lastVoid } from './voidedJson.ts';
import { returned } from './voidNotas.ts';

async function giveBack(tx: Transaction<DatabaseSchema>, session: Session, body: ReturnVoided): Promise<Nota> {
  const { tenantId } = session;
  const [id, operationId] = [body.id.toLowerCase(), body.operacion.toLowerCase()];
  const { header: nota, operationNota } = await lockNota(tx, tenantId, id, operationId);
  if (!nota || (nota.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol)))
    throw new HttpProblem(404, TEXTS.notFound);
  if (operationNota !== null && operationNota !== id) throw invalidField('operacion', TEXTS.foreignOperation);
  if (operationNota === null) {
    const { rows } = await sql<{ money: MoneyOutcome | null }>`
      select ${lastVoid(sql`${tenantId}`, sql`${id}`, sql`h.cambio->'dinero'->>1`)} as money`.execute(tx);
    if (!nota.voided || rows[0]?.money !== 'pendiente') throw new HttpProblem(409, TEXTS.notToReturn);
    const { pagos, today } = await readPagos(tx, session, nota);
    const added = returned({ ...nota, pagos }, body.metodo, TEXTS.voidedReturn).map((pago) => ({ ...pago, fecha: today }));
    const attempt = { operationId, register: body.equipo?.toLowerCase() ?? null };
    const told = { dinero: ['pendiente', 'devuelto'], metodo: [null, body.metodo] };
    await writePagos(tx, session, nota, attempt, pagos, added, told);
  }
  return notaVisible(tx, session, id, true);
}

/**
 * Returns the money that the void of a nota left pending, as reversals of its pagos from the register's drawer. A repeated
 * `operacion` returns nothing more.
 * @throws HttpProblem 404; 409 when nothing is pending: it was returned already, or the nota was restored
 */
export function returnVoided(db: Database, session: Session, body: ReturnVoided): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => giveBack(tx, session, body)));
}
