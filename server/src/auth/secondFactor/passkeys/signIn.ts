import type { Assertion, RequestOptions } from '@lavanda/shared/contract/schemas/passkeys';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { DatabaseSchema } from '../../../db/schema.ts';
import { HttpProblem } from '../../../http/problem.ts';
import { recordSecondFactor } from '../../trail.ts';
import { type HeldAccount, openHeld, requireHeld } from '../heldSessions.ts';
import { type Account, countFailure } from '../tries.ts';
import { newChallenge, TIMEOUT_MS, takeChallenge } from './challenges.ts';
import { credentialsOf } from './credentials.ts';
import type { Site } from './site.ts';
import { TEXTS } from './texts.ts';
import { webauthn } from './webauthn.ts';

/**
 * Gives a held session a challenge to be signed with one of its account's passkeys.
 * @throws HttpProblem 401 when the session isn't held, 409 when the account has no passkeys
 */
export async function challengeHeld(db: Database, tokenHash: Buffer | null, { rpId }: Site): Promise<RequestOptions> {
  const held = await requireHeld(db, tokenHash);
  const keys = await credentialsOf(db.kysely, held.account);
  if (keys.length === 0) throw new HttpProblem(409, TEXTS.none);
  const challenge = await newChallenge(db, held.tokenHash);
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    timeout: TIMEOUT_MS,
    rpId,
    allowCredentials: keys.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
    userVerification: 'preferred',
  };
}

interface SignedChallenge {
  tokenHash: Buffer | null;
  site: Site;
  answer: Assertion;
  /** Address of the request, for the trail. */
  address: string;
}

/**
 * Opens a held session with a signed challenge.
 * @returns the account
 * @throws HttpProblem 401 when the session isn't held, 403 for a refused signature, 409 for an expired or used challenge, 429
 * after five refusals
 */
export function openWithPasskey(db: Database, { tokenHash, ...signed }: SignedChallenge): Promise<HeldAccount> {
  return openHeld(db, tokenHash, async (account, hash) => {
    const expectedChallenge = await takeChallenge(db, hash);
    // The error is thrown after the commit: inside the transaction it would roll back the count of failures.
    const outcome = await db.kysely.transaction().execute((tx) => tryPasskey(tx, account, { ...signed, expectedChallenge }));
    if (outcome === 'blocked') throw new HttpProblem(429, TEXTS.blocked);
    if (outcome === 'refused') throw new HttpProblem(403, TEXTS.refused);
  });
}

type Try = Omit<SignedChallenge, 'tokenHash'> & { expectedChallenge: string };

async function tryPasskey(
  tx: Transaction<DatabaseSchema>,
  account: Account,
  { address, ...signed }: Try,
): Promise<'right' | 'refused' | 'blocked'> {
  const its = sql`tenant_id = ${account.tenantId} and usuario_id = ${account.userId}`;
  const { rows } = await sql<{ fallos: number; bloqueado: boolean }>`
    select fallos, coalesce(bloqueado_hasta > now(), false) as bloqueado from segundo_factor
    where ${its} and activo_desde is not null for update`.execute(tx);
  const [row] = rows;
  if (!row) return 'refused';
  if (row.bloqueado) return 'blocked';
  if (!(await isSigned(tx, account, signed))) {
    await countFailure(tx, account, row.fallos);
    await recordSecondFactor(tx, account, 'rechazarLlave', address);
    return 'refused';
  }
  await sql`update segundo_factor set fallos = 0 where ${its}`.execute(tx);
  await recordSecondFactor(tx, account, 'usarLlave', address);
  return 'right';
}

interface Key {
  id: string;
  clave_publica: Buffer;
  contador: string;
}

/** Whether one of the account's passkeys signed the challenge on this site. If so, stores its counter and last use. */
async function isSigned(
  tx: Transaction<DatabaseSchema>,
  { tenantId, userId }: Account,
  { answer, expectedChallenge, site }: Omit<Try, 'address'>,
): Promise<boolean> {
  const { rows } = await sql<Key>`select id, clave_publica, contador from llaves_acceso
    where tenant_id = ${tenantId} and usuario_id = ${userId} and credencial = ${Buffer.from(answer.id, 'base64url')}
    for update`.execute(tx);
  const [key] = rows;
  if (!key) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  // The library throws for an answer to another challenge, site or type, and for a counter that doesn't grow, unless it stays 0.
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id: answer.id, publicKey: new Uint8Array(key.clave_publica), counter: Number(key.contador) },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  await sql`update llaves_acceso set contador = ${verified.authenticationInfo.newCounter}, ultimo_uso = now()
    where tenant_id = ${tenantId} and id = ${key.id}`.execute(tx);
  return true;
}
