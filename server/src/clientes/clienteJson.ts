import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../http/session.ts';

/** A cliente as the contract's `Cliente`, over `clientes c`, with the pending recoleccion if the session can see it. */
export function clienteJson(session: Session): RawBuilder<Cliente> {
  const visible = seesAllSucursales(session.rol) ? sql`true` : sql`n.sucursal_id = ${session.sucursalId}`;
  return sql<Cliente>`json_build_object(
    '_id', c.id, 'nombre', c.nombre, 'apellido', c.apellido, 'telefono', c.telefono,
    'domicilio', coalesce((select json_agg(json_build_object('descripcion', d.descripcion, 'lat', d.lat, 'lon', d.lon) order by d.orden)
      from domicilios d where d.tenant_id = c.tenant_id and d.cliente_id = c.id), '[]'::json),
    'rfc', c.rfc, 'regimenFiscal', c.regimen_fiscal, 'razonSocial', c.razon_social, 'cp', c.cp, 'correoElectronico', c.correo, 'tenant', c.tenant_id,
    'version', c.version,
    'nota_pendiente', (select n.id from notas n where n.tenant_id = c.tenant_id and n.cliente_id = c.id and n.status = -1 and n.anulada_en is null
      and ${visible} order by (n.sucursal_id = ${session.sucursalId}) desc, n.fecha limit 1))`;
}
