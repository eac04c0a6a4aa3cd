import { acceptedCapture } from '@lavanda/shared/domain/capture';
import { dayIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { TEXTS } from './texts.ts';

/** The driver and day that a working link gives access to. */
export interface DriverLink {
  tenantId: string;
  routeId: string;
  day: LocalDay;
  sucursalId: string;
  /** IANA time zone of the sucursal. */
  zone: string;
  driverId: string;
  driver: string;
  /** Id of the user who created the link. */
  userId: string;
}

const dead = () => new HttpProblem(404, TEXTS.deadLink);

/**
 * The route that a token opens, unless the link is revoked or its laundry or driver is inactive. Runs as the database's owner,
 * because the tenant isn't known yet.
 * @throws HttpProblem 404
 */
export async function openLink(db: Database, token: string): Promise<DriverLink> {
  const { rows } = await sql<DriverLink>`
    select e.tenant_id as "tenantId", r.id as "routeId", r.dia as day, r.sucursal_id as "sucursalId", s.zona_horaria as zone,
      c.id as "driverId", c.nombre as driver, e.creado_por as "userId"
    from enlaces_ruta e
    join tenants t on t.id = e.tenant_id
    join rutas r on r.tenant_id = e.tenant_id and r.id = e.ruta_id
    join choferes c on c.tenant_id = r.tenant_id and c.id = r.chofer_id
    join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where e.token = ${token} and e.revocado_en is null and t.activo and c.activo`.execute(db.kysely);
  const [link] = rows;
  if (!link) throw dead();
  return link;
}

/** @throws HttpProblem 404 once the link's day is over in the sucursal's time zone */
export function requireDay({ zone, day }: DriverLink, now: Date): void {
  if (dayIn(zone, now) > day) throw dead();
}

/** Like `requireDay`, but accepts what was captured by the end of that day and arrives late. @throws HttpProblem 404 */
export function requireCaptureOf(link: DriverLink, captured: Date, now: Date): void {
  const moment = acceptedCapture(captured, now);
  if (moment === null || dayIn(link.zone, moment) > link.day) requireDay(link, now);
}

/**
 * The route to which a capture belongs: the link's own, or another route of the same driver that `ruta` names.
 * @throws HttpProblem 404 for a route of another driver, or for a capture that wasn't made on the named route's day
 */
export async function routeOfCapture(
  db: Database,
  link: DriverLink,
  { ruta, capturado: sent }: { ruta?: string; capturado: string },
): Promise<DriverLink> {
  const routeId = ruta?.toLowerCase() ?? link.routeId;
  if (routeId === link.routeId) return link;
  const { rows } = await sql<Pick<DriverLink, 'routeId' | 'day' | 'sucursalId' | 'zone'>>`
    select r.id as "routeId", r.dia as day, r.sucursal_id as "sucursalId", s.zona_horaria as zone
    from rutas r join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where r.tenant_id = ${link.tenantId} and r.id = ${routeId} and r.chofer_id = ${link.driverId}`.execute(db.kysely);
  const [route] = rows;
  const moment = acceptedCapture(new Date(sent), new Date());
  if (!route || moment === null || dayIn(route.zone, moment) !== route.day) throw dead();
  return { ...link, ...route };
}

/**
 * The session under which a driver's captures are stored: that of the user who created the link, limited to the role `user`.
 */
export function sessionOf({ tenantId, userId, sucursalId, zone, driver }: DriverLink): Session {
  return { sessionId: '', userId, tenantId, rol: 'user', nombre: `${driver} (ruta)`, sucursalId, zonaHoraria: zone, driver };
}
