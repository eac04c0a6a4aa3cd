import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of the version that was stable before the stable one of the pointer `p`, null when there was none. Rollbacks are
 * skipped, or a second rollback would undo the first.
 */
export const previousStable: RawBuilder<string | null> = sql`(
  select h.antes from entregas_historia h
  where h.remoto = p.remoto and h.accion = 'estable' and h.detalle = p.estable and h.antes <> p.estable
  order by h.id desc limit 1)`;
