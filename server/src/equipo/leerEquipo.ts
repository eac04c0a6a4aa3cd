import type { EstadoCorreo, Miembro } from '@lavanda/shared/contract/equipo';
import type { Rol } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Esquema } from '../db/esquema.ts';

interface Fila {
  id: string;
  usuario: string;
  nombre: string;
  rol: Rol;
  confirmado: boolean;
  ultimo_acceso: string | null;
  alta: string;
  sucursal_id: string;
  sucursal: string;
  zona_horaria: string;
  correo: EstadoCorreo | null;
  expira: string | null;
  vencida: boolean | null;
}

const iso = (momento: string): string => new Date(momento).toISOString();

/** The accounts of a laundry, confirmed ones first, by name; or the one of `id`. */
export async function leerEquipo(tx: Transaction<Esquema>, tenantId: string, id?: string): Promise<Miembro[]> {
  const { rows } = await sql<Fila>`
    select u.id, u.usuario, u.nombre, u.rol, u.confirmado, u.ultimo_acceso, u.alta, u.sucursal_id, b.nombre as sucursal, b.zona_horaria,
           k.correo, k.expira, k.expira <= now() as vencida
    from usuarios u
    join sucursales b on b.tenant_id = u.tenant_id and b.id = u.sucursal_id
    left join tokens k on k.tenant_id = u.tenant_id and k.usuario_id = u.id and k.clase = 'activacion' and not u.confirmado
    where u.tenant_id = ${tenantId} and u.eliminado_en is null and (${id ?? null}::uuid is null or u.id = ${id ?? null}::uuid)
    order by u.confirmado desc, normalizar(u.nombre), u.usuario`.execute(tx);
  return rows.map(miembro);
}

function miembro(fila: Fila): Miembro {
  const { correo, expira, vencida } = fila;
  return {
    _id: fila.id,
    usuario: fila.usuario,
    email: fila.usuario,
    nombre: fila.nombre,
    rol: fila.rol,
    confirmed: fila.confirmado,
    lastLogin: fila.ultimo_acceso === null ? null : iso(fila.ultimo_acceso),
    fechaAlta: iso(fila.alta),
    idSucursal: fila.sucursal_id,
    sucursalData: { _id: fila.sucursal_id, nombre_sucursal: fila.sucursal, zona_horaria: fila.zona_horaria },
    invitacion: correo === null || expira === null ? null : { correo, expira: iso(expira), vencida: vencida ?? false },
  };
}
