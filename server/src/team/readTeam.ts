import type { EmailState, Member } from '@lavanda/shared/contract/schemas/team';
import type { Role } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

interface Row {
  id: string;
  usuario: string;
  nombre: string;
  rol: Role;
  confirmado: boolean;
  ultimo_acceso: string | null;
  alta: string;
  sucursal_id: string;
  sucursal: string;
  zona_horaria: string;
  correo: EmailState | null;
  expira: string | null;
  vencida: boolean | null;
}

const iso = (moment: string): string => new Date(moment).toISOString();

/** The accounts of a laundry, confirmed ones first, then by name; with `id`, only that account. */
export async function readTeam(tx: Transaction<DatabaseSchema>, tenantId: string, id?: string): Promise<Member[]> {
  const { rows } = await sql<Row>`
    select u.id, u.usuario, u.nombre, u.rol, u.confirmado, u.ultimo_acceso, u.alta, u.sucursal_id, b.nombre as sucursal, b.zona_horaria,
           k.correo, k.expira, k.expira <= now() as vencida
    from usuarios u
    join sucursales b on b.tenant_id = u.tenant_id and b.id = u.sucursal_id
    left join tokens k on k.tenant_id = u.tenant_id and k.usuario_id = u.id and k.clase = 'activacion' and not u.confirmado
    where u.tenant_id = ${tenantId} and u.eliminado_en is null and (${id ?? null}::uuid is null or u.id = ${id ?? null}::uuid)
    order by u.confirmado desc, normalizar(u.nombre), u.usuario`.execute(tx);
  return rows.map(member);
}

function member(row: Row): Member {
  const { correo: email, expira: expires, vencida: expired } = row;
  return {
    _id: row.id,
    usuario: row.usuario,
    email: row.usuario,
    nombre: row.nombre,
    rol: row.rol,
    confirmed: row.confirmado,
    lastLogin: row.ultimo_acceso === null ? null : iso(row.ultimo_acceso),
    fechaAlta: iso(row.alta),
    idSucursal: row.sucursal_id,
    sucursalData: { _id: row.sucursal_id, nombre_sucursal: row.sucursal, zona_horaria: row.zona_horaria },
    invitacion: email === null || expires === null ? null : { correo: email, expira: iso(expires), vencida: expired ?? false },
  };
}
