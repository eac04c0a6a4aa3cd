import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tokenDigest } from '../../auth/tokenDigest.ts';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { StandIn } from '../gate/standIns.ts';
import { SHELL } from '../shells/storedShells.ts';

/** Number of days for which a link works, and for which an expired link is still recognized as expired. */
const DAYS = { works: 7, remembered: 30 } as const;

/** Format of a token: 192 random bits, base64url. */
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

export interface StoredPreview {
  remote: string;
  /** The published version that the link shows. */
  published: StandIn;
  /** When the link expires, ISO 8601. */
  expires: string;
  expired: boolean;
}

/**
 * Creates a preview link, which shows a published version in the tab that opens it; by default the newest version.
 * @param actor the user or team that creates it
 * @returns the token of the link, the version that it shows, and when it expires (ISO 8601)
 * @throws HttpProblem 404 when the version isn't published
 */
export async function createPreview(
  db: Database,
  remote: string,
  version: string | undefined,
  actor: string,
): Promise<{ token: string; version: string; expires: string }> {
  const token = randomBytes(24).toString('base64url');
  const { rows } = await sql<{ version: string; vence: string }>`
    insert into entregas_vistas (huella, remoto, version, quien, vence)
    select ${tokenDigest(token)}, remoto, version, ${actor}, now() + make_interval(days => ${DAYS.works}) from entregas
    where remoto = ${remote} and remoto <> ${SHELL} and (${version ?? null}::text is null or version = ${version ?? null})
    order by publicada desc limit 1
    returning version, to_char(vence at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as vence`.execute(db.kysely);
  const [made] = rows;
  if (!made) throw new HttpProblem(404, `La versión ${version ?? ''} de ${remote} no está publicada.`);
  return { token, version: made.version, expires: made.vence };
}

/** The preview links with these tokens, each with the version that it shows; unknown tokens are left out. */
export async function readPreviews(db: Database, tokens: readonly string[]): Promise<StoredPreview[]> {
  const digests = tokens.filter((token) => TOKEN.test(token)).map(tokenDigest);
  if (digests.length === 0) return [];
  const { rows } = await sql<StandIn & { remoto: string; vence: string; vencida: boolean }>`
    select v.remoto, e.version, e.descripcion, e.direccion, e.git, e.librerias, m.sha256 as manifiesto, a.sha256 as entrada,
           to_char(v.vence at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as vence, v.vence < now() as vencida
    from entregas_vistas v join entregas e on (e.remoto, e.version) = (v.remoto, v.version)
    left join entregas_archivos m on (m.remoto, m.version, m.ruta) = (e.remoto, e.version, 'mf-manifest.json')
    left join entregas_archivos a on (a.remoto, a.version, a.ruta) = (e.remoto, e.version, e.entrada)
    where v.huella in (${sql.join(digests)})`.execute(db.kysely);
  return rows.map(({ remoto: remote, vence: expires, vencida: expired, ...published }) => ({
    remote,
    published,
    expires,
    expired,
  }));
}

/** Deletes preview links that expired more than `DAYS.remembered` days ago. */
export async function forgetPreviews(db: Database): Promise<void> {
  await sql`delete from entregas_vistas where vence < now() - make_interval(days => ${DAYS.remembered})`.execute(db.kysely);
}
