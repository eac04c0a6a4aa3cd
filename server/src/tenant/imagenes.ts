import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import { anotar } from '../equipo/bitacora.ts';
import type { Sesion } from '../http/sesion.ts';
import { imagenDePapel, normalizarImagen, type TipoImagen } from './normalizarImagen.ts';

/** Earlier pictures of each kind that are kept: pages opened before a change still show them. */
const SE_CONSERVAN = 5;

const RUTA = /^\/imagenes\/([0-9a-f]{64})\.png$/;

/** Address of a kept picture: its content is its name, so it never changes. */
export function urlDeImagen(huella: string): string {
  return `/imagenes/${huella}.png`;
}

/** Keeps a picture, forgets the oldest of its kind. @returns its address */
async function conservar(tx: Transaction<Esquema>, tenantId: string, tipo: TipoImagen | 'papel', png: Buffer): Promise<string> {
  const huella = createHash('sha256').update(new Uint8Array(png)).digest('hex');
  await sql`
    insert into imagenes (tenant_id, huella, tipo, bytes, subida) values (${tenantId}, ${huella}, ${tipo}, ${png}, clock_timestamp())
    on conflict (tenant_id, huella, tipo) do nothing`.execute(tx);
  await sql`
    delete from imagenes where tenant_id = ${tenantId} and tipo = ${tipo} and huella <> ${huella} and huella not in (
      select huella from imagenes where tenant_id = ${tenantId} and tipo = ${tipo} order by subida desc limit ${SE_CONSERVAN})`.execute(
    tx,
  );
  return urlDeImagen(huella);
}

/** Makes a picture the laundry's logo (on screen and, in greys, on paper) or icon at once. @throws Problematico as `normalizarImagen` */
export async function subirImagen(
  base: Base,
  sesion: Sesion,
  tipo: TipoImagen,
  bytes: Buffer,
): Promise<{ url: string; ancho: number; alto: number }> {
  const { tenantId } = sesion;
  const { png, ancho, alto } = await normalizarImagen(bytes, tipo);
  const papel = tipo === 'logo' ? await imagenDePapel(png) : null;
  return enTenant(base, tenantId, async (tx) => {
    const url = await conservar(tx, tenantId, tipo, png);
    const columnas = papel ? { logo: url, logo_ticket: await conservar(tx, tenantId, 'papel', papel) } : { logo_ico: url };
    await tx.updateTable('tenants').set(columnas).where('id', '=', tenantId).execute();
    await anotar(tx, sesion, 'identidad.imagen', { tipo, url });
    return { url, ancho, alto };
  });
}

/**
 * The PNG behind an address of `urlDeImagen`, or null for any other address. Runs as the owner: pages without a session show it too, and who knows
 * 256 bits of hash was shown the picture.
 */
export async function leerImagen(base: Base, url: string): Promise<Buffer | null> {
  const huella = RUTA.exec(url)?.[1];
  if (huella === undefined) return null;
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from imagenes where huella = ${huella} limit 1`.execute(base.kysely);
  return rows[0]?.bytes ?? null;
}
