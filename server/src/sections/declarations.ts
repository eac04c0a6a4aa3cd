import type { DescribedPermission, DescribedSection, Description } from '@lavanda/shared/contract/schemas/releases';
import { assignedVersion, type ReleasePointer, type Requester } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

interface Row extends ReleasePointer {
  remoto: string;
  /** The remoto.json of each live version, by version; null when no live version is stored. */
  versiones: Record<string, Description> | null;
}

async function liveRemotes(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.remoto, p.estable, p.candidata, p.porcentaje::float8 as porcentaje, p.tenants, p.de_fabrica,
           (select jsonb_object_agg(e.version, e.descripcion) from entregas e
              where e.remoto = p.remoto and e.version in (p.estable, p.candidata)) as versiones
    from entregas_punteros p where p.remoto <> 'shell' order by p.remoto`.execute(db.kysely);
  return rows;
}

/** A permission that a live section declares. */
export interface DeclaredPermission extends DescribedPermission {
  /** Title of the section that declares it. */
  section: string;
}

/**
 * The permissions that sections declare, for every section that some user of the laundry may get now. If a candidate changes a
 * permission, the stable version's declaration applies.
 */
export async function declaredPermissions(db: Database, tenantId: string): Promise<DeclaredPermission[]> {
  const found: DeclaredPermission[] = [];
  for (const { estable: stable, candidata: candidate, porcentaje: percent, tenants, versiones: versions } of await liveRemotes(
    db,
  )) {
    const isTried = percent > 0 || tenants.includes(tenantId);
    for (const version of [stable, isTried ? candidate : null]) {
      const description = version === null ? undefined : versions?.[version];
      if (description) found.push(...permissionsIn(description));
    }
  }
  return found.filter(({ clave: key }, i) => found.findIndex((other) => other.clave === key) === i);
}

/** The permissions that a version declares. */
export function permissionsIn(description: Description): DeclaredPermission[] {
  return (description.permisos ?? []).map((permission) => ({ ...permission, section: titleOf(description, permission) }));
}

function titleOf({ secciones: sections }: Description, { clave: key }: DescribedPermission): string {
  return (sections.find(({ segmento: segment }) => key.split('.')[0] === segment) ?? sections[0])?.titulo ?? key;
}

/**
 * The section that forwards calls of a segment to a service, in the version that `actor` gets; undefined without such a
 * section.
 * @param previewed versions that preview links show in the requesting tab; they have precedence
 */
export async function forwardedSection(
  db: Database,
  actor: Requester,
  segment: string,
  previewed: readonly Description[],
): Promise<DescribedSection | undefined> {
  const shown = previewed.map((description) => sectionOf(description, segment)).find((section) => section !== undefined);
  if (shown) return shown;
  for (const { remoto: remote, versiones: versions, ...pointer } of await liveRemotes(db)) {
    const assigned = assignedVersion(remote, pointer, actor);
    const description = assigned === null ? undefined : versions?.[assigned.version];
    const section = description && sectionOf(description, segment);
    if (section) return section;
  }
  return undefined;
}

function sectionOf({ servicio: service, secciones: sections }: Description, segment: string): DescribedSection | undefined {
  return service === `/api/s/${segment}/` ? sections.find((section) => section.segmento === segment) : undefined;
}
