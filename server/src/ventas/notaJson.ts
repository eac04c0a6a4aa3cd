import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { type RawBuilder, sql } from 'kysely';
import { WORKS } from '../tickets/links.ts';
import { VOIDED } from './void/voidedJson.ts';

const LINES = sql`coalesce((
  select json_agg(json_build_object('_id', l.id, 'cantidad', round(l.cantidad / 1000.0, 3), 'servicio', l.servicio, 'precio', round(l.precio / 100.0, 2),
    'importe', round(l.importe / 100.0, 2), 'servicio_id', l.servicio_id, 'medida', l.medida,
    'observaciones', json_build_object('marcas', l.marcas, 'detalle', l.observaciones)) order by l.orden)
  from lineas l where l.tenant_id = n.tenant_id and l.nota_id = n.id), '[]'::json)`;

const PAGOS = sql`coalesce((
  select json_agg(json_build_object('_id', p.id, 'fecha', p.fecha, 'monto', round(p.monto / 100.0, 2), 'metodo', p.metodo, 'reversa_de', p.reversa_de,
    'motivo', p.motivo, 'tarjeta', p.tarjeta, 'forma_sat', p.forma_sat,
    'capturado', to_char(p.capturado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.creado_en, p.fecha, p.id)
  from pagos p where p.tenant_id = n.tenant_id and p.nota_id = n.id), '[]'::json)`;

/**
 * The part of the nota that was paid with credit, pesos; null without one. Only pagos by credit have a
 * `cliente_id`, and the index that this query uses contains only those pagos.
 */
const CREDIT = sql`case when n.abonos > 0 then (
  select nullif(round(greatest(sum(p.monto), 0) / 100.0, 2), 0) from pagos p
  where p.tenant_id = n.tenant_id and p.cliente_id = n.cliente_id and p.nota_id = n.id) end`;

const PHOTOS = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'ancho', f.ancho, 'alto', f.alto) order by f.creada_en, f.id)
  from fotos f where f.tenant_id = n.tenant_id and f.nota_id = n.id), '[]'::json)`;

/** Token of the ticket's public link, for printing the ticket again while offline; null without a link that works. */
const LINK = sql`(select e.token from enlaces_ticket e where e.tenant_id = n.tenant_id and e.nota_id = n.id and ${WORKS})`;

/** The points to review in the nota's captures that no user has marked as seen. */
export const TO_REVIEW = sql`coalesce((
  select json_agg(json_build_object('texto', o.texto, 'detalle', o.detalle,
    'momento', to_char(o.capturado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by o.id)
  from revisiones o where o.tenant_id = n.tenant_id and o.nota_id = n.id and o.revisada_en is null), '[]'::json)`;

const EMPTY = sql`'[]'::json`;

/**
 * A nota as the contract's `Nota` (pesos), built over `NOTA_FROM`.
 * @param detail includes lines, pagos, pieces, photos, points to review and link
 * @param voided includes the void and the pagos
 * @param credit includes the amount paid with credit
 */
export function notaJson(detail: boolean, voided = false, credit = false): RawBuilder<Nota> {
  return sql<Nota>`json_build_object(
    '_id', n.id, 'id', n.id, 'folio', n.folio, 'version', n.version,
    'usuario', n.cliente_id, 'usuario_name', n.cliente_nombre, 'usuario_telefono', c.telefono,
    'usuario_domicilios', (select count(*) from domicilios d where d.tenant_id = n.tenant_id and d.cliente_id = n.cliente_id),
    'fecha', n.fecha, 'fecha_entrega', n.fecha_entrega,
    'articulos', ${detail ? LINES : EMPTY}, 'pagos', ${detail || voided ? PAGOS : EMPTY},
    'descuentos', round(n.descuentos / 100.0, 2), 'envio', round(n.envio / 100.0, 2), 'subtotal', round(n.subtotal / 100.0, 2),
    'descuento_motivo', n.descuento_motivo, 'descuento_porcentaje', round(n.descuento_porcentaje / 100.0, 2), 'recargo', round(n.recargo / 100.0, 2),
    'domicilio', case when n.domicilio is null then null
      else json_build_object('descripcion', n.domicilio, 'lat', n.domicilio_lat, 'lon', n.domicilio_lon) end,
    'total', round(n.total / 100.0, 2), 'abonos', round(n.abonos / 100.0, 2), 'ajuste', round(n.ajuste / 100.0, 2),
    'factura', n.factura, 'a_domicilio', n.a_domicilio, 'express', n.express, 'status', n.status,
    'etapa', n.etapa, 'lugar', n.lugar, 'clave', coalesce(n.clave, ''),
    'bultos', jsonb_array_length(n.piezas), 'piezas', ${detail ? sql`n.piezas` : EMPTY}, 'entrega', n.entrega - 'conteo',
    'observaciones', json_build_object('marcas', n.marcas, 'detalle', n.observaciones), 'fotos', ${detail ? PHOTOS : EMPTY},
    'avisada', case when n.avisada_en is null then null
      else json_build_object('momento', to_char(n.avisada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'medio', n.aviso) end,
    'recoleccion', case when n.hora_inicio is null or n.hora_final is null then null
      else json_build_object('hora_inicio', n.hora_inicio, 'hora_final', n.hora_final) end,
    'sucursal', n.sucursal_id, 'sucursal_name', s.nombre, 'atendio', coalesce(u.nombre, '')
    ${detail ? sql`, 'revisar', ${TO_REVIEW}, 'enlace_publico', ${LINK}` : sql``}${voided ? sql`, 'anulada', ${VOIDED}` : sql``}${credit ? sql`, 'con_saldo', ${CREDIT}` : sql``})`;
}

export const NOTA_FROM = sql`notas n
  join clientes c on c.tenant_id = n.tenant_id and c.id = n.cliente_id
  join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
  left join usuarios u on u.tenant_id = n.tenant_id and u.id = n.creada_por`;
