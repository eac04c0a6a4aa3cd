import type { Photo } from '@lavanda/shared/contract/schemas/sales';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { MAX_PHOTOS } from '@lavanda/shared/domain/observations';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { lockNota, type NotaHeader } from '../lockNota.ts';
import { writeStage } from '../stages/writeStage.ts';
import { TEXTS } from '../texts.ts';
import { cleanJpeg, JpegError, type JpegFault } from './jpeg.ts';

const FAULTS: Readonly<Record<JpegFault, readonly [status: number, detail: string]>> = {
  format: [415, TEXTS.photoFormat],
  pixels: [422, TEXTS.photoPixels],
  damaged: [422, TEXTS.photoDamaged],
};

function clean(bytes: Buffer) {
  try {
    return cleanJpeg(bytes);
  } catch (error) {
    throw error instanceof JpegError ? new HttpProblem(...FAULTS[error.fault]) : error;
  }
}

/**
 * Locks a nota, so that two photos sent at once can't exceed the maximum together.
 * @throws HttpProblem 404; 409 for a voided nota
 */
async function lockVisible(tx: Transaction<DatabaseSchema>, session: Session, notaId: string): Promise<NotaHeader> {
  const { header: nota } = await lockNota(tx, session.tenantId, notaId, null);
  if (!nota || (nota.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol)))
    throw new HttpProblem(404, TEXTS.notFound);
  if (nota.voided) throw new HttpProblem(409, TEXTS.removed);
  return nota;
}

async function photosOf(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<Photo[]> {
  return tx
    .selectFrom('fotos')
    .select(['id', 'ancho', 'alto'])
    .where('tenant_id', '=', tenantId)
    .where('nota_id', '=', notaId)
    .orderBy('creada_en')
    .orderBy('id')
    .execute();
}

/**
 * Stores a photo of a nota without its metadata (day.md 4). A photo sent again under the same id is stored once.
 * @throws HttpProblem 404 for a nota that the session can't see; 409 for a voided nota or a seventh photo; 415 and 422 for a
 * file that isn't a JPEG of at most 1,600 px a side
 */
export function savePhoto(db: Database, session: Session, notaId: string, photoId: string, file: Buffer): Promise<Photo[]> {
  const { bytes, width, height } = clean(file);
  const { tenantId, userId } = session;
  return withTenant(db, tenantId, async (tx) => {
    await lockVisible(tx, session, notaId);
    const photos = await photosOf(tx, tenantId, notaId);
    if (photos.some(({ id }) => id === photoId)) return photos;
    if (photos.length >= MAX_PHOTOS) throw new HttpProblem(409, TEXTS.tooManyPhotos);
    await sql`
      insert into fotos (tenant_id, nota_id, id, bytes, ancho, alto, tamano, creada_en, creada_por)
      values (${tenantId}, ${notaId}, ${photoId}, ${bytes}, ${width}, ${height}, ${bytes.length}, clock_timestamp(), ${userId})`.execute(
      tx,
    );
    return photosOf(tx, tenantId, notaId);
  });
}

/**
 * Deletes a photo of a nota that isn't closed, and records the user in the trail. A missing photo is no error.
 * @throws HttpProblem 404 for a nota that the session can't see; 409 for a voided or closed nota
 */
export function removePhoto(db: Database, session: Session, notaId: string, photoId: string): Promise<Photo[]> {
  return withTenant(db, session.tenantId, async (tx) => {
    const nota = await lockVisible(tx, session, notaId);
    if (nota.status === CLOSED) throw new HttpProblem(409, TEXTS.keptPhotos);
    const { numDeletedRows } = await tx
      .deleteFrom('fotos')
      .where('tenant_id', '=', session.tenantId)
      .where('nota_id', '=', notaId)
      .where('id', '=', photoId)
      .executeTakeFirst();
    const photos = await photosOf(tx, session.tenantId, notaId);
    if (numDeletedRows > 0) await writeStage(tx, session, nota, null, {}, { fotos: [photos.length + 1, photos.length] });
    return photos;
  });
}

/**
 * The JPEG of a photo whose nota isn't voided.
 * @param sucursalId the only sucursal whose notas count; null for any sucursal
 * @throws HttpProblem 404
 */
export function readPhoto(
  db: Database,
  tenantId: string,
  { nota, foto }: { nota: string; foto: string },
  sucursalId: string | null,
): Promise<Buffer> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<{ bytes: Buffer }>`
      select f.bytes from fotos f join notas n on n.tenant_id = f.tenant_id and n.id = f.nota_id
      where f.tenant_id = ${tenantId} and f.nota_id = ${nota} and f.id = ${foto} and n.anulada_en is null
        ${sucursalId === null ? sql`` : sql`and n.sucursal_id = ${sucursalId}`}`.execute(tx);
    const [photo] = rows;
    if (!photo) throw new HttpProblem(404, TEXTS.photoNotFound);
    return photo.bytes;
  });
}
