import { notaMark } from '@lavanda/shared/domain/clave';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { NotaHeader } from '../lockNota.ts';

/**
 * Clave (else folio) and cliente of another cliente's nota at a place on the rack of `nota`'s sucursal; null when there is none.
 * All places of the sucursal are locked until the transaction ends, so that two clientes' notas can't take the same one.
 */
export async function placeOccupant(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  nota: NotaHeader,
  place: string,
): Promise<{ number: string; cliente: string } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lugares:${tenantId}:${nota.sucursalId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ folio: number; clave: string | null; cliente: string }>`
    select folio, clave, cliente_nombre as cliente from notas
    where tenant_id = ${tenantId} and sucursal_id = ${nota.sucursalId} and status in (-1, 0) and anulada_en is null
      and etapa = 'lista' and lugar = ${place} and id <> ${nota.id} and cliente_id <> ${nota.clienteId} limit 1`.execute(tx);
  const [row] = rows;
  return row ? { number: notaMark({ folio: row.folio, clave: row.clave ?? '' }), cliente: row.cliente } : null;
}

/**
 * The history's change for a nota that returns to the sucursal: its place is lost if another cliente's clothes hang there now.
 * Empty when the nota keeps its place, or has none.
 */
export async function lostPlace(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  nota: NotaHeader,
): Promise<{ lugar?: [string, string] }> {
  const returns = nota.status !== CLOSED && nota.place !== '';
  return returns && (await placeOccupant(tx, tenantId, nota, nota.place)) !== null ? { lugar: [nota.place, ''] } : {};
}
