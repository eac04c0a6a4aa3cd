import { createHash } from 'node:crypto';
import type { ComposedRemote, Composition, Fallback, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { assignedVersion, type ReleasePointer, type Requester } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { integrityOf } from './build.ts';
import { SAMPLE } from './canary/canary.ts';
import { fitsShell, type PublishedVersion, type StandIn, standInsFor } from './gate/standIns.ts';
import { previousStable } from './previousStable.ts';

interface Row extends ReleasePointer {
  remoto: string;
  /** The previous stable version; null without one. */
  anterior: string | null;
  /** Details of `estable`, `candidata` and `anterior`, by version. */
  versiones: Record<string, PublishedVersion>;
}

/** What a composition tells about each version in addition to where its files are. */
interface Told {
  /** Whether to include the commit and the team's statement of each build, which only superusers see. */
  withOrigin?: boolean;
  /** Whether to include the share of sessions in which browsers measure. */
  sample?: boolean;
}

/**
 * The sections that `actor` gets, each with its version. `actor` is null when nobody is signed in.
 * @param shell contract of the page's shell; a version that it can't mount is replaced by a version that it can
 */
export async function compositionFor(
  db: Database,
  actor: Requester | null,
  shell: ShellContract | null = null,
  { withOrigin = false, sample = false }: Told = {},
): Promise<Composition> {
  const { rows } = await sql<Row>`
    with punteros as (select p.*, ${previousStable} as anterior from entregas_punteros p where p.remoto <> 'shell')
    select p.remoto, p.estable, p.candidata, p.porcentaje::float8 as porcentaje, p.tenants, p.de_fabrica, p.anterior,
           (select jsonb_object_agg(e.version, jsonb_build_object('descripcion', e.descripcion, 'direccion', e.direccion,
                     'manifiesto', m.sha256, 'entrada', a.sha256, 'git', e.git, 'declaracion', e.declaracion, 'librerias', e.librerias))
              from entregas e
              left join entregas_archivos m on (m.remoto, m.version, m.ruta) = (e.remoto, e.version, 'mf-manifest.json')
              left join entregas_archivos a on (a.remoto, a.version, a.ruta) = (e.remoto, e.version, e.entrada)
              where e.remoto = p.remoto and e.version in (p.estable, p.candidata, p.anterior)) as versiones
    from punteros p order by p.remoto`.execute(db.kysely);
  const unfit = rows.filter(({ versiones: versions, ...live }) => !allFit(live, versions, shell));
  const standIns = await standInsFor(
    db.kysely,
    unfit.map(({ remoto: remote }) => remote),
    shell,
  );
  const remotes = rows.flatMap((row) =>
    inComposition(row, actor, { shell, standIn: standIns.get(row.remoto), withOrigin, sample }),
  );
  const versions = remotes.map(({ name, version }) => `${name}@${version}`).join('\n');
  return {
    id: createHash('sha256').update(versions).digest('hex').slice(0, 16),
    usuario: actor?.userId ?? null,
    remotes,
  };
}

function inComposition(
  { remoto: remote, versiones: published, anterior: previous, ...pointer }: Row,
  actor: Requester | null,
  { shell, standIn, withOrigin, sample }: CompositionOptions,
): ComposedRemote[] {
  const assigned = assignedVersion(remote, pointer, actor);
  if (assigned === null) return [];
  const versions = standIn ? { ...published, [standIn.version]: standIn } : published;
  const choices = [assigned.version, pointer.estable, standIn?.version];
  const version = choices.find((choice) => isFit(choice, versions, shell)) ?? assigned.version;
  const candidate = version === pointer.candidata && version !== pointer.estable;
  const before = candidate ? pointer.estable : previous;
  const isUnfit = !isFit(version, versions, shell);
  const hasFallback = !isUnfit && before !== version && isFit(before, versions, shell);
  const fallback = hasFallback ? situate(remote, before, versions) : undefined;
  const { descripcion: description, git = null, declaracion: statement = null } = versions[version] ?? {};
  const { secciones: sections = [], contrato: contract, extensiones: extensions, etiquetas: tags } = description ?? {};
  return [
    {
      name: remote,
      manifest: '',
      ...situate(remote, version, versions),
      version,
      candidata: candidate,
      ...(sample ? { muestra: pointer.candidata === null ? SAMPLE.usual : SAMPLE.rollingOut } : {}),
      motivo: version === assigned.version ? assigned.motivo : { tipo: 'incompatible', asignada: assigned.version },
      ...(isUnfit ? { incompatible: true } : {}),
      ...(withOrigin && git ? { git } : {}),
      ...(withOrigin && statement ? { declaracion: statement } : {}),
      ...(contract === undefined ? {} : { contrato: contract }),
      secciones: sections.map(({ segmento: segment }) => segment),
      enlaces: sections,
      ...(extensions ? { extensiones: extensions } : {}),
      ...(tags ? { etiquetas: tags } : {}),
      ...(fallback ? { respaldo: fallback } : {}),
    },
  ];
}

interface CompositionOptions {
  /** Contract of the shell that mounts the sections; null when unknown. */
  shell: ShellContract | null;
  /**
   * The version that replaces the remote's live versions if the shell can't mount them; undefined when it can, or when no version
   * fits.
   */
  standIn: StandIn | undefined;
  withOrigin: boolean;
  /** Whether to include the share of sessions in which browsers measure. */
  sample: boolean;
}

function allFit(
  { estable: stable, candidata: candidate }: Pick<Row, 'estable' | 'candidata'>,
  versions: Row['versiones'],
  shell: ShellContract | null,
): boolean {
  return [stable, candidate].every((version) => version === null || isFit(version, versions, shell));
}

function isFit(version: string | null | undefined, versions: Row['versiones'], shell: ShellContract | null): version is string {
  const published = version === null || version === undefined ? undefined : versions[version];
  return published !== undefined && fitsShell(published, shell);
}

/** Address and integrity of a version's files; undefined for a version that isn't in `versions`. */
export function situate(
  remote: string,
  version: string | null,
  versions: Record<string, PublishedVersion>,
): Fallback | undefined {
  const published = version === null ? undefined : versions[version];
  if (version === null || !published) return undefined;
  const { direccion: address, manifiesto: manifest, entrada: entry } = published;
  return {
    version,
    manifest: `${address ?? `/mf/${remote}/${version}/`}mf-manifest.json`,
    ...(manifest === null ? {} : { integridad: integrityOf(manifest) }),
    ...(entry === null ? {} : { entrada: { integridad: integrityOf(entry) } }),
  };
}
