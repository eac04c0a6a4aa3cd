import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { isLocalDay } from '@lavanda/shared/domain/dates';
import { quantityToThousandths } from '@lavanda/shared/domain/money';
import { WEEKDAYS } from '@lavanda/shared/domain/weekdays';
import { type RawBuilder, sql } from 'kysely';
import { fieldProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** SQL for a sucursal's capacity and closed days in the contract's form; `table` is the query's name for `sucursales`. */
export function capacityJson(table: 'sucursales' | 'b' | 's'): RawBuilder<DailyCapacity> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<DailyCapacity>`json_build_object('kilos', round(${column('capacidad_gramos')} / 1000.0, 3), 'piezas', ${column('capacidad_piezas')},
    'dias_cerrados', to_json(${column('dias_cerrados')}), 'fechas_cerradas', to_json(${column('fechas_cerradas')}))`;
}

/** The columns that store a capacity. */
export function capacityRow({ kilos, piezas: pieces, dias_cerrados: weekdays, fechas_cerradas: dates }: DailyCapacity) {
  return {
    capacidad_gramos: kilos === null ? null : quantityToThousandths(kilos),
    capacidad_piezas: pieces,
    dias_cerrados: sql<number[]>`${weekdays}::smallint[]`,
    fechas_cerradas: sql<string[]>`${dates}::date[]`,
  };
}

const inOrder = <T extends string | number>(values: readonly T[]): T[] => [...new Set(values)].sort();

/**
 * A capacity in the form to store; its closed days are sorted and without repetitions.
 * @throws HttpProblem 422 naming the field
 */
export function parseCapacity(given: DailyCapacity): DailyCapacity {
  if (given.kilos !== null && quantityToThousandths(given.kilos) === null)
    throw fieldProblem(422, 'capacidad.kilos', TEXTS.capacityKilos);
  if (!given.fechas_cerradas.every(isLocalDay)) throw fieldProblem(422, 'capacidad.fechas_cerradas', TEXTS.closedDate);
  const weekdays = inOrder(given.dias_cerrados);
  if (weekdays.length === 7) throw fieldProblem(422, 'capacidad.dias_cerrados', TEXTS.alwaysClosed);
  return { ...given, dias_cerrados: weekdays, fechas_cerradas: inOrder(given.fechas_cerradas) };
}

export const NO_CAPACITY: DailyCapacity = { kilos: null, piezas: null, dias_cerrados: [], fechas_cerradas: [] };

/** A capacity in the form of the trail, where each list is one text. */
export function toldCapacity({ dias_cerrados: weekdays, fechas_cerradas: dates, ...limits }: DailyCapacity) {
  const names = weekdays.map((day) => WEEKDAYS[day - 1]);
  return { ...limits, dias_cerrados: names.join(', '), fechas_cerradas: dates.join(', ') };
}
