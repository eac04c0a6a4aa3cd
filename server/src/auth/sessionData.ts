import type { SessionData } from '@lavanda/shared/contract/schemas/auth';
import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import type { Role } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import type { DeclaredPermission } from '../sections/declarations.ts';
import { allPermissions } from '../sections/permissions.ts';
import { capacityJson } from '../tenant/capacity.ts';
import { type SessionIdentity, sessionIdentity } from '../tenant/sessionIdentity.ts';

interface Row extends SessionIdentity {
  id: string;
  usuario: string;
  rol: Role;
  nombre: string;
  confirmado: boolean;
  ultimo_acceso: string | null;
  alta: string;
  sucursal_id: string;
  sucursal: string;
  zona_horaria: string;
  horario: string;
  capacidad: DailyCapacity;
  tenant_id: string;
  tenant: string;
  whatsapp_api: boolean;
  whatsapp_plantilla: string;
}

/**
 * The session's data for the shell: user, sucursal, laundry and permissions (spec 3, 7).
 * @param previewed permissions of the section versions that a preview link shows in the requesting tab
 */
export async function sessionData(
  db: Database,
  session: Session,
  previewed: readonly DeclaredPermission[],
): Promise<SessionData> {
  const { rows } = await withTenant(db, session.tenantId, (tx) =>
    sql<Row>`
      select u.id, u.usuario, u.rol, u.nombre, u.confirmado, u.ultimo_acceso, u.alta, b.id as sucursal_id, b.nombre as sucursal, b.zona_horaria, b.horario, ${capacityJson('b')} as capacidad,
             t.id as tenant_id, t.nombre as tenant, t.logo, t.logo_ico, t.color_primario, t.color_secundario, t.envio, t.dias_entrega, t.descuentos, t.recargo_express, t.mensaje_lista,
             t.whatsapp_token is not null as whatsapp_api, t.whatsapp_plantilla, t.aviso_privacidad, t.usa_corte
      from usuarios u
      join sucursales b on b.tenant_id = u.tenant_id and b.id = u.sucursal_id
      join tenants t on t.id = u.tenant_id
      where u.tenant_id = ${session.tenantId} and u.id = ${session.userId}`.execute(tx),
  );
  const row = rows[0];
  if (!row) throw new HttpProblem(401, 'Tu sesión terminó. Inicia sesión de nuevo.');
  return {
    usuario: {
      _id: row.id,
      usuario: row.usuario,
      rol: row.rol,
      nombre: row.nombre,
      confirmed: row.confirmado,
      lastLogin: row.ultimo_acceso === null ? null : iso(row.ultimo_acceso),
      fechaAlta: iso(row.alta),
      idSucursal: row.sucursal_id,
      sucursalData: {
        _id: row.sucursal_id,
        nombre_sucursal: row.sucursal,
        zona_horaria: row.zona_horaria,
        horario: row.horario,
        capacidad: row.capacidad,
      },
      tenantData: {
        _id: row.tenant_id,
        nombre: row.tenant,
        ...sessionIdentity(row),
        whatsapp_api: row.whatsapp_api,
        ...(row.whatsapp_api && { whatsapp_plantilla: row.whatsapp_plantilla }),
      },
    },
    permissions: await allPermissions(db, session.tenantId, { role: row.rol, usesCortes: row.usa_corte, previewed }),
  };
}

function iso(moment: string): string {
  return new Date(moment).toISOString();
}
