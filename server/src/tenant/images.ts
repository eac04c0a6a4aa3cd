import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { DrawingKilled } from '../drawing/drawingProcess.ts';
import type { Drawings } from '../drawing/drawings.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import type { ImageKind, NormalizedImage } from './normalizeImage.ts';
import { TEXTS } from './texts.ts';

/** How many images of each kind stay stored. Pages opened before a change still show the earlier images. */
const KEPT_IMAGES = 5;

const PATH = /^\/imagenes\/([0-9a-f]{64})\.png$/;

/** URL of a stored image. It contains the hash of the content, so its content never changes. */
export function imageUrl(digest: string): string {
  return `/imagenes/${digest}.png`;
}

/**
 * Stores an image and deletes the laundry's oldest images of its kind, beyond KEPT_IMAGES.
 * @returns its URL
 */
async function keep(tx: Transaction<DatabaseSchema>, tenantId: string, type: ImageKind | 'papel', png: Buffer): Promise<string> {
  const digest = createHash('sha256').update(new Uint8Array(png)).digest('hex');
  await sql`
    insert into imagenes (tenant_id, huella, tipo, bytes, subida) values (${tenantId}, ${digest}, ${type}, ${png}, clock_timestamp())
    on conflict (tenant_id, huella, tipo) do nothing`.execute(tx);
  await sql`
    delete from imagenes where tenant_id = ${tenantId} and tipo = ${type} and huella <> ${digest} and huella not in (
      select huella from imagenes where tenant_id = ${tenantId} and tipo = ${type} order by subida desc limit ${KEPT_IMAGES})`.execute(
    tx,
  );
  return imageUrl(digest);
}

/**
 * Normalizes an image in the drawing process.
 * @throws HttpProblem as `normalizeImage`; 422 when it takes too long or too much memory; 503 when too many images wait
 */
async function normalize(drawings: Drawings, tenantId: string, kind: ImageKind, image: Buffer): Promise<NormalizedImage> {
  try {
    return await drawings.draw({ image, kind }, { tenantId, kind: 'image' });
  } catch (error) {
    throw error instanceof DrawingKilled ? new HttpProblem(422, TEXTS.imageTooComplex) : error;
  }
}

/**
 * Sets the laundry's icon, or its logo for the screen and, in greys, for paper.
 * @throws HttpProblem as `normalize`
 */
export async function uploadImage(
  db: Database,
  drawings: Drawings,
  session: Session,
  type: ImageKind,
  bytes: Buffer,
): Promise<{ url: string; width: number; height: number }> {
  const { tenantId } = session;
  const { png, width, height, paper } = await normalize(drawings, tenantId, type, bytes);
  return withTenant(db, tenantId, async (tx) => {
    const url = await keep(tx, tenantId, type, png);
    const columns = paper ? { logo: url, logo_ticket: await keep(tx, tenantId, 'papel', paper) } : { logo_ico: url };
    await tx.updateTable('tenants').set(columns).where('id', '=', tenantId).execute();
    await note(tx, session, 'identidad.imagen', { tipo: type, url });
    return { url, width, height };
  });
}

/**
 * The PNG at a URL of `imageUrl`; null when none is stored for it. It needs no session, because public pages show it and nobody
 * can guess the hash.
 */
export async function readImage(db: Database, url: string): Promise<Buffer | null> {
  const digest = PATH.exec(url)?.[1];
  if (digest === undefined) return null;
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from imagenes where huella = ${digest} limit 1`.execute(db.kysely);
  return rows[0]?.bytes ?? null;
}
