import { envioRule } from '@lavanda/shared/contract/envioRule';
import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { addDays, DEFAULT_TIME_ZONE, dayIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../db/connection.ts';
import { NO_CAPACITY } from '../tenant/capacity.ts';
import { issuerRow } from '../tenant/issuer.ts';
import { seedDrawer } from './caja.ts';
import { CATALOG } from './catalog.ts';
import { clientesDemo } from './clientes.ts';
import { CLIENTES, DOMICILIOS, SERVICIOS, SUCURSALES, TENANTS, USERS } from './columns.ts';
import { seedCorrections } from './corrections.ts';
import { seedCounterEvents } from './counterEvents.ts';
import { seedCredit } from './credit.ts';
import { DRIVERS, driversDemo } from './drivers.ts';
import { iconOf } from './icon.ts';
import { insertRows } from './insert.ts';
import { type DemoLaundry, LAUNDRIES, PASSWORD_DEMO } from './laundries.ts';
import { notasDemo } from './notas.ts';
import { PICKUP_REQUESTS, pickupRequestsDemo } from './pickupRequests.ts';
import { capacityDemo } from './promises.ts';
import { Random } from './random.ts';
import { seedNotas } from './seedNotas.ts';
import { stagesDemo } from './stages.ts';
import { seedVoided } from './voided.ts';

/** Number of days that the notas cover: twenty months. */
const DAYS = 608;

/**
 * Ids of the users who create a sucursal's notas: the counter's users in the first sucursal, the superuser in the other
 * sucursales, which have no users of their own.
 */
function creatorsOf(laundry: DemoLaundry, ids: readonly string[], sucursal: number): string[] {
  const role = sucursal === 0 ? 'user' : 'superuser';
  return ids.filter((_, place) => laundry.usuarios[place]?.rol === role);
}

const capacityColumns = ({ kilos, piezas: pieces, dias_cerrados: weekdays, fechas_cerradas: dates }: DailyCapacity) => ({
  capacidad_gramos: kilos === null ? null : kilos * 1000,
  capacidad_piezas: pieces,
  dias_cerrados: weekdays,
  fechas_cerradas: dates,
});

async function seedLaundry<B>(tx: Kysely<B>, laundry: DemoLaundry, random: Random, today: LocalDay, now: string): Promise<void> {
  const start = addDays(today, -DAYS);
  const creation = `${start}T09:00:00-06:00`;
  const tenant = random.uuid();
  await insertRows(tx, 'tenants', TENANTS, [
    {
      id: tenant,
      nombre: laundry.nombre,
      logo: laundry.logo,
      logo_ico: await iconOf(laundry.logo),
      color_primario: laundry.primario,
      color_secundario: laundry.secundario,
      envio: laundry.envio,
      dias_entrega: 2,
      logo_ticket: laundry.logoTicket,
      ticket_legal: laundry.legal,
      ...issuerRow(laundry.issuer),
      aviso_privacidad: laundry.privacyNotice,
      usa_corte: true,
      activo: true,
    },
  ]);

  const sucursales = laundry.sucursales.map((sucursal) => ({ ...sucursal, id: random.uuid() }));
  const timeZone = DEFAULT_TIME_ZONE;
  await insertRows(
    tx,
    'sucursales',
    SUCURSALES,
    sucursales.map(({ id, nombre: name, direccion: address, telefono: phone, horario: hours, limited, start: from }) => ({
      tenant_id: tenant,
      id,
      nombre: name,
      zona_horaria: timeZone,
      direccion: address,
      telefono: phone,
      horario: hours,
      ...capacityColumns(limited ? capacityDemo(today) : NO_CAPACITY),
      ...{ lat: from?.lat ?? null, lon: from?.lon ?? null },
    })),
  );

  const users = await Promise.all(
    laundry.usuarios.map(async (user) => ({
      ...user,
      id: random.uuid(),
      password_hash: await hashPassword(PASSWORD_DEMO),
    })),
  );
  await insertRows(
    tx,
    'usuarios',
    USERS,
    users.map((user) => ({
      ...user,
      tenant_id: tenant,
      sucursal_id: sucursales[0]?.id,
      confirmado: true,
      alta: creation,
    })),
  );

  const servicios = CATALOG.map((servicio) => ({
    ...servicio,
    id: random.uuid(),
    precio: Math.round((servicio.precio * laundry.prices) / 100),
  }));
  await insertRows(
    tx,
    'servicios',
    SERVICIOS,
    servicios.map(({ weight, ...servicio }, order) => ({ ...servicio, tenant_id: tenant, orden: order, activo: true })),
  );

  const clientes = clientesDemo(random, laundry.clientes, start, DAYS);
  await insertRows(
    tx,
    'clientes',
    CLIENTES,
    clientes.map(({ domicilios, from, frequency, regimenFiscal, razonSocial: legalName, ...cliente }) => ({
      ...cliente,
      tenant_id: tenant,
      regimen_fiscal: regimenFiscal,
      razon_social: legalName,
      creado: `${from}T08:00:00-06:00`,
    })),
  );
  await insertRows(
    tx,
    'domicilios',
    DOMICILIOS,
    clientes.flatMap(({ id, domicilios }) =>
      domicilios.map((domicilio, order) => ({ ...domicilio, tenant_id: tenant, cliente_id: id, orden: order })),
    ),
  );

  const withRecoleccion = new Set<string>();
  const ids = users.map((user) => user.id);
  const admin = users.find((user) => user.rol === 'admin')?.id;
  for (const [place, { id, letters, notasPerDay, horario: hours, limited }] of sucursales.entries()) {
    const creators = creatorsOf(laundry, ids, place);
    const position = {
      random,
      today,
      days: DAYS,
      notasPerDay,
      clientes,
      servicios,
      rule: envioRule(laundry.envio),
      creators,
    };
    const notas = notasDemo(position, withRecoleccion);
    const seeded = { tenant, sucursal: id, letters, now, today };
    const drawer = place === 0 ? await seedDrawer(tx, { ...seeded, cashiers: creators }, notas) : undefined;
    await seedNotas(tx, { ...seeded, ...(drawer && { drawer }) }, notas);
    if (place === 0 && admin) await seedVoided(tx, { tenant, person: admin, today }, notas);
    if (place === 0) {
      await seedCorrections(tx, tenant, notas);
      await seedCredit(tx, tenant, notas);
    }
    if (place === 0 && hours !== '') {
      const { dias_cerrados: weekdays, fechas_cerradas: dates } = limited ? capacityDemo(today) : NO_CAPACITY;
      const where = { tenant, sucursal: id, open: { hours, closed: { weekdays, dates } }, today, now };
      const requests = pickupRequestsDemo(where, notas, withRecoleccion);
      await insertRows(tx, 'solicitudes', PICKUP_REQUESTS, requests);
      const person = users.find((user) => user.id === creators[0]);
      const asked = requests[0]?.nota_id as string | undefined;
      if (person) await seedCounterEvents(tx, { ...where, person }, notas, stagesDemo(notas, today), asked);
    }
  }
  const from = sucursales.find(({ start: place }) => place !== undefined);
  if (from) await insertRows(tx, 'choferes', DRIVERS, driversDemo(tenant, from.id, now));
  await sql`select rehacer_resumen(${tenant}::uuid)`.execute(tx);
}

/**
 * Fills an empty database with the demo laundries in one transaction; does nothing if any tenant exists.
 * @param today local date in Mexico City; the same date gives the same data except for password salts
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
