import { oneSpace } from './text.ts';

/** What a driver does at a stop (day.md 5): collects clothes, or delivers a nota. */
export const STOP_KINDS = ['recoleccion', 'entrega'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** 'hecha' means collected or delivered. A nota whose stop is 'no_estaba' can be put on a route again. */
export const STOP_STATES = ['pendiente', 'hecha', 'no_estaba'] as const;
export type StopState = (typeof STOP_STATES)[number];

/** Reasons why a driver left without doing the stop (mock-up 17). */
export const ABSENCE_REASONS = ['nadie_abre', 'otro_dia', 'direccion', 'sin_dinero'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

const REASON_NAMES = ['Nadie abre', 'Pidió otro día', 'La dirección no existe', 'No tiene con qué pagar'] as const;

/** Text of a reason, as users read it; '' for a reason that only a newer server knows. */
export function absenceName(reason: string): string {
  return REASON_NAMES[(ABSENCE_REASONS as readonly string[]).indexOf(reason)] ?? '';
}

export const VEHICLES = ['moto', 'auto', 'camioneta', 'bicicleta', 'a_pie'] as const;
export type Vehicle = (typeof VEHICLES)[number];

const VEHICLE_NAMES = ['Moto', 'Auto', 'Camioneta', 'Bicicleta', 'A pie'] as const;

/** Text of a vehicle on screen. */
export function vehicleName(vehicle: Vehicle): string {
  return VEHICLE_NAMES[VEHICLES.indexOf(vehicle)] ?? '';
}

/** Methods by which a driver takes money. 'Link' and cards need the counter. */
export const DRIVER_METHODS = ['Efvo', 'Transf'] as const;
export type DriverMethod = (typeof DRIVER_METHODS)[number];

/** How stops are shared out among drivers: for the shortest total way, or with as many stops for each. */
export const SHARE_MODES = ['km', 'parejo'] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

/**
 * Number of colours and shapes that distinguish drivers, by their place in the list. The fifth driver has the first colour again.
 */
export const DRIVER_MARKS = 4;

export const MAX_DRIVER_NAME = 60;
/** Maximum number of active drivers of a sucursal. */
export const MAX_DRIVERS = 20;
/** Largest `capacidad` of a driver: how many bags and pieces together they carry at once. */
export const MAX_CARRIED = 500;
/** Maximum number of stops of a sucursal's day. */
export const MAX_STOPS = 300;
/** Maximum number of bags of one pickup. */
export const MAX_BAGS = 50;
/** Longest note that a driver writes at a stop. */
export const MAX_STOP_NOTE = 200;

/** How long a stop is taken to last, minutes. */
export const STOP_MINUTES = 6;

/**
 * Hours after the end of a day in which a driver's phone may still send the day's captures (as at the counter, day.md 1). The
 * page itself ends with the day, at midnight.
 */
export const LATE_HOURS = 72;

/** The message of 'Vamos en camino', which the driver sends from their own WhatsApp. @param told `hour` is 'HH:MM', or '' */
export function onTheWayText(told: { cliente: string; laundry: string; driver: string; kind: StopKind; hour: string }): string {
  const [name] = oneSpace(told.cliente).split(' ');
  const errand = told.kind === 'entrega' ? 'con tu ropa' : 'por tu ropa';
  const when = told.hour === '' ? '' : `, llegamos hacia las ${told.hour}`;
  return `Hola, ${name}. Soy ${told.driver}, de ${told.laundry}. Vamos en camino ${errand}${when}.`;
}
