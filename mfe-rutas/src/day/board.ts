import type { Chofer, Parada, RouteDay, RouteOfDriver, ShareOut, StopRef } from '@lavanda/shared/contract/schemas/rutas';
import type { StopKind } from '@lavanda/shared/domain/ruta';
import { TEXTS } from '../texts';

export type StopFilter = 'todas' | StopKind;

/** The stops of one driver; without a driver, the unassigned stops. */
export interface Group {
  driver: Chofer | null;
  route: RouteOfDriver | null;
  stops: Parada[];
}

/** Identifies a stop within a day. */
export const keyOf = ({ nota, tipo: kind }: StopRef): string => `${nota} ${kind}`;

export const isPending = ({ estado: state }: Parada): boolean => state === 'pendiente';

/** Groups in the drivers' order. Unassigned stops come first, because the dispatcher still has to assign them. */
export function groupsOf(day: RouteDay, filter: StopFilter): Group[] {
  const shown = day.paradas.filter(({ tipo: kind }) => filter === 'todas' || kind === filter);
  const groups = day.choferes.map((driver): Group => {
    const route = day.rutas.find(({ chofer }) => chofer === driver._id) ?? null;
    const stops = shown.filter(({ chofer }) => chofer === driver._id).toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
    return { driver, route, stops };
  });
  const free: Group = { driver: null, route: null, stops: shown.filter(({ chofer }) => chofer === null) };
  return [free, ...groups].filter(({ route, stops }) => stops.length > 0 || (route !== null && filter === 'todas'));
}

/** Title of a group. Of drivers with the same name, all but the first get a number. */
export function groupName(groups: readonly Group[], { driver }: Group): string {
  if (driver === null) return TEXTS.unassigned;
  const before = groups.filter((group) => group.driver?.nombre === driver.nombre).findIndex((group) => group.driver === driver);
  return before > 0 ? `${driver.nombre} (${before + 1})` : driver.nombre;
}

/** A driver's pending stops, in order. */
export function pendingOf(day: RouteDay, driverId: string): Parada[] {
  const own = day.paradas.filter((stop) => stop.chofer === driverId && isPending(stop));
  return own.toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
}

/** Each driver's pending stops as this page shows them, for the server, which refuses a change if its own stops differ. */
export function seenOf(day: RouteDay): NonNullable<ShareOut['visto']> {
  return day.choferes
    .map(({ _id }) => ({ chofer: _id, paradas: pendingOf(day, _id).map(({ nota, tipo: kind }) => ({ nota, tipo: kind })) }))
    .filter(({ paradas }) => paradas.length > 0);
}

export interface DayCounts {
  all: number;
  pickups: number;
  deliveries: number;
  done: number;
  unassigned: number;
  /** Total of all routes, kilometres with one decimal. */
  km: number;
}

export function countsOf({ paradas, rutas }: RouteDay): DayCounts {
  const pickups = paradas.filter(({ tipo: kind }) => kind === 'recoleccion').length;
  return {
    all: paradas.length,
    pickups,
    deliveries: paradas.length - pickups,
    done: paradas.filter(({ estado: state }) => state === 'hecha').length,
    unassigned: paradas.filter(({ chofer }) => chofer === null).length,
    km: Math.round(rutas.reduce((sum, { km }) => sum + km, 0) * 10) / 10,
  };
}

/** First name of a driver, for texts with little room, such as tabs and legends. */
export const shortName = ({ nombre: name }: Pick<Chofer, 'nombre'>): string => name.split(' ')[0] ?? name;

/** Sum of all stops' delays, minutes. */
export const lateMinutes = ({ paradas }: RouteDay): number => paradas.reduce((sum, { minutos_tarde: late }) => sum + late, 0);
