import { IN_SUCURSAL, TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { StopKind } from '@lavanda/shared/domain/ruta';
import { type RawBuilder, sql } from 'kysely';

/** A day to come, or today, and today there. */
interface Days {
  day: string;
  today: string;
}

/**
 * Whether a nota, `n`, that isn't voided waits for a pickup or delivery on a day: overdue ones count for today, and only
 * their own day's for one to come. The board and the drivers' phones both ask this.
 */
export function isStopOfDay(kind: StopKind, { day, today }: Days): RawBuilder<boolean> {
  const isDue = (column: 'n.fecha' | 'n.fecha_entrega') =>
    day > today ? sql`${sql.ref(column)} = ${day}::date` : sql`${sql.ref(column)} <= ${day}::date`;
  if (kind === 'recoleccion') return sql`(n.status = ${TO_COLLECT} and ${isDue('n.fecha')})`;
  return sql`(n.status = ${IN_SUCURSAL} and n.a_domicilio and ${isDue('n.fecha_entrega')})`;
}
