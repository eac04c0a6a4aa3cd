import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { type ImageKind, normalizeImage, paperImage } from './normalizeImage.ts';

/** Earlier pictures of each kind that are kept: pages opened before a change still show them. */
const KEPT_IMAGES = 5;

const PATH = /^\/imagenes\/([0-9a-f]{64})\.png$/;

/** Address of a kept picture: its content is its name, so it never changes. */
export function imageUrl(digest: string): string {
  return `/imagenes/${digest}.png`;
}

/** Keeps a picture, forgets the oldest of its kind. @returns its address */
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

/** Makes a picture the laundry's logo (on screen and, in greys, on paper) or icon at once. @throws Problematico as `normalizarImagen` */
export async function uploadImage(
  base: Base,
  session: Session,
  type: ImageKind,
  bytes: Buffer,
): Promise<{ url: string; width: number; height: number }> {
  const { tenantId } = session;
  const { png, width, height } = await normalizeImage(bytes, type);
  const paper = type === 'logo' ? await paperImage(png) : null;
  return withTenant(base, tenantId, async (tx) => {
    const url = await keep(tx, tenantId, type, png);
    const columns = paper ? { logo: url, logo_ticket: await keep(tx, tenantId, 'papel', paper) } : { logo_ico: url };
    await tx.updateTable('tenants').set(columns).where('id', '=', tenantId).execute();
    await note(tx, session, 'identidad.imagen', { tipo: type, url });
    return { url, width, height };
  });
}

/**
 * The PNG behind an address of `urlDeImagen`, or null for any other address. Runs as the owner: pages without a session show it too, and who knows
 * 256 bits of hash was shown the picture.
 */
export async function readImage(base: Base, url: string): Promise<Buffer | null> {
  const digest = PATH.exec(url)?.[1];
  if (digest === undefined) return null;
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from imagenes where huella = ${digest} limit 1`.execute(base.kysely);
  return rows[0]?.bytes ?? null;
}
