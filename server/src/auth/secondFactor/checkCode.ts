import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import { recordSecondFactor } from '../trail.ts';
import { cleanCode, recoveryDigest, stepOf } from './codes.ts';
import { TEXTS } from './texts.ts';
import { type Account, countFailure } from './tries.ts';

interface Row {
  secreto: Buffer;
  aplicacion: boolean;
  ultimo_paso: string;
  fallos: number;
  bloqueado: boolean;
  recuperacion: Buffer[];
}

interface Try {
  code: string;
  /** Address of the request, for the trail. */
  address: string;
  /** True while an application is set up: the user has to prove to have the new secret, so recovery codes are refused. */
  enrolling?: boolean;
}

/**
 * Checks a code of the account's authenticator, or a recovery code, and marks the code as used. Runs as the database's owner,
 * because sign-in calls it before the session is open.
 * @throws HttpProblem 403 (campo 'codigo') for a wrong or used code, 429 for 15 minutes after five refused tries
 */
export async function takeCode(db: Database, account: Account, { code, ...attempt }: Try): Promise<void> {
  // The error is thrown after the commit: inside the transaction it would roll back the count of failures.
  const outcome = await db.kysely.transaction().execute((tx) => tryCode(tx, account, { code: cleanCode(code), ...attempt }));
  if (outcome === 'blocked') throw new HttpProblem(429, TEXTS.blocked);
  if (outcome === 'wrong') throw fieldProblem(403, 'codigo', TEXTS.wrongCode);
  if (outcome === 'wrongRecovery') throw fieldProblem(403, 'codigo', TEXTS.wrongRecovery);
}

async function tryCode(
  tx: Transaction<DatabaseSchema>,
  account: Account,
  { code, address, enrolling = false }: Try,
): Promise<'right' | 'wrong' | 'wrongRecovery' | 'blocked'> {
  const { tenantId, userId } = account;
  const its = sql`tenant_id = ${tenantId} and usuario_id = ${userId}`;
  const { rows } = await sql<Row>`select secreto, aplicacion, ultimo_paso, fallos, recuperacion,
      coalesce(bloqueado_hasta > now(), false) as bloqueado
    from segundo_factor where ${its} for update`.execute(tx);
  const [row] = rows;
  if (!row) return 'wrong';
  if (row.bloqueado) return 'blocked';
  const hasApplication = row.aplicacion || enrolling;
  const step = hasApplication ? stepOf(row.secreto, code) : null;
  if (step !== null && step > Number(row.ultimo_paso)) {
    await sql`update segundo_factor set ultimo_paso = ${step}, fallos = 0 where ${its}`.execute(tx);
    return 'right';
  }
  const digest = recoveryDigest(code);
  if (!enrolling && row.recuperacion.some((unused) => unused.toString('hex') === digest.toString('hex'))) {
    await sql`update segundo_factor set recuperacion = array_remove(recuperacion, ${digest}::bytea), fallos = 0
      where ${its}`.execute(tx);
    await sql`insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${userId}, 'cuenta.usarRecuperacion')`.execute(tx);
    return 'right';
  }
  await countFailure(tx, account, row.fallos);
  await recordSecondFactor(tx, account, 'rechazarCodigo', address);
  return hasApplication ? 'wrong' : 'wrongRecovery';
}
