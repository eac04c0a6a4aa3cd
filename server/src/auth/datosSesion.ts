import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { EnvioConfig } from '@lavanda/shared/contract/tenant';
import { permisosDe, type Rol } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';

interface Fila {
  id: string;
  usuario: string;
  rol: Rol;
  nombre: string;
  confirmado: boolean;
  ultimo_acceso: string | null;
  alta: string;
  sucursal_id: string;
  sucursal: string;
  zona_horaria: string;
  tenant_id: string;
  tenant: string;
  logo: string;
  logo_ico: string;
  color_primario: string;
  color_secundario: string;
  envio: EnvioConfig;
  dias_entrega: number;
}

/** What the shell needs to know of the session: user, branch, laundry, permissions (spec 3, 7). */
export async function datosSesion(base: Base, sesion: Sesion): Promise<DatosSesion> {
  const { rows } = await enTenant(base, sesion.tenantId, (tx) =>
    sql<Fila>`
      select u.id, u.usuario, u.rol, u.nombre, u.confirmado, u.ultimo_acceso, u.alta, b.id as sucursal_id, b.nombre as sucursal, b.zona_horaria,
             t.id as tenant_id, t.nombre as tenant, t.logo, t.logo_ico, t.color_primario, t.color_secundario, t.envio, t.dias_entrega
      from usuarios u
      join sucursales b on b.tenant_id = u.tenant_id and b.id = u.sucursal_id
      join tenants t on t.id = u.tenant_id
      where u.tenant_id = ${sesion.tenantId} and u.id = ${sesion.usuarioId}`.execute(tx),
  );
  const fila = rows[0];
  if (!fila) throw new Problematico(401, 'Tu sesión terminó. Inicia sesión de nuevo.');
  return {
    usuario: {
      _id: fila.id,
      usuario: fila.usuario,
      rol: fila.rol,
      nombre: fila.nombre,
      confirmed: fila.confirmado,
      lastLogin: fila.ultimo_acceso === null ? null : iso(fila.ultimo_acceso),
      fechaAlta: iso(fila.alta),
      idSucursal: fila.sucursal_id,
      sucursalData: { _id: fila.sucursal_id, nombre_sucursal: fila.sucursal, zona_horaria: fila.zona_horaria },
      tenantData: {
        _id: fila.tenant_id,
        nombre: fila.tenant,
        logo: fila.logo,
        logo_ico: fila.logo_ico,
        colores: { primario: fila.color_primario, secundario: fila.color_secundario },
        envio: fila.envio,
        dias_entrega: fila.dias_entrega,
      },
    },
    permissions: [...permisosDe(fila.rol)],
  };
}

function iso(momento: string): string {
  return new Date(momento).toISOString();
}
