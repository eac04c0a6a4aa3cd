import { MAX_PHOTO_BYTES, PHOTO_DAYS } from '@lavanda/shared/domain/observations';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { cleanJpeg, JpegError } from '../../ventas/photos/jpeg.ts';
import type { DriverLink } from './link.ts';
import type { StopId } from './stop.ts';

/** Photos deleted by one statement, so that no statement takes long. */
const BATCH_SIZE = 500;

/** Decodes a base64 JPEG and removes its metadata; null when it is too large, damaged or no JPEG. */
export function readPhotoText(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MAX_PHOTO_BYTES) return null;
  try {
    return cleanJpeg(bytes).bytes;
  } catch (error) {
    if (error instanceof JpegError) return null;
    throw error;
  }
}

/** Stores the photo of a stop, whose row has to exist already. A new photo replaces the previous one. */
export async function keepPhoto(
  tx: Transaction<DatabaseSchema>,
  { tenantId, routeId }: DriverLink,
  { notaId, kind }: StopId,
  bytes: Buffer,
): Promise<void> {
  const row = { tenant_id: tenantId, ruta_id: routeId, nota_id: notaId, tipo: kind };
  // The row is deleted and inserted again, because the role `app` may not update photos.
  await sql`delete from fotos_parada where tenant_id = ${tenantId} and ruta_id = ${routeId} and nota_id = ${notaId}
    and tipo = ${kind}`.execute(tx);
  await tx
    .insertInto('fotos_parada')
    .values({ ...row, bytes })
    .execute();
}

/**
 * Deletes stop photos older than 180 days, for every laundry.
 * @param isStopping checked after each batch; when true, the rest waits for the next run
 * @returns number of deleted photos
 */
export async function expireStopPhotos(db: Database, isStopping: () => boolean): Promise<number> {
  let count = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from fotos_parada where (tenant_id, ruta_id, nota_id, tipo) in (
        select tenant_id, ruta_id, nota_id, tipo from fotos_parada
        where creada_en < now() - make_interval(days => ${sql.lit(PHOTO_DAYS)}) limit ${sql.lit(BATCH_SIZE)})`.execute(db.kysely);
    const deleted = Number(numAffectedRows ?? 0);
    count += deleted;
    if (deleted < BATCH_SIZE || isStopping()) return count;
  }
}
