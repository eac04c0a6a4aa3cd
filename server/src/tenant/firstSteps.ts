import type { FirstSteps, SaveFirstSteps } from '@lavanda/shared/contract/schemas/tenant';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { NEW_TENANT_COLORS } from './newTenant.ts';

/** The laundry's first steps, each with whether its data shows that the step is done. */
export async function readFirstSteps(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select
      t.logo <> '' or t.logo_ico <> ''
        or lower(t.color_primario) <> ${NEW_TENANT_COLORS.primario}
        or lower(t.color_secundario) <> ${NEW_TENANT_COLORS.secundario}
        or exists (select from bitacora b where b.tenant_id = t.id and b.accion = 'identidad.modificar') as identidad,
      not exists (select from sucursales s where s.tenant_id = t.id and (s.direccion = '' or s.telefono = '')) as sucursal,
      exists (select from servicios s where s.tenant_id = t.id and s.activo) as catalogo,
      t.trabaja_solo
        or (select count(*) from usuarios u where u.tenant_id = t.id and u.eliminado_en is null) > 1 as equipo,
      exists (select from notas n where n.tenant_id = t.id and n.status >= 0) as venta,
      t.pasos_ocultos as oculto
    from tenants t where t.id = ${tenantId}`.execute(tx);
  const [steps] = rows;
  if (!steps) throw new Error(`There is no tenant ${tenantId}`);
  return steps;
}

/** Stores, for the whole laundry, whether its superuser works alone and whether the list of steps is hidden. */
export async function saveFirstSteps(db: Database, session: Session, body: SaveFirstSteps): Promise<FirstSteps> {
  const { tenantId } = session;
  const { trabaja_solo: alone, oculto: hidden } = body;
  const row = {
    ...(alone === undefined ? {} : { trabaja_solo: alone }),
    ...(hidden === undefined ? {} : { pasos_ocultos: hidden }),
  };
  return withTenant(db, tenantId, async (tx) => {
    if (Object.keys(row).length > 0) {
      await tx.updateTable('tenants').set(row).where('id', '=', tenantId).execute();
      await note(tx, session, 'pasos.modificar', row);
    }
    return readFirstSteps(tx, tenantId);
  });
}
