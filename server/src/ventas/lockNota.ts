import type { StatusNota } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import type { NotaGuardada } from './nota.ts';

/** The stored note without lines and payments: those are read after the lock, or they could be older than it. */
export type Cabecera = Omit<NotaGuardada, 'lineas' | 'pagos'>;

// By name: what every connection has prepared goes on working when a newer version of the server adds a column (docs/operating.md).
const COLUMNAS = [
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
export async function bloquearNota(
  tx: Transaction<Esquema>,
  tenantId: string,
  notaId: string | null,
  operacion: string | null,
): Promise<{ cabecera: Cabecera | null; notaDeOperacion: string | null }> {
  const fila =
    notaId === null
      ? undefined
      : await tx
          .selectFrom('notas')
          .select(COLUMNAS)
          .where('tenant_id', '=', tenantId)
          .where('id', '=', notaId)
          .forUpdate()
          .executeTakeFirst();
  const cabecera = fila
    ? {
        id: fila.id,
        sucursalId: fila.sucursal_id,
        version: fila.version,
        anulada: fila.anulada_en !== null,
        clienteId: fila.cliente_id,
        clienteNombre: fila.cliente_nombre,
        fecha: fila.fecha,
        fechaEntrega: fila.fecha_entrega,
        descuentos: fila.descuentos,
        envio: fila.envio,
        subtotal: fila.subtotal,
        total: fila.total,
        abonos: fila.abonos,
        ajuste: fila.ajuste,
        factura: fila.factura,
        aDomicilio: fila.a_domicilio,
        express: fila.express,
        status: Number(fila.status) as StatusNota,
        horaInicio: fila.hora_inicio,
        horaFinal: fila.hora_final,
      }
    : null;
  if (operacion === null || (fila && fila.ultima_operacion === operacion))
    return { cabecera, notaDeOperacion: operacion === null ? null : (fila?.id ?? null) };
  const { rows } = await sql<{ nota_id: string }>`
    select nota_id from nota_historia where tenant_id = ${tenantId} and operacion = ${operacion}`.execute(tx);
  return { cabecera, notaDeOperacion: rows[0]?.nota_id ?? null };
}
