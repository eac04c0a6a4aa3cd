import { envioRule } from '@lavanda/shared/contract/envioRule';
import { addDays, DEFAULT_TIME_ZONE, dayIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { NO_CAPACITY } from '../tenant/capacity.ts';
import { seedDrawer } from './caja.ts';
import { CATALOG } from './catalog.ts';
import { clientesDemo } from './clientes.ts';
import { SERVICIOS } from './columns.ts';
import { seedCorrections } from './corrections.ts';
import { seedCounterEvents } from './counterEvents.ts';
import { seedCredit } from './credit.ts';
import { DRIVERS, driversDemo } from './drivers.ts';
import { insertRows } from './insert.ts';
import {
  insertClientes,
  insertSucursales,
  insertTenant,
  insertUsers,
  type SucursalDemo,
  type UserDemo,
} from './insertLaundry.ts';
import { type DemoLaundry, LAUNDRIES } from './laundries.ts';
import { type NotaDemo, notasDemo } from './notas.ts';
import { PICKUP_REQUESTS, pickupRequestsDemo } from './pickupRequests.ts';
import { capacityDemo } from './promises.ts';
import { Random } from './random.ts';
import { seedNotas } from './seedNotas.ts';
import { stagesDemo } from './stages.ts';
import { seedVoided } from './voided.ts';

/** Days from the date of the first notas to today: twenty months. */
const DAYS = 608;

/**
 * Ids of the users who create a sucursal's notas: the counter's users in the first sucursal, the superuser in the other
 * sucursales, which have no users of their own.
 */
function creatorsOf(laundry: DemoLaundry, ids: readonly string[], sucursal: number): string[] {
  const role = sucursal === 0 ? 'user' : 'superuser';
  return ids.filter((_, index) => laundry.usuarios[index]?.rol === role);
}

/**
 * Adds events that only a laundry's first sucursal has: corrected and voided notas, credit, pickup requests and counter events.
 */
async function seedEvents<B>(
  tx: Kysely<B>,
  { tenant, sucursal, now, today }: { tenant: string; sucursal: SucursalDemo; now: string; today: LocalDay },
  { admin, counter }: { admin: UserDemo | undefined; counter: UserDemo | undefined },
  notas: readonly NotaDemo[],
  withRecoleccion: ReadonlySet<string>,
): Promise<void> {
  const { id, horario: hours, limited } = sucursal;
  if (admin) await seedVoided(tx, { tenant, person: admin.id, today }, notas);
  await seedCorrections(tx, tenant, notas);
  await seedCredit(tx, tenant, notas);
  if (hours === '') return;
  const { dias_cerrados: weekdays, fechas_cerradas: dates } = limited ? capacityDemo(today) : NO_CAPACITY;
  const where = { tenant, sucursal: id, open: { hours, closed: { weekdays, dates } }, today, now };
  const requests = pickupRequestsDemo(where, notas, withRecoleccion);
  await insertRows(tx, 'solicitudes', PICKUP_REQUESTS, requests);
  const asked = requests[0]?.nota_id as string | undefined;
  if (counter) await seedCounterEvents(tx, { ...where, person: counter }, notas, stagesDemo(notas, today), asked);
}

async function seedLaundry<B>(tx: Kysely<B>, laundry: DemoLaundry, random: Random, today: LocalDay, now: string): Promise<void> {
  const start = addDays(today, -DAYS);
  const tenant = random.uuid();
  await insertTenant(tx, tenant, laundry);
  const sucursales = laundry.sucursales.map((sucursal) => ({ ...sucursal, id: random.uuid() }));
  await insertSucursales(tx, tenant, sucursales, today);
  const users = laundry.usuarios.map((user) => ({ ...user, id: random.uuid() }));
  await insertUsers(tx, { tenant, sucursal: sucursales[0]?.id, created: `${start}T09:00:00-06:00` }, users);
  const servicios = CATALOG.map((servicio) => ({
    ...servicio,
    id: random.uuid(),
    precio: Math.round((servicio.precio * laundry.prices) / 100),
  }));
  await insertRows(
    tx,
    'servicios',
    SERVICIOS,
    servicios.map(({ weight, ...servicio }, index) => ({ ...servicio, tenant_id: tenant, orden: index, activo: true })),
  );
  const clientes = clientesDemo(random, laundry.clientes, start, DAYS);
  await insertClientes(tx, tenant, clientes);

  const withRecoleccion = new Set<string>();
  const ids = users.map((user) => user.id);
  for (const [index, sucursal] of sucursales.entries()) {
    const { id, letters, notasPerDay } = sucursal;
    const creators = creatorsOf(laundry, ids, index);
    const data = { random, today, days: DAYS, notasPerDay, clientes, servicios, rule: envioRule(laundry.envio), creators };
    const notas = notasDemo(data, withRecoleccion);
    const seeded = { tenant, sucursal: id, letters, now, today };
    const drawer = index === 0 ? await seedDrawer(tx, { ...seeded, cashiers: creators }, notas) : undefined;
    await seedNotas(tx, { ...seeded, ...(drawer && { drawer }) }, notas);
    if (index > 0) continue;
    const admin = users.find((user) => user.rol === 'admin');
    const counter = users.find((user) => user.id === creators[0]);
    await seedEvents(tx, { tenant, sucursal, now, today }, { admin, counter }, notas, withRecoleccion);
  }
  const from = sucursales.find(({ start: place }) => place !== undefined);
  if (from) await insertRows(tx, 'choferes', DRIVERS, driversDemo(tenant, from.id, now));
  await sql`select rehacer_resumen(${tenant}::uuid)`.execute(tx);
}

/**
 * Fills an empty database with the demo laundries in one transaction; does nothing if any tenant exists.
 * @param today local date in Mexico City; the same date gives the same data, except for password salts and some times of that day
 */
export async function seedDemo(db: Database, today: LocalDay = dayIn(DEFAULT_TIME_ZONE, new Date())): Promise<void> {
  const now = new Date().toISOString();
  await db.kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<{ vacia: boolean }>`select not exists (select 1 from tenants) as vacia`.execute(tx);
    if (!rows[0]?.vacia) return;
    const random = new Random(20_240_611);
    for (const laundry of LAUNDRIES) await seedLaundry(tx, laundry, random, today, now);
  });
  if (db.kind === 'postgres') await sql`analyze`.execute(db.kysely);
}
