import type { StatusNota } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { StoredNota } from './nota.ts';

/** The stored note without lines and payments: those are read after the lock, or they could be older than it. */
export type NotaHeader = Omit<StoredNota, 'lineas' | 'pagos'>;

// By name: what every connection has prepared goes on working when a newer version of the server adds a column (docs/operating.md).
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

/** Locks the note's row until the transaction ends. Also answers which note an operation id was used for. */
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
