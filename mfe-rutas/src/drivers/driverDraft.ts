import type { Chofer, SaveChofer } from '@lavanda/shared/contract/schemas/rutas';
import { newId } from '@lavanda/shared/domain/newId';
import { MAX_CARRIED, type Vehicle } from '@lavanda/shared/domain/ruta';
import { DRIVER_TEXTS as T } from './texts';

/** A driver's data as typed in the form. */
export interface DriverDraft {
  _id: string;
  name: string;
  phone: string;
  vehicle: Vehicle;
  capacity: string;
  leaves: string;
  days: number[];
  active: boolean;
}

const WORKING_DAYS = [2, 3, 4, 5, 6, 7];

export function draftOf(driver: Chofer | null): DriverDraft {
  if (!driver) {
    const defaults = { vehicle: 'moto', capacity: '', leaves: '09:00', days: WORKING_DAYS, active: true } as const;
    return { _id: newId(), name: '', phone: '', ...defaults, days: [...defaults.days] };
  }
  const {
    _id,
    nombre: name,
    telefono: phone,
    vehiculo: vehicle,
    capacidad: capacity,
    sale: leaves,
    dias: days,
    activo: active,
  } = driver;
  return { _id, name, phone, vehicle, capacity: capacity === null ? '' : String(capacity), leaves, days: [...days], active };
}

export type DriverErrors = Partial<Record<'name' | 'capacity', string>>;

export function errorsOf({ name, capacity }: DriverDraft): DriverErrors {
  const isCapacity = capacity === '' || (/^\d{1,3}$/.test(capacity) && Number(capacity) >= 1 && Number(capacity) <= MAX_CARRIED);
  return {
    ...(name.trim() === '' && { name: T.nameMissing }),
    ...(!isCapacity && { capacity: T.capacityWrong }),
  };
}

export function bodyOf({ _id, name, phone, vehicle, capacity, leaves, days, active }: DriverDraft): SaveChofer {
  return {
    _id,
    nombre: name.trim(),
    telefono: phone.trim(),
    vehiculo: vehicle,
    capacidad: capacity === '' ? null : Number(capacity),
    sale: leaves,
    dias: days.toSorted((a, b) => a - b),
    activo: active,
  };
}
