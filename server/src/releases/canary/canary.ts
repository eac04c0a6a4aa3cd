import type { SectionMeasures } from '@lavanda/shared/contract/schemas/versions';
import { measuredOf, type Worsening, worsenings } from '@lavanda/shared/domain/canary';
import type { Requester } from '@lavanda/shared/domain/release';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { countWorseCandidate } from '../../observability/metrics.ts';
import { takeBack } from '../goBack.ts';
import { addSession, comparedMeasures, takeTurn } from './storedMeasures.ts';

/** Share of a section's sessions in which browsers measure, usually and while a version is being rolled out. */
export const SAMPLE = { usual: 0.1, rollingOut: 1 } as const;

interface CanaryContext {
  db: Database;
  log: FastifyBaseLogger;
}

interface Live {
  estable: string | null;
  candidata: string | null;
  tenants: string[];
}

/**
 * Adds a session's measures to the live versions that its user mounted, and takes back a candidate that is clearly worse than
 * the stable version.
 */
export async function countMeasures(
  context: CanaryContext,
  { userId, tenantId }: Requester,
  sections: readonly SectionMeasures[],
): Promise<void> {
  const { db } = context;
  for (const { remoto: remote, version, llamadas: calls, fallidas: failed, ...vitals } of sections) {
    const live = await liveVersions(db, remote);
    if (!live || (version !== live.estable && version !== live.candidata)) continue;
    if (!(await takeTurn(db, { remote, version }, userId))) continue;
    const drawn = !live.tenants.includes(tenantId);
    await addSession(db, { remote, version }, measuredOf({ ...vitals, calls, failed }), drawn);
    if (drawn) await watch(context, remote, live);
  }
}

async function liveVersions(db: Database, remote: string): Promise<Live | undefined> {
  const live = db.kysely.selectFrom('entregas_punteros').select(['estable', 'candidata', 'tenants']);
  return live.where('remoto', '=', remote).executeTakeFirst();
}

/** Takes the candidate back if it is clearly worse than the stable version. */
async function watch({ db, log }: CanaryContext, remote: string, { estable: stable, candidata: candidate }: Live): Promise<void> {
  if (candidate === null || stable === null) return;
  const compared = await comparedMeasures(db, remote, { candidate, stable });
  const found = worsenings(compared.candidate, compared.stable);
  if (found.length === 0) return;
  const sessions = `${compared.candidate.sessions} y ${compared.stable.sessions} sesiones`;
  const reason = `peor que ${stable}: ${found.map(told).join(', ')} (${sessions})`;
  if (!(await takeBack(db, remote, candidate, reason))) return;
  countWorseCandidate(remote);
  log.warn({ remoto: remote, version: candidate, stable, found }, 'a candidate that browsers measured as worse was taken back');
}

function told({ what, candidate, stable }: Worsening): string {
  if (what === 'calls') return `falla ${percent(candidate)} de las llamadas y no ${percent(stable)}`;
  const value = (of: number) => (what === 'cls' ? of.toFixed(2) : `${Math.round(of)} ms`);
  return `${what.toUpperCase()} de ${value(candidate)} y no ${value(stable)}`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
