import { Random } from './random.ts';

/** Columns that the demo fills, with their SQL types. */
export const DRIVERS = {
  tenant_id: 'uuid',
  id: 'uuid',
  sucursal_id: 'uuid',
  nombre: 'text',
  telefono: 'text',
  vehiculo: 'text',
  capacidad: 'int',
  dias: 'smallint[]',
  creado_en: 'timestamptz',
} as const;

const MONDAY_TO_SATURDAY = [2, 3, 4, 5, 6, 7];
const THURSDAY = 5;

const PEOPLE = [
  { nombre: 'Toño Barrera', telefono: '+525518204471', vehiculo: 'moto', capacidad: 6, dias: MONDAY_TO_SATURDAY },
  { nombre: 'Rocío Mejía', telefono: '+525533907126', vehiculo: 'camioneta', capacidad: null, dias: MONDAY_TO_SATURDAY },
  {
    ...{ nombre: 'Memo Salas', telefono: '+525521648390', vehiculo: 'auto', capacidad: 20 },
    dias: MONDAY_TO_SATURDAY.filter((day) => day !== THURSDAY),
  },
] as const;

/**
 * Generates the drivers of a sucursal, who have no stops yet.
 * @param now ISO 8601, when the first driver is added; each next driver is added 1 ms later, which fixes their order
 */
export function driversDemo(tenant: string, sucursal: string, now: string): Record<string, unknown>[] {
  // A separate random generator, because drawing from the shared one would change all the data generated afterwards.
  const random = new Random(41);
  return PEOPLE.map((person, i) => ({
    ...{ tenant_id: tenant, id: random.uuid(), sucursal_id: sucursal, ...person },
    creado_en: new Date(Date.parse(now) + i).toISOString(),
  }));
}
