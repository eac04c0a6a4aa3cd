import type { Parada } from '@lavanda/shared/contract/schemas/rutas';
import { type RawBuilder, sql } from 'kysely';

/** Address of a stop of nota `n`: the nota's own, else the cliente's first one; null without either. */
export const PLACE: RawBuilder<Parada['domicilio']> = sql`coalesce(
  case when n.domicilio is null then null else json_build_object('descripcion', n.domicilio, 'lat', n.domicilio_lat, 'lon', n.domicilio_lon) end,
  (select json_build_object('descripcion', d.descripcion, 'lat', d.lat, 'lon', d.lon) from domicilios d
   where d.tenant_id = n.tenant_id and d.cliente_id = n.cliente_id order by d.orden limit 1))`;
