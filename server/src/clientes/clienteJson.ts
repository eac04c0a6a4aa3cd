import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../http/session.ts';

/** SQL condition for the notas `n` that the session may see. */
function visibleNotas(session: Session): RawBuilder<boolean> {
  return seesAllSucursales(session.rol) ? sql`true` : sql`n.sucursal_id = ${session.sucursalId}`;
}

/** SQL for the debt of `clientes c`, pesos: the sum of the saldos due on the cliente's notas that the session may see. */
export function debtOf(session: Session): RawBuilder<number> {
  return sql<number>`(select coalesce(round(sum(n.total - n.abonos - n.ajuste) / 100.0, 2), 0)::float8 from notas n
    where n.tenant_id = c.tenant_id and n.cliente_id = c.id and n.anulada_en is null and n.marca & 1 = 1
      and ${visibleNotas(session)})`;
}

/** SQL for the amount in favor of `clientes c`, pesos, on the cliente's notas that the session may see. */
export function favorOf(session: Session): RawBuilder<number> {
  return sql<number>`(select coalesce(round(-sum(n.total - n.abonos - n.ajuste) / 100.0, 2), 0)::float8 from notas n
    where n.tenant_id = c.tenant_id and n.cliente_id = c.id and n.anulada_en is null and n.total - n.abonos - n.ajuste < 0
      and ${visibleNotas(session)})`;
}

/** SQL for the contract's `Cliente`, over `clientes c`. A pending recoleccion is included if the session may see it. */
export function clienteJson(session: Session): RawBuilder<Cliente> {
  return sql<Cliente>`json_build_object(
    '_id', c.id, 'nombre', c.nombre, 'apellido', c.apellido, 'telefono', c.telefono, 'telefono_nota', coalesce(c.telefono_nota, ''),
    'domicilio', coalesce((select json_agg(json_build_object('descripcion', d.descripcion, 'lat', d.lat, 'lon', d.lon) order by d.orden)
      from domicilios d where d.tenant_id = c.tenant_id and d.cliente_id = c.id), '[]'::json),
    'rfc', c.rfc, 'regimenFiscal', c.regimen_fiscal, 'razonSocial', c.razon_social, 'cp', c.cp, 'correoElectronico', c.correo, 'tenant', c.tenant_id,
    'version', c.version, 'aviso_mostrado_en', c.aviso_mostrado,
    'nota_pendiente', (select n.id from notas n where n.tenant_id = c.tenant_id and n.cliente_id = c.id and n.status = -1 and n.anulada_en is null
      and ${visibleNotas(session)} order by (n.sucursal_id = ${session.sucursalId}) desc, n.fecha limit 1))`;
}
