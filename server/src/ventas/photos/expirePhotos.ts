import { PHOTO_DAYS } from '@lavanda/shared/domain/observations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/**
 * Deletes the photos of notas that were handed over, or voided, 180 days ago (day.md 4), of every laundry.
 * @returns how many
 */
export async function expirePhotos(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fotos f using notas n
    where n.tenant_id = f.tenant_id and n.id = f.nota_id
      and coalesce(n.anulada_en, n.cerrada_en) < now() - make_interval(days => ${sql.lit(PHOTO_DAYS)})`.execute(db.kysely);
  return Number(numAffectedRows ?? 0);
}
