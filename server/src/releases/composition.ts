import { createHash } from 'node:crypto';
import type { BuildOrigin, ComposedRemote, Composition, Description, Fallback } from '@lavanda/shared/contract/schemas/releases';
import { assignedVersion, type ReleasePointer, type Requester } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { integrityOf } from './build.ts';
import { previousStable } from './previousStable.ts';

interface PublishedVersion {
  descripcion: Description;
  /** URL of the folder of a build on another origin; null when the files are stored here. */
  direccion: string | null;
  /** SHA-256 in hexadecimal of its manifest and of its entry; null when unknown. */
  manifiesto: string | null;
  entrada: string | null;
  git: BuildOrigin | null;
}

interface Row extends ReleasePointer {
  remoto: string;
  /** The previous stable version. */
  anterior: string | null;
  /** Details of `estable`, `candidata` and `anterior`, by version. */
  versiones: Record<string, PublishedVersion>;
}

/**
 * The sections `actor` gets, each with its version. `actor` is null when nobody is signed in.
 * @param withOrigin whether to tell the commit of each build, which isn't for everybody
 */
export async function compositionFor(db: Database, actor: Requester | null, withOrigin = false): Promise<Composition> {
  const { rows } = await sql<Row>`
    with punteros as (select p.*, ${previousStable} as anterior from entregas_punteros p)
    select p.remoto, p.estable, p.candidata, p.porcentaje::float8 as porcentaje, p.tenants, p.de_fabrica, p.anterior,
           (select jsonb_object_agg(e.version, jsonb_build_object('descripcion', e.descripcion, 'direccion', e.direccion,
                     'manifiesto', m.sha256, 'entrada', a.sha256, 'git', e.git))
              from entregas e
              left join entregas_archivos m on (m.remoto, m.version, m.ruta) = (e.remoto, e.version, 'mf-manifest.json')
              left join entregas_archivos a on (a.remoto, a.version, a.ruta) = (e.remoto, e.version, e.entrada)
              where e.remoto = p.remoto and e.version in (p.estable, p.candidata, p.anterior)) as versiones
    from punteros p order by p.remoto`.execute(db.kysely);
  const remotes = rows.flatMap((row) => inComposition(row, actor, withOrigin));
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
  withOrigin: boolean,
): ComposedRemote[] {
  const assigned = assignedVersion(remote, pointer, actor);
  if (assigned === null) return [];
  const { version, motivo: reason } = assigned;
  const candidate = version === pointer.candidata && version !== pointer.estable;
  const fallback = situate(remote, candidate ? pointer.estable : previous, versions);
  const { descripcion: description, git = null } = versions[version] ?? {};
  const { secciones: sections = [], contrato: contract } = description ?? {};
  return [
    {
      name: remote,
      manifest: '',
      ...situate(remote, version, versions),
      version,
      candidata: candidate,
      motivo: reason,
      ...(withOrigin && git ? { git } : {}),
      ...(contract === undefined ? {} : { contrato: contract }),
      secciones: sections.map(({ segmento: segment }) => segment),
      enlaces: sections,
      ...(fallback ? { respaldo: fallback } : {}),
    },
  ];
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
