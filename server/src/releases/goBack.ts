import type { ReleasePointer } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { fits, type Requirements } from './gate/contract.ts';
import { liveStandIns } from './gate/review.ts';
import { standInsFor } from './gate/standIns.ts';
import { changeLive, livePointer, pointerOf, setPointer, type Tx } from './pointers.ts';
import { previousStable } from './previousStable.ts';
import { liveContracts, SHELL } from './shells/storedShells.ts';
import { note } from './storeBuild.ts';
import { lastDecision } from './takenBack.ts';

/**
 * Withdraws the candidate or, without a candidate, restores the previous stable version. If only the candidate existed, nobody
 * has the section afterwards.
 * @throws HttpProblem 404 when the remote isn't live, 409 when there is neither a candidate nor a previous version that the
 * shell can mount
 */
export async function goBack(db: Database, remote: string, actor: string): Promise<void> {
  await changeLive(db, async (tx) => {
    const pointer = await livePointer(tx, remote);
    const { estable: stable } = pointer;
    if (await withdrawn(tx, remote, pointer, actor, '')) return;
    const { version, unfit } = await versionBefore(tx, remote, pointer, false);
    if (version === null) {
      const why = unfit === null ? '' : ` que quepa en el shell en uso: ${unfit} no cabe`;
      throw new HttpProblem(409, `${remote} no tiene una versión anterior a ${stable}${why}.`);
    }
    await setPointer(tx, remote, pointer, { estable: version, candidata: null, porcentaje: 0, tenants: [] });
    const detail = [version, unfitNote(unfit)].filter((part) => part !== '').join(': ');
    await note(tx, { remoto: remote, actor, action: 'regreso', before: stable, detail });
  });
}

/**
 * Withdraws the candidate from everybody.
 * @throws HttpProblem 404 when the remote isn't live, 409 without a candidate
 */
export async function withdraw(db: Database, remote: string, actor: string): Promise<void> {
  await changeLive(db, async (tx) => {
    if (await withdrawn(tx, remote, await livePointer(tx, remote), actor, '')) return;
    throw new HttpProblem(409, `${remote} no tiene ninguna versión a prueba: todos tienen la estable.`);
  });
}

/**
 * Withdraws the candidate.
 * @returns false when there is no candidate
 */
async function withdrawn(tx: Tx, remote: string, pointer: ReleasePointer, actor: string, reason: string): Promise<boolean> {
  const { estable: stable, candidata: candidate } = pointer;
  if (candidate === null) return false;
  await setPointer(tx, remote, pointer, { estable: stable, candidata: null, porcentaje: 0, tenants: [] });
  const detail = reason ? `${candidate}: ${reason}` : candidate;
  await note(tx, { remoto: remote, actor, action: 'retirada', before: stable, detail });
  return true;
}

/**
 * Takes a version back automatically, with `reason` in the history: a candidate is withdrawn, a stable version is replaced by the
 * previous one, and a stand-in by another.
 * @returns false when the version isn't live any more, or there is no replacement that the shell can mount
 */
export async function takeBack(db: Database, remote: string, version: string, reason: string): Promise<boolean> {
  return changeLive(db, async (tx) => {
    const pointer = await pointerOf(tx, remote);
    if (pointer === null) return false;
    if (pointer.candidata === version) return withdrawn(tx, remote, pointer, 'servidor', reason);
    if (pointer.estable !== version) return takeBackStandIn(tx, remote, version, reason);
    const { version: previous, unfit } = await versionBefore(tx, remote, pointer, true);
    if (previous === null) return false;
    const { candidata: candidate, porcentaje: percent, tenants } = pointer;
    await setPointer(tx, remote, pointer, { estable: previous, candidata: candidate, porcentaje: percent, tenants });
    const detail = `${previous}: ${[`${version} ${reason}`, unfitNote(unfit)].filter((part) => part !== '').join('; ')}`;
    await note(tx, { remoto: remote, actor: 'servidor', action: 'regreso', before: version, detail });
    return true;
  });
}

/**
 * Records that a stand-in was taken back, so that other versions stand in from now on.
 * @returns false when the version is no stand-in, or no other version fits one of its shells
 */
async function takeBackStandIn(tx: Tx, remote: string, version: string, reason: string): Promise<boolean> {
  const served = (await liveStandIns(tx, remote)).filter((standIn) => standIn.version === version);
  if (served.length === 0) return false;
  for (const { shell } of served) {
    const others = await standInsFor(tx, [remote], shell, [version]);
    if (!others.has(remote)) return false;
  }
  await note(tx, { remoto: remote, actor: 'servidor', action: 'retirada', detail: `${version}: ${reason}` });
  return true;
}

function unfitNote(unfit: string | null): string {
  return unfit === null ? '' : `${unfit} no cabe en el shell en uso`;
}

/**
 * Withdraws the section from everybody; its versions stay stored.
 * @throws HttpProblem 404 when the remote isn't live, 409 for a section that comes with the server
 */
export async function retire(db: Database, remote: string, actor: string): Promise<void> {
  await changeLive(db, async (tx) => {
    const pointer = await livePointer(tx, remote);
    if (pointer.de_fabrica) throw new HttpProblem(409, `${remote} viene con el servidor y no se retira.`);
    const { estable: stable, candidata: candidate } = pointer;
    await setPointer(tx, remote, pointer, { estable: null, candidata: null, porcentaje: 0, tenants: [] });
    await note(tx, { remoto: remote, actor, action: 'fuera', before: stable, detail: stable ?? candidate ?? '' });
  });
}

interface VersionBefore {
  /** Null when there is no version to return to. */
  version: string | null;
  /** The previous stable version if the shell can't mount it; `version` is then its stand-in, or null. Null otherwise. */
  unfit: string | null;
}

/**
 * The version to return to: the previous stable version, or its stand-in when the stable shell can't mount it. `version` is
 * null when there was no previous version, it has expired, or no version fits.
 * @param skipsTakenBack true to return to a stand-in also when the previous version was taken back earlier
 */
async function versionBefore(
  tx: Tx,
  remote: string,
  { estable: stable, candidata: candidate }: ReleasePointer,
  skipsTakenBack: boolean,
): Promise<VersionBefore> {
  const { rows } = await sql<Requirements & { version: string; takenBack: boolean }>`
    select e.version, (e.descripcion ->> 'contrato')::int as contrato, e.librerias, coalesce(last.taken_back, false) as "takenBack"
    from entregas_punteros p join entregas e on e.remoto = p.remoto and e.version = ${previousStable}
    left join lateral (${lastDecision(sql.ref('e.remoto'), sql.ref('e.version'))}) last on true
    where p.remoto = ${remote}`.execute(tx);
  const [previous] = rows;
  if (!previous) return { version: null, unfit: null };
  const [shell = null] = remote === SHELL ? [] : await liveContracts(tx);
  const isPassedOver = previous.takenBack && skipsTakenBack;
  if (fits(previous, shell) && !isPassedOver) return { version: previous.version, unfit: null };
  if (remote === SHELL) return { version: null, unfit: null };
  const liveVersions = [stable, candidate].filter((version) => version !== null);
  const standIns = await standInsFor(tx, [remote], shell, liveVersions);
  return { version: standIns.get(remote)?.version ?? null, unfit: isPassedOver ? null : previous.version };
}
