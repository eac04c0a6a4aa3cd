import type { StatusNota } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { StoredNota } from './nota.ts';

/** A stored nota without its lines and pagos, which must be read after the lock so that they are current. */
export type NotaHeader = Omit<StoredNota, 'lineas' | 'pagos'>;

// Named, not `*`: when a newer server adds a column, `select *` breaks statements other connections have prepared.
const COLUMNS = [
  'id',
  'sucursal_id',
  'version',
  'anulada_en',
  'cliente_id',
  'cliente_nombre',
  'fecha',
  'fecha_entrega',
  'descuentos',
  'envio',
  'subtotal',
  'total',
  'abonos',
  'ajuste',
  'factura',
  'a_domicilio',
  'express',
  'status',
  'hora_inicio',
  'hora_final',
  'ultima_operacion',
] as const;

/** Locks the nota's row until the transaction ends. `operationNota` is the nota that used the operation id, if any. */
export async function lockNota(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string | null,
  operationId: string | null,
): Promise<{ header: NotaHeader | null; operationNota: string | null }> {
  const row =
    notaId === null
      ? undefined
      : await tx
          .selectFrom('notas')
          .select(COLUMNS)
          .where('tenant_id', '=', tenantId)
          .where('id', '=', notaId)
          .forUpdate()
          .executeTakeFirst();
  const header = row
    ? {
        id: row.id,
        sucursalId: row.sucursal_id,
        version: row.version,
        voided: row.anulada_en !== null,
        clienteId: row.cliente_id,
        clienteNombre: row.cliente_nombre,
        fecha: row.fecha,
        fechaEntrega: row.fecha_entrega,
        descuentos: row.descuentos,
        envio: row.envio,
        subtotal: row.subtotal,
        total: row.total,
        abonos: row.abonos,
        ajuste: row.ajuste,
        factura: row.factura,
        aDomicilio: row.a_domicilio,
        express: row.express,
        status: Number(row.status) as StatusNota,
        horaInicio: row.hora_inicio,
        horaFinal: row.hora_final,
      }
    : null;
  if (operationId === null || (row && row.ultima_operacion === operationId))
    return { header, operationNota: operationId === null ? null : (row?.id ?? null) };
  const { rows } = await sql<{ nota_id: string }>`
    select nota_id from nota_historia where tenant_id = ${tenantId} and operacion = ${operationId}`.execute(tx);
  return { header, operationNota: rows[0]?.nota_id ?? null };
}
