import type { Chofer, Parada, RouteDay, RouteOfDriver, ShareOut, StopRef } from '@lavanda/shared/contract/schemas/rutas';
import type { StopKind } from '@lavanda/shared/domain/ruta';
import { TEXTS } from '../texts';

export type StopFilter = 'todas' | StopKind;

/** A driver's stops of the day; without a driver, those that nobody has. */
export interface Group {
  driver: Chofer | null;
  route: RouteOfDriver | null;
  stops: Parada[];
}

/** Identifies a stop within a day. */
export const keyOf = ({ nota, tipo: kind }: StopRef): string => `${nota} ${kind}`;

export const isPending = ({ estado: state }: Parada): boolean => state === 'pendiente';

/** Groups in the order of the drivers; those that nobody has come first, for they wait to be given. */
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

/** What a group is called: drivers of one name are told apart by a number. */
export function groupName(groups: readonly Group[], { driver }: Group): string {
  if (driver === null) return TEXTS.unassigned;
  const before = groups.filter((group) => group.driver?.nombre === driver.nombre).findIndex((group) => group.driver === driver);
  return before > 0 ? `${driver.nombre} (${before + 1})` : driver.nombre;
}

/** The stops of a driver that aren't done, in order. */
export function pendingOf(day: RouteDay, driverId: string): Parada[] {
  const own = day.paradas.filter((stop) => stop.chofer === driverId && isPending(stop));
  return own.toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
}

/** Who has the stops that wait, as the page knows it: a change that rests on it is refused when it isn't so any more. */
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
  /** Kilometres of every route, one decimal. */
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

/** First name of a driver, for legends. */
export const shortName = ({ nombre: name }: Pick<Chofer, 'nombre'>): string => name.split(' ')[0] ?? name;

/** Minutes that all stops are late together. */
export const lateMinutes = ({ paradas }: RouteDay): number => paradas.reduce((sum, { minutos_tarde: late }) => sum + late, 0);
