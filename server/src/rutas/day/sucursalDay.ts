import type { Chofer, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { dayIn, hourIn, isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { DRIVER_MARKS } from '@lavanda/shared/domain/ruta';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { TEXTS } from '../texts.ts';

/** A driver's route of a day as stored in `rutas`. */
export interface KeptRuta {
  id: string;
  chofer: string;
  sale: string;
  /** Token of the route's link that isn't revoked, which opens only on its day; null when there is none. */
  token: string | null;
}

/** A day at the session's sucursal, with all of its drivers. */
export interface SucursalDay {
  day: LocalDay;
  /** Current day and time ('HH:MM') at the sucursal. */
  today: LocalDay;
  hour: string;
  sucursal: RouteDay['sucursal'];
  choferes: Chofer[];
  rutas: KeptRuta[];
}

/**
 * SQL that builds the contract's `Chofer` from `choferes c`. `marca`, the number of the driver's colour and shape, depends on the
 * driver's position among all drivers of the sucursal.
 */
const CHOFER: RawBuilder<Chofer> = sql`json_build_object('_id', c.id, 'nombre', c.nombre, 'telefono', c.telefono,
  'vehiculo', c.vehiculo, 'capacidad', c.capacidad, 'sale', c.sale, 'dias', to_json(c.dias), 'activo', c.activo, 'marca', c.marca)`;

/** The drivers of a sucursal, including inactive ones, in the order in which they were added. */
export async function readDrivers(
  tx: Transaction<DatabaseSchema>,
  { tenantId, sucursalId }: Pick<Session, 'tenantId' | 'sucursalId'>,
): Promise<Chofer[]> {
  const { rows } = await sql<{ chofer: Chofer }>`
    select ${CHOFER} as chofer from (
      select f.*, (row_number() over (order by f.creado_en, f.id) - 1) % ${DRIVER_MARKS}::int as marca
      from choferes f where f.tenant_id = ${tenantId} and f.sucursal_id = ${sucursalId}) c
    order by c.creado_en, c.id`.execute(tx);
  return rows.map(({ chofer }) => chofer);
}

/** @throws HttpProblem 400 for a day that doesn't exist */
export function checkDay(day: LocalDay): void {
  if (!isLocalDay(day)) throw fieldProblem(400, 'fecha', TEXTS.nonexistentDay);
}

/** @throws HttpProblem 400 for a day that doesn't exist */
export async function readSucursalDay(tx: Transaction<DatabaseSchema>, session: Session, day: LocalDay): Promise<SucursalDay> {
  checkDay(day);
  const { tenantId, sucursalId } = session;
  const { rows } = await sql<Pick<SucursalDay, 'sucursal' | 'rutas'>>`
    select json_build_object('_id', s.id, 'nombre', s.nombre, 'zona_horaria', s.zona_horaria, 'salida',
        case when s.lat is null or s.lon is null then null else json_build_object('lat', s.lat, 'lon', s.lon) end) as sucursal,
      coalesce((select json_agg(json_build_object('id', r.id, 'chofer', r.chofer_id, 'sale', r.sale, 'token', (
          select e.token from enlaces_ruta e where e.tenant_id = r.tenant_id and e.ruta_id = r.id and e.revocado_en is null)))
        from rutas r where r.tenant_id = s.tenant_id and r.sucursal_id = s.id and r.dia = ${day}), '[]'::json) as rutas
    from sucursales s where s.tenant_id = ${tenantId} and s.id = ${sucursalId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The session has no sucursal');
  const now = new Date();
  const zone = row.sucursal.zona_horaria;
  return { day, today: dayIn(zone, now), hour: hourIn(zone, now), ...row, choferes: await readDrivers(tx, session) };
}

/** @throws HttpProblem 404 for a driver that the sucursal doesn't have */
export function driverOf({ choferes }: Pick<SucursalDay, 'choferes'>, id: string): Chofer {
  const driver = choferes.find(({ _id }) => _id === id.toLowerCase());
  if (!driver) throw new HttpProblem(404, TEXTS.driverNotFound);
  return driver;
}
