import type { StatusNota } from '@lavanda/shared/domain/nota';
import type { Stage } from '@lavanda/shared/domain/stage';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { StoredNota } from './nota.ts';

/** A stored nota without lines and pagos, which have to be read after the lock to be current. */
export interface NotaHeader extends Omit<StoredNota, 'lineas' | 'pagos'> {
  stage: Stage;
  /** Place on the rack; '' without one. */
  place: string;
}

// The columns are named, because `select *` breaks prepared statements when a newer server adds a column.
const COLUMNS = [
  'id',
  'sucursal_id as sucursalId',
  'version',
  'cliente_id as clienteId',
  'cliente_nombre as clienteNombre',
  'fecha',
  'fecha_entrega as fechaEntrega',
  'descuentos',
  'descuento_motivo as descuentoMotivo',
  'descuento_porcentaje as descuentoPorcentaje',
  'envio',
  'recargo',
  'subtotal',
  'total',
  'abonos',
  'ajuste',
  'factura',
  'a_domicilio as aDomicilio',
  'express',
  'domicilio',
  'domicilio_lat as domicilioLat',
  'domicilio_lon as domicilioLon',
  'hora_inicio as horaInicio',
  'hora_final as horaFinal',
  'etapa as stage',
  'lugar as place',
  'marcas',
  'observaciones',
] as const;

/**
 * Locks the nota's row until the transaction ends. `operationNota` is the id of the nota that an earlier call with this operation
 * id changed, so that a repeated call is recognized; null without such a call. `header` is null for an unknown nota.
 */
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
          .select([...COLUMNS, 'status', 'anulada_en', 'ultima_operacion'])
          .where('tenant_id', '=', tenantId)
          .where('id', '=', notaId)
          .forUpdate()
          .executeTakeFirst();
  let header: NotaHeader | null = null;
  if (row) {
    const { status, anulada_en: voidedAt, ultima_operacion: _, marcas, observaciones: detail, ...columns } = row;
    const observaciones = { marcas, detalle: detail };
    header = { ...columns, observaciones, status: Number(status) as StatusNota, voided: voidedAt !== null };
  }
  if (operationId === null || (row && row.ultima_operacion === operationId))
    return { header, operationNota: operationId === null ? null : (row?.id ?? null) };
  const { rows } = await sql<{ nota_id: string }>`
    select nota_id from nota_historia where tenant_id = ${tenantId} and operacion = ${operationId}`.execute(tx);
  return { header, operationNota: rows[0]?.nota_id ?? null };
}
