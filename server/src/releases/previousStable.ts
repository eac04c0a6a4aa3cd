import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the version that was stable before the current stable version of the pointer `p`; null without such a version.
 * Rollbacks are skipped, because otherwise a second rollback would undo the first.
 */
export const previousStable: RawBuilder<string | null> = sql`(
  select h.antes from entregas_historia h
  where h.remoto = p.remoto and h.accion = 'estable' and h.detalle = p.estable and h.antes <> p.estable
  order by h.id desc limit 1)`;
