import { randomUUID } from 'node:crypto';
import type { DriverDay, FinishStop, FinishStopAnswer } from '@lavanda/shared/contract/schemas/driver';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { newTicketToken } from '@lavanda/shared/domain/newTicketToken';
import { asOwner } from '../../../testing/asOwner.ts';
import { createClient } from '../../../testing/client.ts';
import { linesOf } from '../../../testing/credit.ts';
import { createScenario, type Scenario, TIME_WINDOW } from '../../../testing/scenario.ts';
import { type CallResponse, startServer } from '../../../testing/server.ts';

/** A driver's day with its link. */
export interface Route {
  driver: string;
  route: string;
  token: string;
}

export interface DriverScenario {
  e: Scenario;
  tenant: string;
  /** Today's routes of 'Toño Barrera' and 'Rocío Mejía'. */
  first: Route;
  second: Route;
  /** Makes a nota of $200.00, including envio, to be delivered by the first driver, another one, or nobody yet. */
  delivery(changes?: Partial<SaveNota>, on?: Route | null): Promise<Nota>;
  /** Makes a pickup of today; `on` as in `delivery`. */
  pickup(on?: Route | null): Promise<Nota>;
  /** Assigns stops to routes, in order, and runs `sql` afterwards, for which an embedded database's server is restarted. */
  give(stops: readonly { on: Route; nota: Nota; kind?: FinishStop['tipo'] }[], sql?: readonly string[]): Promise<void>;
  send(on: Route, nota: Nota, changes?: Partial<FinishStop>): Promise<CallResponse>;
  /** Like `send`, but the server has to accept the capture. */
  sent(on: Route, nota: Nota, changes?: Partial<FinishStop>): Promise<FinishStopAnswer>;
  day(on: Route): Promise<DriverDay>;
  read(nota: Nota): Promise<Nota>;
  rows<T>(sql: string): Promise<T[]>;
}

export const cash = (pesos: number) => ({ _id: randomUUID(), metodo: 'Efvo' as const, monto: pesos });

interface Place {
  tenant: string;
  sucursal: string;
  user: string;
}

/** SQL that inserts a driver with a route and a link. @param name text without quotes */
export function routeSql(
  { tenant, sucursal, user }: Place,
  { driver, route, token }: Route,
  name: string,
  day: string,
): string[] {
  return [
    `insert into choferes (tenant_id, id, sucursal_id, nombre) values ('${tenant}', '${driver}', '${sucursal}', '${name}')`,
    `insert into rutas (tenant_id, id, sucursal_id, chofer_id, dia, sale) values ('${tenant}', '${route}', '${sucursal}', '${driver}', '${day}', '09:00')`,
    `insert into enlaces_ruta (tenant_id, token, ruta_id, creado_por) values ('${tenant}', '${token}', '${route}', '${user}')`,
  ];
}

export const newRoute = (tenant: string): Route => ({ driver: randomUUID(), route: randomUUID(), token: newTicketToken(tenant) });

/**
 * Runs SQL on the server's database. With the embedded one, the server is stopped meanwhile. @returns the rows of the last
 * statement
 */
async function runSql(e: Scenario, statements: readonly string[], env: Record<string, string>): Promise<unknown[]> {
  const { where } = e.server;
  const isEmbedded = where.DATABASE_URL === '';
  if (isEmbedded) await e.server.close();
  const rows = await asOwner(
    where,
    `let rows = []; for (const text of ${JSON.stringify(statements)}) rows = (await q(text)).rows; return rows;`,
  );
  if (!isEmbedded) return rows as unknown[];
  Object.assign(e.server, await startServer({ where, env }));
  for (const one of Object.values(e.as)) Object.assign(one, createClient(e.server.url, one.cookie));
  return rows as unknown[];
}

/** Ids of the laundry's user, tenant and sucursal. */
async function placeOf(e: Scenario): Promise<Place> {
  const { usuario: user } = (await e.as.user.get('/api/auth/authData')).body;
  return { tenant: user.tenantData._id, sucursal: user.idSucursal, user: user._id };
}

/** Adds a driver with a route of today, whose link the laundry's user created. */
async function onTheRoad(e: Scenario, name: string): Promise<Route> {
  const driver = randomUUID();
  const body = { _id: driver, nombre: name, telefono: '', vehiculo: 'moto', capacidad: null, sale: '09:00', dias: [1, 2] };
  await e.as.admin.post('/api/rutas/choferes', body);
  const { enlace: link } = (await e.as.user.post('/api/rutas/enlace', { fecha: e.today, chofer: driver })).body;
  const { ruta: route } = (await e.server.anonymous.get(`${link}/dia`)).body;
  return { driver, route, token: link.split('/').at(-1) };
}

/** A laundry with two drivers who have routes today, with links that the laundry's user created. */
export async function createDriverScenario(env: Record<string, string> = {}): Promise<DriverScenario> {
  const e = await createScenario({ env });
  const place = await placeOf(e);
  const [first, second] = [await onTheRoad(e, 'Toño Barrera'), await onTheRoad(e, 'Rocío Mejía')];
  const run = (statements: readonly string[]) => runSql(e, statements, env);
  const send: DriverScenario['send'] = (on, nota, changes = {}) =>
    e.server.anonymous.post(`/r/${on.token}/parada`, {
      ...{ operacion: randomUUID(), nota: nota._id, tipo: 'entrega', estado: 'hecha' },
      capturado: new Date().toISOString(),
      ...changes,
    });
  const giveTo = async (on: Route | null, nota: Nota, kind: FinishStop['tipo']) => {
    const body = { fecha: e.today, parada: { nota: nota._id, tipo: kind }, chofer: on?.driver };
    const moved = on && (await e.as.user.post('/api/rutas/mover', body));
    if (moved && moved.status !== 200) throw new Error(`${moved.status} ${JSON.stringify(moved.body)}`);
    return nota;
  };
  return {
    ...{ e, tenant: place.tenant, first, second, send },
    async delivery(changes = {}, on = first) {
      const address = { descripcion: 'Durango 88, Roma Norte', lat: 19.4183, lon: -99.1622 };
      const cliente = changes.usuario ?? (await e.newCliente());
      const terms = { a_domicilio: true, domicilio: address, fecha_entrega: e.today };
      return giveTo(on, await e.saved({ articulos: linesOf(105, 50), ...terms, ...changes, usuario: cliente }), 'entrega');
    },
    async pickup(on = first) {
      const terms = { articulos: [], status: -1 as const, recoleccion: TIME_WINDOW, fecha: e.today };
      return giveTo(on, await e.saved({ ...terms, usuario: await e.newCliente() }), 'recoleccion');
    },
    async give(stops, sql = []) {
      for (const { on, nota, kind = 'entrega' } of stops) await giveTo(on, nota, kind);
      if (sql.length > 0) await run(sql);
    },
    async sent(on, nota, changes) {
      const response = await send(on, nota, changes);
      if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
      return response.body as FinishStopAnswer;
    },
    async day(on) {
      const response = await e.server.anonymous.get(`/r/${on.token}/dia`);
      if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
      return response.body as DriverDay;
    },
    read: async ({ _id }) => (await e.as.superuser.get(`/api/ventas/${_id}?anulada=true`)).body.data as Nota,
    rows: async <T>(sql: string) => (await run([sql])) as T[],
  };
}

export const yesterday = (today: string): string => addDays(today, -1);
