import type { Nota } from '@lavanda/shared/contract/ventas';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { NOTA_DESDE, notaJson } from './notaJson.ts';
import { TEXTOS } from './textos.ts';

/** A note that isn't voided, with its lines and payments; null when there is none in sight of the branch (null: every branch). */
export async function leerNota(
  tx: Transaction<Esquema>,
  tenantId: string,
  notaId: string,
  sucursalId: string | null,
): Promise<Nota | null> {
  const { rows } = await sql<{ nota: Nota }>`
    select ${notaJson(true)} as nota from ${NOTA_DESDE}
    where n.tenant_id = ${tenantId} and n.id = ${notaId} and n.anulada_en is null
      ${sucursalId === null ? sql`` : sql`and n.sucursal_id = ${sucursalId}`}`.execute(tx);
  return rows[0]?.nota ?? null;
}

/** @throws 404 when it doesn't exist, is voided, or is of a branch the session can't see */
export async function notaVisible(tx: Transaction<Esquema>, sesion: Sesion, notaId: string): Promise<Nota> {
  const nota = await leerNota(tx, sesion.tenantId, notaId, veTodasLasSucursales(sesion.rol) ? null : sesion.sucursalId);
  if (!nota) throw new Problematico(404, TEXTOS.noExiste);
  return nota;
}
