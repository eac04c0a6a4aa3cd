import { PHOTO_DAYS } from '@lavanda/shared/domain/observations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Photos deleted by one statement, so that no statement takes long. */
const BATCH_SIZE = 500;

/**
 * Deletes, for every laundry, the photos of notas that were closed or voided over 180 days ago (day.md 4).
 * @param isStopping checked after each batch; the next run continues
 * @returns the number of deleted photos
 */
export async function expirePhotos(db: Database, isStopping: () => boolean): Promise<number> {
  const old = sql`now() - make_interval(days => ${sql.lit(PHOTO_DAYS)})`;
  let count = 0;
  for (;;) {
    // The photo's own age, which has an index, narrows the search: a photo is nearly always older than its nota's hand-over.
    const { numAffectedRows } = await sql`
      delete from fotos where (tenant_id, nota_id, id) in (
        select f.tenant_id, f.nota_id, f.id from fotos f join notas n on n.tenant_id = f.tenant_id and n.id = f.nota_id
        where f.creada_en < ${old} and least(n.anulada_en, n.cerrada_en) < ${old} limit ${sql.lit(BATCH_SIZE)})`.execute(
      db.kysely,
    );
    const deleted = Number(numAffectedRows ?? 0);
    count += deleted;
    if (deleted < BATCH_SIZE || isStopping()) return count;
  }
}
