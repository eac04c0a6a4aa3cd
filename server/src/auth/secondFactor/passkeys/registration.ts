import type { CreationOptions, NewCredential } from '@lavanda/shared/contract/schemas/passkeys';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { DatabaseSchema } from '../../../db/schema.ts';
import { HttpProblem } from '../../../http/problem.ts';
import type { Session } from '../../../http/session.ts';
import { endSessionsOf } from '../../endSessions.ts';
import { newRecoveryCodes, newSecret, recoveryDigest } from '../codes.ts';
import { requirePassword } from '../requirePassword.ts';
import { newChallenge, TIMEOUT_MS, takeChallenge } from './challenges.ts';
import { credentialsOf } from './credentials.ts';
import type { Site } from './site.ts';
import { TEXTS } from './texts.ts';
import { webauthn } from './webauthn.ts';

const MAX_KEYS = 10;
/** COSE's ids of ES256 and RS256, the algorithms that WebAuthn assumes when a site names none. */
const ALGORITHMS = [-7, -257];

/**
 * Options with which the browser makes a passkey, which `addPasskey` then stores.
 * @param tokenHash of the session
 * @throws HttpProblem 403, 429 as `requirePassword`; 409 with ten passkeys
 */
export async function preparePasskey(
  db: Database,
  { session, tokenHash, site, password }: { session: Session; tokenHash: Buffer; site: Site; password: string },
): Promise<CreationOptions> {
  const user = await requirePassword(db, session, password);
  const keys = await credentialsOf(db.kysely, session);
  if (keys.length >= MAX_KEYS) throw new HttpProblem(409, TEXTS.tooManyKeys);
  const { generateRegistrationOptions } = await webauthn();
  const {
    rp,
    user: account,
    challenge,
    pubKeyCredParams,
  } = await generateRegistrationOptions({
    rpName: 'Lavanda',
    rpID: site.rpId,
    userID: new Uint8Array(Buffer.from(session.userId.replaceAll('-', ''), 'hex')),
    userName: user,
    userDisplayName: session.nombre || user,
    challenge: await newChallenge(db, tokenHash),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { id: site.rpId, name: rp.name },
    user: account,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg: algorithm }) => ({ alg: algorithm, type: 'public-key' })),
    timeout: TIMEOUT_MS,
    excludeCredentials: keys.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  };
}

interface Addition {
  session: Session;
  tokenHash: Buffer;
  site: Site;
  name: string;
  answer: NewCredential;
}

/**
 * Stores the passkey that the browser made. If the account had no second factor, its other sessions end, because they signed in
 * without one.
 * @returns the recovery codes, which can't be read again; empty when the account's second factor was active already
 * @throws HttpProblem 403 for an answer that can't be verified; 409 for an expired challenge, a passkey registered before, or
 * ten passkeys
 */
export async function addPasskey(db: Database, { session, tokenHash, site, name, answer }: Addition): Promise<string[]> {
  const expectedChallenge = await takeChallenge(db, tokenHash);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) throw new HttpProblem(403, TEXTS.notAdded);
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const transports = answer.response.transports ?? [];
  return db.kysely.transaction().execute(async (tx) => {
    const codes = await turnOn(tx, session);
    if ((await credentialsOf(tx, session)).length >= MAX_KEYS) throw new HttpProblem(409, TEXTS.tooManyKeys);
    const { numAffectedRows } = await sql`
      insert into llaves_acceso (tenant_id, usuario_id, nombre, credencial, clave_publica, contador, transportes)
      values (${session.tenantId}, ${session.userId}, ${name}, ${Buffer.from(id, 'base64url')}, ${Buffer.from(publicKey)},
        ${counter}, ${transports}::text[])
      on conflict (tenant_id, credencial) do nothing`.execute(tx);
    if (Number(numAffectedRows ?? 0) === 0) throw new HttpProblem(409, TEXTS.registered);
    await sql`insert into bitacora (tenant_id, usuario_id, accion, detalle) values
      (${session.tenantId}, ${session.userId}, 'cuenta.agregarLlave', ${JSON.stringify({ nombre: name })}::jsonb)`.execute(tx);
    return codes;
  });
}

/**
 * Activates the account's second factor, unless it is active already.
 * @returns the new recovery codes; empty when the factor was already active
 */
async function turnOn(tx: Transaction<DatabaseSchema>, { tenantId, userId, sessionId }: Session): Promise<string[]> {
  const codes = newRecoveryCodes();
  const digests = sql.join(codes.map((recovery) => sql`${recoveryDigest(recovery)}::bytea`));
  // Locks the row. If the factor is already active, the insert below leaves it as it is.
  await sql`select from segundo_factor where tenant_id = ${tenantId} and usuario_id = ${userId} for update`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into segundo_factor (tenant_id, usuario_id, secreto, aplicacion, activo_desde, recuperacion)
    values (${tenantId}, ${userId}, ${newSecret()}, false, now(), array[${digests}])
    on conflict (tenant_id, usuario_id) do update set secreto = excluded.secreto, aplicacion = false,
        activo_desde = excluded.activo_desde, recuperacion = excluded.recuperacion
      where segundo_factor.activo_desde is null`.execute(tx);
  if (Number(numAffectedRows ?? 0) === 0) return [];
  await endSessionsOf(tx, tenantId, userId, { except: sessionId });
  return codes;
}
