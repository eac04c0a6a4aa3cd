import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import { cleanCode, recoveryDigest, stepOf } from './codes.ts';
import { TEXTS } from './texts.ts';

export interface Account {
  tenantId: string;
  userId: string;
}

/** Wrong codes in a row after which every code is refused for 15 minutes: at that rate nobody guesses one. */
const MAX_FAILURES = 5;
const PAUSE = sql`interval '15 minutes'`;

interface Row {
  secreto: Buffer;
  ultimo_paso: string;
  fallos: number;
  bloqueado: boolean;
  recuperacion: Buffer[];
}

/**
 * Checks a code of the account's authenticator, or a recovery code, and marks it as used. Runs as the owner.
 * @throws HttpProblem 403 (campo 'codigo') for a wrong or used code, 429 after five wrong ones
 */
export async function takeCode(db: Database, account: Account, code: string): Promise<void> {
  // Throws after the commit: inside the transaction it would roll back the count of failures.
  const outcome = await db.kysely.transaction().execute((tx) => tryCode(tx, account, cleanCode(code)));
  if (outcome === 'blocked') throw new HttpProblem(429, TEXTS.blocked);
  if (outcome === 'wrong') throw fieldProblem(403, 'codigo', TEXTS.wrongCode);
}

async function tryCode(
  tx: Transaction<DatabaseSchema>,
  { tenantId, userId }: Account,
  code: string,
): Promise<'right' | 'wrong' | 'blocked'> {
  const its = sql`tenant_id = ${tenantId} and usuario_id = ${userId}`;
  const { rows } = await sql<Row>`select secreto, ultimo_paso, fallos, recuperacion,
      coalesce(bloqueado_hasta > now(), false) as bloqueado
    from segundo_factor where ${its} for update`.execute(tx);
  const [row] = rows;
  if (!row) return 'wrong';
  if (row.bloqueado) return 'blocked';
  const step = stepOf(row.secreto, code);
  if (step !== null && step > Number(row.ultimo_paso)) {
    await sql`update segundo_factor set ultimo_paso = ${step}, fallos = 0 where ${its}`.execute(tx);
    return 'right';
  }
  const digest = recoveryDigest(code);
  if (row.recuperacion.some((unused) => unused.toString('hex') === digest.toString('hex'))) {
    await sql`update segundo_factor set recuperacion = array_remove(recuperacion, ${digest}::bytea), fallos = 0
      where ${its}`.execute(tx);
    await sql`insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${userId}, 'cuenta.usarRecuperacion')`.execute(tx);
    return 'right';
  }
  const closes = row.fallos + 1 >= MAX_FAILURES;
  await sql`update segundo_factor set fallos = ${closes ? 0 : row.fallos + 1},
      bloqueado_hasta = case when ${closes} then now() + ${PAUSE} end where ${its}`.execute(tx);
  return 'wrong';
}
