import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { notaMark } from '@lavanda/shared/domain/clave';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { amountDue } from '@lavanda/shared/domain/nota';
import { DRIVER_MARKS } from '@lavanda/shared/domain/ruta';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { PLACE } from '../day/place.ts';
import { type Departure, departureOf } from '../day/planRoute.ts';
import { isStopOfDay } from '../isStop.ts';
import { expectedHours } from './expected.ts';
import { readInHand } from './inHand.ts';
import { type DriverLink, openLink, requireDay } from './link.ts';
import type { StopId } from './stop.ts';

type Tx = Transaction<DatabaseSchema>;

interface Row extends Omit<StopOfDriver, 'clave' | 'cobrar' | 'cobrado' | 'orden' | 'llega' | 'momento'> {
  orden: number;
  clave: string | null;
  folio: number;
  saldo: Centavos;
  cobrado: Centavos;
  momento: string | null;
}

/** SQL condition for rows that the route shows: visited stops, and pending ones whose nota is due and not voided. */
function isOfRoute({ zone, day }: DriverLink): RawBuilder<boolean> {
  const days = { day, today: dayIn(zone, new Date()) };
  const [isPickup, isDelivery] = [isStopOfDay('recoleccion', days), isStopOfDay('entrega', days)];
  return sql`(p.estado <> 'pendiente' or (n.anulada_en is null
    and case p.tipo when 'entrega' then ${isDelivery} else ${isPickup} end))`;
}

async function readRows(tx: Tx, link: DriverLink): Promise<Row[]> {
  const { tenantId, routeId, day } = link;
  const { rows } = await sql<Row>`
    select p.nota_id as nota, p.tipo, n.cliente_nombre as cliente_name, c.telefono as cliente_telefono, ${PLACE} as domicilio,
      n.clave, n.folio::int as folio, case p.tipo when 'entrega' then jsonb_array_length(n.piezas) else 0 end as bultos,
      case when p.tipo = 'recoleccion' and n.fecha = ${day}::date and n.hora_inicio is not null and n.hora_final is not null
        then json_build_object('hora_inicio', n.hora_inicio, 'hora_final', n.hora_final) end as ventana,
      p.tipo = 'recoleccion' or n.etapa = 'lista' as lista,
      case when n.anulada_en is null then n.total - n.ajuste - n.abonos else 0 end as saldo,
      p.estado, p.orden, p.bolsas, p.cobrado, p.metodo, p.motivo, p.detalle, p.momento
    from paradas p
    join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
    join clientes c on c.tenant_id = n.tenant_id and c.id = n.cliente_id
    where p.tenant_id = ${tenantId} and p.ruta_id = ${routeId} and ${isOfRoute(link)}
    order by p.orden, p.nota_id, p.tipo`.execute(tx);
  return rows;
}

const idOf = ({ nota, tipo: kind }: Pick<Row, 'nota' | 'tipo'>) => `${kind} ${nota}`;

/** Coordinates of a row's address; null when it has none. */
function placeOf({ domicilio: place }: Row) {
  return place?.lat == null || place.lon == null ? null : { lat: place.lat, lon: place.lon };
}

/** Where and when the driver continues, calculated as on the dispatcher's board. */
async function readDeparture(tx: Tx, { tenantId, routeId, zone, day }: DriverLink, rows: readonly Row[]): Promise<Departure> {
  const { rows: starts } = await sql<{ sale: string; lat: number | null; lon: number | null }>`
    select r.sale, s.lat, s.lon from rutas r join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where r.tenant_id = ${tenantId} and r.id = ${routeId}`.execute(tx);
  const { sale: leavesAt = '09:00', lat = null, lon = null } = starts[0] ?? {};
  const start = lat === null || lon === null ? null : { lat, lon };
  const behind = rows
    .filter(({ estado: state }) => state !== 'pendiente')
    .map((row) => ({ place: placeOf(row), momento: row.momento }))
    .sort((a, b) => Date.parse(a.momento ?? '') - Date.parse(b.momento ?? ''));
  const now = new Date();
  const of = { day, today: dayIn(zone, now), hour: hourIn(zone, now), sucursal: { salida: start, zona_horaria: zone } };
  return departureOf(of, behind, leavesAt);
}

/** The stops of a route, and the driver's cash in hand. @param only the only stop to return; by default all */
export async function readStops(tx: Tx, link: DriverLink, only?: StopId): Promise<{ paradas: StopOfDriver[]; en_mano: number }> {
  const rows = await readRows(tx, link);
  const waiting = rows
    .filter(({ estado: state }) => state === 'pendiente')
    .map((row) => ({
      id: idOf(row),
      place: placeOf(row),
      window: row.ventana && { from: row.ventana.hora_inicio, to: row.ventana.hora_final },
    }));
  const expected = expectedHours(waiting, await readDeparture(tx, link, rows));
  const wanted = only ? rows.filter(({ nota, tipo: kind }) => nota === only.notaId && kind === only.kind) : rows;
  const paradas = wanted.map(({ saldo, clave, folio, cobrado: taken, momento, ...row }): StopOfDriver => {
    const moment = momento === null ? null : new Date(momento);
    return {
      ...row,
      clave: notaMark({ clave: clave ?? '', folio }),
      cobrar: row.tipo === 'entrega' ? centavosToPesos(amountDue(saldo)) : 0,
      cobrado: centavosToPesos(taken),
      momento: moment?.toISOString() ?? null,
      llega: moment ? hourIn(link.zone, moment) : (expected.get(idOf(row)) ?? null),
    };
  });
  return { paradas, en_mano: centavosToPesos(await readInHand(tx, link)) };
}

type Header = Pick<DriverDay, 'chofer' | 'lavanderia'>;

async function readHeader(tx: Tx, { tenantId, driverId, sucursalId, driver }: DriverLink): Promise<Header> {
  const { rows } = await sql<DriverDay['lavanderia'] & { before: number }>`
    select t.id as "_id", t.nombre, t.logo, t.color_primario, t.clabe,
      (select count(*)::int from choferes o join choferes c on c.tenant_id = o.tenant_id and c.id = ${driverId}
       where o.tenant_id = ${tenantId} and o.sucursal_id = ${sucursalId} and (o.creado_en, o.id) < (c.creado_en, c.id)) as before
    from tenants t where t.id = ${tenantId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The link names a laundry that does not exist');
  const { before, ...laundry } = row;
  return { chofer: { _id: driverId, nombre: driver, marca: before % DRIVER_MARKS }, lavanderia: laundry };
}

/**
 * What the driver's page shows: the driver, the laundry, the day's stops and the cash in hand.
 * @throws HttpProblem 404 for a dead link, or once the link's day is over
 */
export async function readDay(db: Database, token: string): Promise<DriverDay> {
  const link = await openLink(db, token);
  requireDay(link, new Date());
  return withTenant(db, link.tenantId, async (tx) => ({
    ruta: link.routeId,
    fecha: link.day,
    zona_horaria: link.zone,
    ...(await readHeader(tx, link)),
    ...(await readStops(tx, link)),
  }));
}
