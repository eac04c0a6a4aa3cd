import type { LocalDay } from '@lavanda/shared/domain/dates';
import { IN_SUCURSAL, TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { StopKind } from '@lavanda/shared/domain/ruta';
import { type RawBuilder, sql } from 'kysely';

/** The day of the routes, which may be a column, and the current day at the sucursal. */
interface Days {
  day: LocalDay | RawBuilder<unknown>;
  today: LocalDay;
}

/**
 * SQL condition: whether the nota `n`, which isn't voided, is due for pickup or delivery on a day. An overdue nota is due on each
 * day up to today. One condition for all, so that the dispatcher's board and the drivers' phones show the same stops.
 */
export function isStopOfDay(kind: StopKind, { day, today }: Days): RawBuilder<boolean> {
  const isDue = (column: 'n.fecha' | 'n.fecha_entrega') => {
    const due = sql.ref(column);
    return sql`(${due} = ${day}::date or (${due} < ${day}::date and ${day}::date <= ${today}::date))`;
  };
  if (kind === 'recoleccion') return sql`(n.status = ${TO_COLLECT} and ${isDue('n.fecha')})`;
  return sql`(n.status = ${IN_SUCURSAL} and n.a_domicilio and ${isDue('n.fecha_entrega')})`;
}
