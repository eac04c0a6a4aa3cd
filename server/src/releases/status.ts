import type { ReleaseState } from '@lavanda/shared/contract/schemas/releases';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { failingStable } from './brake.ts';
import { failuresOf } from './failures.ts';

/** Which releases of a section are live. @throws HttpProblem 404 for a section that was never published */
export async function stateOf(db: Database, remote: string): Promise<ReleaseState> {
  const { rows } = await sql<Omit<ReleaseState, 'fallas' | 'fallando'>>`
    select s.remoto, p.estable, p.candidata, coalesce(p.porcentaje, 0)::float8 as porcentaje,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'nombre', t.nombre) order by t.nombre), '[]')
         from tenants t where t.id = any(p.tenants)) as tenants,
      (select jsonb_agg(jsonb_build_object('version', e.version, 'publicada', e.publicada, 'por', e.publicada_por,
                                           'montadas', e.montadas, 'fallidas', e.fallidas, 'git', e.git) order by e.publicada desc)
         from entregas e where e.remoto = s.remoto) as versiones,
      (select coalesce(jsonb_agg(jsonb_build_object('momento', h.momento, 'quien', h.quien, 'accion', h.accion, 'detalle', h.detalle) order by h.id desc), '[]')
         from (select * from entregas_historia where remoto = s.remoto order by id desc limit 50) h) as historia
    from (select distinct remoto from entregas where remoto = ${remote}) s
    left join entregas_punteros p on p.remoto = s.remoto`.execute(db.kysely);
  const [state] = rows;
  if (!state) throw new HttpProblem(404, `${remote} no tiene ninguna versión publicada.`);
  const failing = await failingStable(db, remote, state.estable);
  return {
    ...state,
    ...(failing && {
      fallando: { usuarios: failing.users, fallaron: failing.failedUsers, lavanderias: failing.failedLaundries },
    }),
    fallas: await failuresOf(db, remote),
  };
}

/** Names of the remotes that have a published version: the server's own too. */
export async function publishedRemotes(db: Database): Promise<string[]> {
  const rows = await db.kysely.selectFrom('entregas').select('remoto').distinct().orderBy('remoto').execute();
  return rows.map(({ remoto: remote }) => remote);
}
