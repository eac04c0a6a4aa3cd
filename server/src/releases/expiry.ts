import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { liveStandIns } from './gate/review.ts';
import { previousStable } from './previousStable.ts';
import { SHELL } from './shells/storedShells.ts';

/** A version expires when nobody was assigned it for this many days. */
const UNUSED_DAYS = 90;

/** How many of the newest versions of each section, and of the published shells, never expire. */
const KEPT_VERSIONS = 5;

/**
 * Deletes the unused versions of each section and the unused published shells, with their files, and records it in their
 * history. It keeps versions that are live or stand in for a live one, the previous stable version, the version that came with
 * the server and the newest. The servers' own shells are `registerOwnShell`'s to delete.
 * @returns the deleted versions, as '<section>@<version>'
 */
export async function expireVersions(db: Database): Promise<string[]> {
  // A version that stands in for another is in use, just like an assigned version.
  for (const { remoto: remote, version } of await liveStandIns(db.kysely))
    await sql`update entregas set asignada = now() where remoto = ${remote} and version = ${version}
      and asignada < now() - interval '1 day'`.execute(db.kysely);
  const { rows } = await sql<{ remoto: string; detalle: string }>`
    with ordered as (
      select remoto, version, asignada, row_number() over (partition by remoto order by publicada desc, version) as place
      from entregas where remoto <> ${SHELL} or publicada_por <> 'servidor'),
    expired as (
      delete from entregas e using ordered o
      where (o.remoto, o.version) = (e.remoto, e.version) and o.place > ${sql.lit(KEPT_VERSIONS)}
        and o.asignada < now() - make_interval(days => ${sql.lit(UNUSED_DAYS)})
        and not exists (select from entregas_punteros p where p.remoto = e.remoto
                        and e.version in (p.estable, p.candidata, p.de_fabrica, ${previousStable}))
      returning e.remoto, e.version)
    insert into entregas_historia (remoto, quien, accion, detalle)
    select remoto, 'servidor', 'caducada', version from expired
    returning remoto, detalle`.execute(db.kysely);
  return rows.map(({ remoto: remote, detalle: version }) => `${remote}@${version}`);
}
