import type { reportSectionSchemas } from '@lavanda/shared/contract/schemas/releases';
import type { Requester } from '@lavanda/shared/domain/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '../db/connection.ts';
import { countFailedSection } from '../observability/metrics.ts';
import { brake } from './brake.ts';
import { compositionFor } from './composition.ts';
import { REGISTRY, saveFailure } from './failures.ts';
import { noteOutcome } from './outcomes.ts';
import type { Shells } from './shells/shells.ts';

export type ReleaseReport = Static<typeof reportSectionSchemas.body>;

/** A failed list of sections has no version and no text, or one user could fill every section's list of failures. */
const REGISTRY_FAILURE: ReleaseReport = { remoto: REGISTRY, version: '0-00000000', suceso: 'fallida', etapa: 'registro' };

/** What reports need of the server. */
export interface ReportContext {
  db: Database;
  log: FastifyBaseLogger;
  /** Folder that holds each mfe-*\/dist, whose source maps name the lines of failures. */
  webDir: string;
  /** Whether a stable version that fails for too many is taken back by itself. */
  automaticRollback: boolean;
  shells: Shells;
}

/**
 * Takes a browser's report in. Only a signed-in user's counts, and only of a version that this user was given: nobody
 * can stop a version that they don't have.
 */
export async function report(context: ReportContext, actor: Requester | null, report: ReleaseReport): Promise<void> {
  const { remoto: remote, version, suceso: event, etapa: stage } = report;
  // The version waits for another shell: that is no failure of it.
  if (stage === 'contrato') return;
  const failed = event !== 'montada';
  if (failed) countFailedSection();
  if (!actor) return;
  if (remote === REGISTRY && stage === 'registro' && failed) return saveFailure(context, actor, REGISTRY_FAILURE);
  if (!(await wasGiven(context, actor, report))) return;
  await noteOutcome(context.db, { remote, version }, actor, failed);
  if (!failed) return;
  // First the brake: nothing in the text of a failure may keep it from working.
  await brake(context, remote, version);
  await saveFailure(context, actor, report);
}

/** Whether the user's composition names the version, as theirs or as the one to fall back to. */
async function wasGiven(
  { db, shells }: ReportContext,
  actor: Requester,
  { remoto: remote, version }: ReleaseReport,
): Promise<boolean> {
  // A tab runs on the user's shell or still on the stable one, and gets the versions that its shell can mount.
  const [stable = null] = await shells.live();
  const own = (await shells.forActor(async () => actor))?.contract ?? null;
  for (const contract of [null, own, stable]) {
    const { remotes } = await compositionFor(db, actor, contract);
    const given = remotes.find(({ name }) => name === remote);
    if (given !== undefined && (given.version === version || given.respaldo?.version === version)) return true;
  }
  return false;
}
