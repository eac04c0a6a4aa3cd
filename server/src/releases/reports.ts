import type { ComposedRemote, reportSectionSchemas } from '@lavanda/shared/contract/schemas/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '../db/connection.ts';
import type { Session } from '../http/session.ts';
import { countFailedSection } from '../observability/metrics.ts';
import { permissionsOfSession } from '../sections/permissions.ts';
import { brake } from './brake.ts';
import { compositionFor } from './composition.ts';
import { REGISTRY, saveFailure } from './failures.ts';
import { noteOutcome } from './outcomes.ts';
import type { Shells } from './shells/shells.ts';

export type ReleaseReport = Static<typeof reportSectionSchemas.body>;

/**
 * A failed list of sections is stored without version and text; otherwise one user could fill every section's list of failures.
 */
const REGISTRY_FAILURE: ReleaseReport = { remoto: REGISTRY, version: '0-00000000', suceso: 'fallida', etapa: 'registro' };

/** The parts of the server that reports use. */
export interface ReportContext {
  db: Database;
  log: FastifyBaseLogger;
  /** Folder that contains each mfe-*\/dist, whose source maps give the lines of failures. */
  webDir: string;
  /** Whether a stable version or stand-in that fails for too many users is taken back automatically. */
  automaticRollback: boolean;
  shells: Shells;
}

/**
 * Records a browser's report. A report about a version is stored only if the server gave that version to the signed-in user, so
 * that nobody can stop a version that they don't have.
 */
export async function report(context: ReportContext, actor: Session | null, report: ReleaseReport): Promise<void> {
  const { remoto: remote, version, suceso: event, etapa: stage } = report;
  // The stage 'contrato' tells that the shell can't mount the version, which isn't a failure of the version.
  if (stage === 'contrato') return;
  const failed = event !== 'montada';
  if (failed) countFailedSection();
  if (!actor) return;
  if (remote === REGISTRY && stage === 'registro' && failed) return saveFailure(context, actor, REGISTRY_FAILURE);
  if (!(await wasGiven(context, actor, report))) return;
  if (event === 'sospecha') return saveFailure(context, actor, report);
  await noteOutcome(context.db, { remote, version }, actor, failed);
  if (!failed) return;
  // The brake runs first, so that it works even if the failure's text can't be stored.
  await brake(context, remote, version);
  await saveFailure(context, actor, report);
}

/**
 * Whether the user's composition contains the version, as the current version or as the fallback, in a remote of which the user
 * may see a section or an extension.
 */
async function wasGiven(
  { db, shells }: ReportContext,
  actor: Session,
  { remoto: remote, version }: ReleaseReport,
): Promise<boolean> {
  // A tab runs the user's own shell or the stable one, and gets versions that its shell can mount. Without a contract, the
  // versions don't depend on a shell.
  const [stable = null] = await shells.live();
  const own = (await shells.forActor(async () => actor))?.contract ?? null;
  for (const contract of [null, own, stable]) {
    const { remotes } = await compositionFor(db, actor, contract);
    const given = remotes.find(({ name }) => name === remote);
    if (given !== undefined && (given.version === version || given.respaldo?.version === version))
      return mayOpen(db, actor, given);
  }
  return false;
}

/** Whether the user's permissions open a section of the remote, or show an extension of it. */
async function mayOpen(db: Database, actor: Session, { enlaces: sections = [], extensiones: extensions = [] }: ComposedRemote) {
  const permissions = await permissionsOfSession(db, actor);
  return [...sections, ...extensions].some(({ permiso: permission }) => permissions.includes(permission));
}
