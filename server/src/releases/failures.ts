import type { ReleaseState } from '@lavanda/shared/contract/schemas/releases';
import type { Requester } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { placeOf } from './failurePlace.ts';
import { maskMessage, maskStack } from './maskedError.ts';
import type { ReleaseReport, ReportContext } from './reports.ts';

/** The remote that clients name when the list of sections itself fails; no section's version is to blame. */
export const REGISTRY = 'shell';

/** How many of the latest failures of each section are kept, and how many of one user and version. */
const KEPT = { ofSection: 200, ofUser: 10 };

/** How many kinds of failures the status lists. */
const LISTED = 50;

/** Keeps a failure with its message and the place it came from. One mount's is kept once; one user's don't fill the list. */
export async function saveFailure(context: ReportContext, { userId }: Requester, report: ReleaseReport): Promise<void> {
  const { remoto: remote, version, suceso: event, composicion: composition = null, montaje: mount = null } = report;
  const stage = report.etapa ?? (event === 'error' ? 'uso' : 'codigo');
  const message = report.mensaje === undefined ? null : maskMessage(report.mensaje);
  const stack = report.pila === undefined ? null : maskStack(report.pila);
  if (await isKnown(context.db, report, userId, stage, message)) return;
  const place = stack === null ? null : await placeOf(context, { remote, version }, stack);
  await context.db.kysely
    .insertInto('entregas_fallas')
    .values({
      remoto: remote,
      version,
      etapa: stage,
      composicion: composition,
      usuario: userId,
      montaje: mount,
      mensaje: message,
      pila: stack,
      lugar: place,
    })
    .execute();
  await sql`delete from entregas_fallas where remoto = ${remote} and id <= (
    select id from entregas_fallas where remoto = ${remote} order by id desc offset ${KEPT.ofSection} limit 1)`.execute(
    context.db.kysely,
  );
}

/** Whether this mount's failure is kept already, or the user has as many as are kept of one user. */
async function isKnown(
  db: Database,
  { remoto: remote, version, montaje: mount = null }: ReleaseReport,
  userId: string,
  stage: string,
  message: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ kept: number; repeated: boolean | null }>`
    select count(*)::int as kept,
           bool_or(montaje = ${mount} and etapa = ${stage} and mensaje is not distinct from ${message}) as repeated
    from entregas_fallas where remoto = ${remote} and version = ${version} and usuario = ${userId}`.execute(db.kysely);
  const [known] = rows;
  return known !== undefined && (known.repeated === true || known.kept >= KEPT.ofUser);
}

/** The latest failures of a section and of the list of sections, by version, stage, message and place. */
export async function failuresOf(db: Database, remote: string): Promise<ReleaseState['fallas']> {
  const { rows } = await sql<{ failure: ReleaseState['fallas'][number] }>`
    select jsonb_strip_nulls(to_jsonb(f)) as failure from (
      select version, etapa, mensaje, lugar, count(*) as veces, max(momento) as ultima from entregas_fallas
      where remoto = ${remote} or (remoto = ${REGISTRY} and etapa = 'registro')
      group by version, etapa, mensaje, lugar order by ultima desc limit ${LISTED}) f
    order by f.ultima desc`.execute(db.kysely);
  return rows.map(({ failure }) => failure);
}
