import { createHash } from 'node:crypto';
import type { ComposedRemote, Composition, Description, Fallback } from '@lavanda/shared/contract/schemas/releases';
import { type Requester, versionFor } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { integrityOf } from './build.ts';

interface PublishedVersion {
  descripcion: Description;
  /** Folder of a build on another origin. */
  direccion: string | null;
  /** SHA-256 in hexadecimal of its manifest and of its entry; null when unknown. */
  manifiesto: string | null;
  entrada: string | null;
}

interface Row {
  remoto: string;
  estable: string;
  candidata: string | null;
  porcentaje: number;
  tenants: string[];
  /** The previous stable version. */
  anterior: string | null;
  /** Details of the three versions above. */
  versiones: Record<string, PublishedVersion>;
}

/** The sections `actor` gets, each with its version; null: nobody is signed in. */
export async function compositionFor(db: Database, actor: Requester | null): Promise<Composition> {
  const { rows } = await sql<Row>`
    with punteros as (
      select p.*, (select h.antes from entregas_historia h
                   where h.remoto = p.remoto and h.accion = 'estable' and h.detalle = p.estable and h.antes <> p.estable
                   order by h.id desc limit 1) as anterior
      from entregas_punteros p)
    select p.remoto, p.estable, p.candidata, p.porcentaje::float8 as porcentaje, p.tenants, p.anterior,
           (select jsonb_object_agg(e.version, jsonb_build_object(
                     'descripcion', e.descripcion, 'direccion', e.direccion, 'manifiesto', m.sha256, 'entrada', a.sha256))
              from entregas e
              left join entregas_archivos m on (m.remoto, m.version, m.ruta) = (e.remoto, e.version, 'mf-manifest.json')
              left join entregas_archivos a on (a.remoto, a.version, a.ruta) = (e.remoto, e.version, e.entrada)
              where e.remoto = p.remoto and e.version in (p.estable, p.candidata, p.anterior)) as versiones
    from punteros p order by p.remoto`.execute(db.kysely);
  const remotes = rows.map((row) => inComposition(row, actor));
  const versions = remotes.map(({ name, version }) => `${name}@${version}`).join('\n');
  return {
    id: createHash('sha256').update(versions).digest('hex').slice(0, 16),
    usuario: actor?.userId ?? null,
    remotes,
  };
}

function inComposition(
  { remoto: remote, versiones: versions, anterior: previous, ...pointer }: Row,
  actor: Requester | null,
): ComposedRemote {
  const version = versionFor(remote, pointer, actor);
  const candidate = version === pointer.candidata && version !== pointer.estable;
  const fallback = situate(remote, candidate ? pointer.estable : previous, versions);
  const { secciones: sections = [], contrato: contract } = versions[version]?.descripcion ?? {};
  return {
    name: remote,
    manifest: '',
    ...situate(remote, version, versions),
    version,
    candidata: candidate,
    ...(contract === undefined ? {} : { contrato: contract }),
    secciones: sections.map(({ segmento: segment }) => segment),
    enlaces: sections,
    ...(fallback ? { respaldo: fallback } : {}),
  };
}

function situate(remote: string, version: string | null, versions: Record<string, PublishedVersion>): Fallback | undefined {
  const published = version === null ? undefined : versions[version];
  if (version === null || !published) return undefined;
  const { direccion: address, manifiesto: manifest, entrada: input } = published;
  return {
    version,
    manifest: `${address ?? `/mf/${remote}/${version}/`}mf-manifest.json`,
    ...(manifest === null ? {} : { integridad: integrityOf(manifest) }),
    ...(input === null ? {} : { entrada: { integridad: integrityOf(input) } }),
  };
}
