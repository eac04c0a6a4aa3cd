import { randomUUID } from 'node:crypto';
import type { Chofer, Parada, RouteDay, StopRef } from '@lavanda/shared/contract/schemas/rutas';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';
import type { CallResponse, TestServerOptions } from '../../testing/server.ts';

/** Point where the demo's routes begin, and the degrees of latitude of about one kilometre. */
export const START = { lat: 19.3941, lon: -99.1549 };
export const KM = 0.009;

/** A laundry with drivers. Its tests use future days, so that neither the current time nor demo notas matter. */
export interface RouteScenario extends Scenario {
  /** A day without stops, between two days without stops. Each call returns a different day. */
  emptyDay(): string;
  drivers: Chofer[];
  newDriver(changes?: Partial<Chofer>): Promise<Chofer>;
  /** A pickup of a new cliente, `km` kilometres north of the start; null for an address without coordinates. */
  pickup(day: string, km: number | null, changes?: Partial<SaveNota>): Promise<StopRef>;
  /** A delivery; parameters as in `pickup`. */
  delivery(day: string, km: number | null, changes?: Partial<SaveNota>): Promise<StopRef & { saved: Nota }>;
  day(day: string, actor?: Actor): Promise<RouteDay>;
  move(day: string, parada: StopRef, chofer: string | null, place?: number, actor?: Actor): Promise<CallResponse>;
  shareOut(day: string, routes: readonly [chofer: string, stops: readonly StopRef[]][], actor?: Actor): Promise<CallResponse>;
}

const placeAt = (km: number | null) => ({
  descripcion: `Calle ${km ?? 'sin mapa'}`,
  lat: km === null ? null : START.lat + km * KM,
  lon: km === null ? null : START.lon,
});

export async function createRouteScenario(options?: TestServerOptions): Promise<RouteScenario> {
  const e = await createScenario(options);
  const { choferes: drivers } = bodyAs<{ choferes: Chofer[] }>(await e.as.user.get('/api/rutas/choferes'));
  let days = 400;
  const saved = async (changes: Partial<SaveNota>) => e.saved({ usuario: await e.newCliente(), ...changes });
  return {
    ...e,
    drivers,
    emptyDay() {
      days += 3;
      return addDays(e.today, days);
    },
    async newDriver(changes = {}) {
      const body = {
        _id: randomUUID(),
        nombre: 'Beto',
        telefono: '',
        vehiculo: 'auto',
        capacidad: null,
        sale: '09:00',
        dias: [2],
        ...changes,
      };
      const response = await e.as.admin.post('/api/rutas/choferes', body);
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      return bodyAs<{ chofer: Chofer }>(response).chofer;
    },
    async pickup(day, km, changes = {}) {
      const recoleccion = { hora_inicio: '09:00', hora_final: '20:00' };
      const nota = { fecha: day, articulos: [], status: -1 as const, a_domicilio: true, domicilio: placeAt(km), recoleccion };
      return { nota: (await saved({ ...nota, ...changes }))._id, tipo: 'recoleccion' };
    },
    async delivery(day, km, changes = {}) {
      const nota = await saved({ fecha_entrega: day, a_domicilio: true, domicilio: placeAt(km), ...changes });
      return { nota: nota._id, tipo: 'entrega', saved: nota };
    },
    async day(day, actor = 'user') {
      const response = await e.as[actor].get(`/api/rutas/dia?fecha=${day}`);
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      return bodyAs<RouteDay>(response);
    },
    move: (day, { nota, tipo: kind }, chofer, place, actor = 'user') =>
      e.as[actor].post('/api/rutas/mover', {
        fecha: day,
        parada: { nota, tipo: kind },
        chofer,
        ...(place !== undefined && { lugar: place }),
      }),
    shareOut: (day, routes, actor = 'user') =>
      e.as[actor].post('/api/rutas/repartir', {
        fecha: day,
        rutas: routes.map(([chofer, stops]) => ({
          ...{ chofer, sale: '09:00' },
          paradas: stops.map(({ nota, tipo: kind }) => ({ nota, tipo: kind })),
        })),
      }),
  };
}

/** The notas of a driver's stops, in the day's order. */
export function orderOf({ paradas }: RouteDay, chofer: string | null): string[] {
  return paradas.filter((parada) => parada.chofer === chofer).map(({ nota }) => nota);
}

export function stopOf({ paradas }: RouteDay, { nota, tipo: kind }: StopRef): Parada {
  const found = paradas.filter((parada) => parada.nota === nota && parada.tipo === kind);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${nota} ${kind}`);
  return found[0];
}
