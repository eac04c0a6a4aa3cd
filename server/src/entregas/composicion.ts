import { createHash } from 'node:crypto';
import type { Composicion } from '@lavanda/shared/contract/entregas';
import { type Solicitante, versionPara } from '@lavanda/shared/domain/entrega';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';

interface Fila {
  remoto: string;
  estable: string;
  candidata: string | null;
  porcentaje: number;
  tenants: string[];
  /** Path segments of each of both versions. */
  secciones: Record<string, string[]>;
}

/** The sections of whoever asks, each in their version (null: nobody signed in). */
export async function composicionPara(base: Base, quien: Solicitante | null): Promise<Composicion> {
  const { rows } = await sql<Fila>`
    select p.remoto, p.estable, p.candidata, p.porcentaje::float8 as porcentaje, p.tenants,
           (select jsonb_object_agg(e.version, jsonb_path_query_array(e.descripcion, '$.secciones[*].segmento'))
              from entregas e where e.remoto = p.remoto and e.version in (p.estable, p.candidata)) as secciones
    from entregas_punteros p order by p.remoto`.execute(base.kysely);
  const remotes = rows.map(({ remoto: name, secciones, ...puntero }) => {
    const version = versionPara(name, puntero, quien);
    return {
      name,
      version,
      manifest: `/mf/${name}/${version}/mf-manifest.json`,
      secciones: secciones[version] ?? [],
      candidata: version === puntero.candidata,
    };
  });
  const versiones = remotes.map(({ name, version }) => `${name}@${version}`).join('\n');
  return { id: createHash('sha256').update(versiones).digest('hex').slice(0, 16), usuario: quien?.usuarioId ?? null, remotes };
}
