import type { ReleaseState } from '@lavanda/shared/contract/schemas/releases';
import type { Requester } from '@lavanda/shared/domain/release';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { type PublishedVersion, placeOf } from './failurePlace.ts';
import { maskMessage, maskStack } from './maskedError.ts';
import type { ReleaseReport, ReportContext } from './reports.ts';

/** The remote that clients report when the list of sections itself fails, for which no section's version is to blame. */
export const REGISTRY = 'shell';

/** Number of latest failures kept of each section, and of each user and version. */
const KEPT = { ofSection: 200, ofUser: 10 };

/** Number of kinds of failures that the status lists. */
const LISTED = 50;

/**
 * Stores a failure with its message and its place in the sources. A failure is stored once per mount, and only a user's latest
 * failures are kept, so that one user can't fill the list.
 */
export async function saveFailure(context: ReportContext, { userId }: Requester, report: ReleaseReport): Promise<void> {
  const { remoto: remote, version, suceso: event, composicion: composition = null, montaje: mount = null } = report;
  const stack = report.pila === undefined ? null : maskStack(report.pila);
  const failure = {
    remoto: remote,
    version,
    etapa: report.etapa ?? (event === 'error' ? 'uso' : 'codigo'),
    composicion: composition,
    usuario: userId,
    montaje: mount,
    mensaje: report.mensaje === undefined ? null : maskMessage(report.mensaje),
    pila: stack,
  };
  const { kysely } = context.db;
  if (await isKnown(kysely, failure)) return;
  const place = stack === null ? null : await placeOnce(context, { remote, version }, stack);
  await kysely.transaction().execute(async (tx) => {
    // Reports of one user wait for each other, so that the check below is still valid when the failure is stored.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${remote} ${version} ${userId}`}, 0))`.execute(tx);
    if (await isKnown(tx, failure)) return;
    await tx
      .insertInto('entregas_fallas')
      .values({ ...failure, lugar: place })
      .execute();
    const ofSection = sql`remoto = ${remote}`;
    await keepLatest(tx, ofSection, KEPT.ofSection);
    await keepLatest(tx, sql`${ofSection} and version = ${version} and usuario = ${userId}`, KEPT.ofUser);
  });
}

/**
 * The place in the sources that a stack comes from; null when it can't be found. A stored failure with the same stack has the
 * same place, which saves reading source maps.
 */
async function placeOnce(context: ReportContext, published: PublishedVersion, stack: string): Promise<string | null> {
  const same = await context.db.kysely
    .selectFrom('entregas_fallas')
    .select('lugar')
    .where('remoto', '=', published.remote)
    .where('version', '=', published.version)
    .where('pila', '=', stack)
    .executeTakeFirst();
  // If a source map or a frame can't be read, the failure is stored without its place.
  return same ? same.lugar : placeOf(context, published, stack).catch(() => null);
}

/** Deletes the failures that match `which`, except the latest `most`. */
async function keepLatest(tx: Kysely<DatabaseSchema>, which: RawBuilder<unknown>, most: number): Promise<void> {
  await sql`delete from entregas_fallas where ${which} and id <= (
    select id from entregas_fallas where ${which} order by id desc offset ${most} limit 1)`.execute(tx);
}

interface Failure {
  remoto: string;
  version: string;
  etapa: string;
  usuario: string;
  montaje: string | null;
  mensaje: string | null;
}

/**
 * Whether the same failure of the same mount is stored already, because the browser reported it twice. False without a mount:
 * each report of a failed list of sections is another failure.
 */
async function isKnown(
  db: Kysely<DatabaseSchema>,
  { remoto: remote, version, usuario: user, montaje: mount, etapa: stage, mensaje: message }: Failure,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from entregas_fallas
    where remoto = ${remote} and version = ${version} and usuario = ${user}
      and montaje = ${mount} and etapa = ${stage} and mensaje is not distinct from ${message}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The latest failures of a section and of the list of sections, grouped by version, stage, message and place. */
export async function failuresOf(db: Database, remote: string): Promise<ReleaseState['fallas']> {
  const { rows } = await sql<{ failure: ReleaseState['fallas'][number] }>`
    select jsonb_strip_nulls(to_jsonb(f)) as failure from (
      select version, etapa, mensaje, lugar, count(*) as veces, max(momento) as ultima from entregas_fallas
      where remoto = ${remote} or (remoto = ${REGISTRY} and etapa = 'registro')
      group by version, etapa, mensaje, lugar order by ultima desc limit ${LISTED}) f
    order by f.ultima desc`.execute(db.kysely);
  return rows.map(({ failure }) => failure);
}
