import type { DescribedPermission, DescribedSection, Description } from '@lavanda/shared/contract/schemas/releases';
import { assignedVersion, type ReleasePointer, type Requester } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

interface Row extends ReleasePointer {
  remoto: string;
  /** The remoto.json of the live versions, by version. */
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
  /** Title of the section that brings it. */
  section: string;
}

/**
 * The permissions of the sections that somebody of the laundry may have now. While a candidate changes one, the stable
 * version's stands.
 */
export async function declaredPermissions(db: Database, tenantId: string): Promise<DeclaredPermission[]> {
  const found = new Map<string, DeclaredPermission>();
  for (const { estable: stable, candidata: candidate, porcentaje: percent, tenants, versiones: versions } of await liveRemotes(
    db,
  )) {
    const isTried = percent > 0 || tenants.includes(tenantId);
    for (const version of [stable, isTried ? candidate : null]) {
      const description = version === null ? undefined : versions?.[version];
      for (const permission of description?.permisos ?? [])
        if (!found.has(permission.clave))
          found.set(permission.clave, { ...permission, section: titleOf(description, permission) });
    }
  }
  return [...found.values()];
}

function titleOf(description: Description | undefined, { clave: key }: DescribedPermission): string {
  const sections = description?.secciones ?? [];
  return (sections.find(({ segmento: segment }) => key.startsWith(`${segment}.`)) ?? sections[0])?.titulo ?? key;
}

/** A section whose calls are forwarded to a service, in the version that `actor` gets; undefined when there is none. */
export async function forwardedSection(db: Database, actor: Requester, segment: string): Promise<DescribedSection | undefined> {
  for (const { remoto: remote, versiones: versions, ...pointer } of await liveRemotes(db)) {
    const assigned = assignedVersion(remote, pointer, actor);
    const description = assigned === null ? undefined : versions?.[assigned.version];
    if (description?.servicio !== `/api/s/${segment}/`) continue;
    return description.secciones.find((section) => section.segmento === segment);
  }
  return undefined;
}
