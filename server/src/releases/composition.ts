import { createHash } from 'node:crypto';
import type { ComposedRemote, Composition, Fallback, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { type Requester, versionFor } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { integrityOf } from './build.ts';
import { fitsShell, type PublishedVersion, type StandIn, standInsFor } from './gate/standIns.ts';

interface Row {
  remoto: string;
  estable: string;
  candidata: string | null;
  porcentaje: number;
  tenants: string[];
  /** The previous stable version. */
  anterior: string | null;
  /** Details of `estable`, `candidata` and `anterior`, by version. */
  versiones: Record<string, PublishedVersion>;
}

/**
 * The sections `actor` gets, each with its version. `actor` is null when nobody is signed in.
 * @param shell what the shell of the page gives; a version that it can't mount is replaced by one that it can
 */
export async function compositionFor(
  db: Database,
  actor: Requester | null,
  shell: ShellContract | null = null,
): Promise<Composition> {
  const { rows } = await sql<Row>`
    with punteros as (
      select p.*, (select h.antes from entregas_historia h
                   where h.remoto = p.remoto and h.accion = 'estable' and h.detalle = p.estable and h.antes <> p.estable
                   order by h.id desc limit 1) as anterior
      from entregas_punteros p)
    select p.remoto, p.estable, p.candidata, p.porcentaje::float8 as porcentaje, p.tenants, p.anterior,
           (select jsonb_object_agg(e.version, jsonb_build_object(
                     'descripcion', e.descripcion, 'direccion', e.direccion, 'manifiesto', m.sha256, 'entrada', a.sha256,
                     'librerias', e.librerias))
              from entregas e
              left join entregas_archivos m on (m.remoto, m.version, m.ruta) = (e.remoto, e.version, 'mf-manifest.json')
              left join entregas_archivos a on (a.remoto, a.version, a.ruta) = (e.remoto, e.version, e.entrada)
              where e.remoto = p.remoto and e.version in (p.estable, p.candidata, p.anterior)) as versiones
    from punteros p where p.remoto <> 'shell' order by p.remoto`.execute(db.kysely);
  const unfit = rows.filter(({ versiones: versions, ...live }) => !allFit(live, versions, shell));
  const standIns = await standInsFor(
    db,
    unfit.map(({ remoto: remote }) => remote),
    shell,
  );
  const remotes = rows.map((row) => inComposition(row, actor, { shell, standIn: standIns.get(row.remoto) }));
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
  { shell, standIn }: ShellGate,
): ComposedRemote {
  const versions = standIn ? { ...published, [standIn.version]: standIn } : published;
  const given = versionFor(remote, pointer, actor);
  const choices = [given, pointer.estable, standIn?.version];
  const version = choices.find((choice) => isFit(choice, versions, shell)) ?? given;
  const candidate = version === pointer.candidata && version !== pointer.estable;
  const before = candidate ? pointer.estable : previous;
  const fallback = isFit(before, versions, shell) && before !== version ? situate(remote, before, versions) : undefined;
  const { secciones: sections = [], contrato: contract } = versions[version]?.descripcion ?? {};
  return {
    name: remote,
    manifest: '',
    ...situate(remote, version, versions),
    version,
    ...(version === given ? {} : { motivo: { tipo: 'incompatible' as const, asignada: given } }),
    candidata: candidate,
    ...(contract === undefined ? {} : { contrato: contract }),
    secciones: sections.map(({ segmento: segment }) => segment),
    enlaces: sections,
    ...(fallback ? { respaldo: fallback } : {}),
  };
}

/** The shell that mounts the sections, and what stands in for a remote's live versions that it can't mount. */
interface ShellGate {
  shell: ShellContract | null;
  standIn: StandIn | undefined;
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
