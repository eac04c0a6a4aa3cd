import type { PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';

/** Maximum number of requests in an answer: more than a sucursal can answer in a day. */
const MOST = 200;

/** The requests waiting for an answer at the sucursales that the session sees, sorted by day and window. */
export async function listRequests(db: Database, session: Session): Promise<PickupRequest[]> {
  const { rows } = await withTenant(db, session.tenantId, (tx) =>
    sql<{ request: PickupRequest }>`
      select json_build_object('_id', r.id, 'cliente', r.cliente_id, 'cliente_name', trim(c.nombre || ' ' || c.apellido),
        'cliente_telefono', c.telefono, 'domicilio', coalesce((select d.descripcion from domicilios d
          where d.tenant_id = r.tenant_id and d.cliente_id = r.cliente_id order by d.orden limit 1), ''),
        'sucursal', r.sucursal_id, 'sucursal_name', s.nombre, 'zona_horaria', s.zona_horaria,
        'dia', r.dia, 'hora_inicio', r.hora_inicio, 'hora_final', r.hora_final, 'comentario', r.comentario, 'creada', r.creada_en) as request
      from solicitudes r
      join clientes c on c.tenant_id = r.tenant_id and c.id = r.cliente_id
      join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
      where r.tenant_id = ${session.tenantId} and r.estado = 'pendiente'
        ${seesAllSucursales(session.rol) ? sql`` : sql`and r.sucursal_id = ${session.sucursalId}`}
      order by r.dia, r.hora_inicio, r.creada_en limit ${MOST}`.execute(tx),
  );
  return rows.map(({ request }) => request);
}
