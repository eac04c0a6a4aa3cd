import type { ReleaseState } from '@lavanda/shared/contract/schemas/releases';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { failingVersion } from './brake.ts';
import { comparedMeasures, toldOf } from './canary/storedMeasures.ts';
import { failuresOf } from './failures.ts';
import { liveStandIns, reviewForShells } from './gate/review.ts';
import { liveContracts, SHELL } from './shells/storedShells.ts';

/**
 * The state of a section's releases: its versions with their outcomes, the live ones, its failures and its history.
 * @throws HttpProblem 404 when no version was published
 */
export async function stateOf(db: Database, remote: string): Promise<ReleaseState> {
  const { rows } = await sql<Omit<ReleaseState, 'fallas' | 'fallando' | 'incompatibles'>>`
    select s.remoto, p.estable, p.candidata, coalesce(p.porcentaje, 0)::float8 as porcentaje,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'nombre', t.nombre) order by t.nombre), '[]')
         from tenants t where t.id = any(p.tenants)) as tenants,
      (select jsonb_agg(jsonb_build_object('version', e.version, 'publicada', e.publicada, 'por', e.publicada_por,
                                           'montadas', e.montadas, 'fallidas', e.fallidas, 'git', e.git, 'declaracion', e.declaracion) order by e.publicada desc)
         from entregas e where e.remoto = s.remoto) as versiones,
      (select coalesce(jsonb_agg(jsonb_build_object('momento', h.momento, 'quien', h.quien, 'accion', h.accion, 'detalle', h.detalle) order by h.id desc), '[]')
         from (select * from entregas_historia where remoto = s.remoto order by id desc limit 50) h) as historia
    from (select distinct remoto from entregas where remoto = ${remote}) s
    left join entregas_punteros p on p.remoto = s.remoto`.execute(db.kysely);
  const [state] = rows;
  if (!state) throw new HttpProblem(404, `${remote} no tiene ninguna versión publicada.`);
  const unfit = await reviewForShells(db.kysely, await liveContracts(db.kysely), remote === SHELL ? null : remote);
  const standIns = await liveStandIns(db.kysely, remote);
  const failing = await failingVersion(db, remote, [state.estable, ...standIns.map(({ version }) => version)]);
  const { estable: stable, candidata: candidate } = state;
  const compared = stable !== null && candidate !== null ? await comparedMeasures(db, remote, { candidate, stable }) : null;
  return {
    ...state,
    ...(compared &&
      stable !== null &&
      candidate !== null && { medidas: [toldOf(candidate, compared.candidate), toldOf(stable, compared.stable)] }),
    ...(failing && {
      fallando: {
        version: failing.version,
        usuarios: failing.users,
        fallaron: failing.failedUsers,
        lavanderias: failing.failedLaundries,
      },
    }),
    fallas: await failuresOf(db, remote),
    incompatibles: unfit,
  };
}

/** Names of the remotes that have a published version, including those that come with the server. */
export async function publishedRemotes(db: Database): Promise<string[]> {
  const rows = await db.kysely.selectFrom('entregas').select('remoto').distinct().orderBy('remoto').execute();
  return rows.map(({ remoto: remote }) => remote);
}
