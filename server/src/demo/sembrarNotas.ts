import type { Kysely } from 'kysely';
import { insertarFilas } from './insertar.ts';
import type { NotaDemo } from './notas.ts';
import { FOLIOS, LINEAS, NOTAS, PAGOS } from './tablas.ts';

/** Mexico City keeps UTC-6 all year since 2022. */
const momento = (dia: string, hora: string) => `${dia}T${hora}:00-06:00`;

/** Earlier of a demo moment and the real one: what the demo says happened today has happened already. */
function hasta(limite: string, cuando: string): string {
  return Date.parse(cuando) < Date.parse(limite) ? cuando : limite;
}

/** Writes the notes of one branch with their lines, payments and the branch's last folio. */
export async function sembrarNotas<B>(
  tx: Kysely<B>,
  donde: { tenant: string; sucursal: string; ahora: string },
  notas: readonly NotaDemo[],
): Promise<void> {
  const { tenant: tenant_id, sucursal: sucursal_id, ahora } = donde;
  await insertarFilas(
    tx,
    'notas',
    NOTAS,
    notas.map((nota) => ({
      tenant_id,
      id: nota.id,
      sucursal_id,
      folio: nota.folio,
      cliente_id: nota.cliente.id,
      cliente_nombre: `${nota.cliente.nombre} ${nota.cliente.apellido}`,
      fecha: nota.fecha,
      fecha_entrega: nota.fechaEntrega,
      descuentos: nota.descuentos,
      envio: nota.envio,
      subtotal: nota.subtotal,
      total: nota.total,
      abonos: nota.abonos,
      factura: nota.factura,
      a_domicilio: nota.aDomicilio,
      express: nota.express,
      status: nota.status,
      hora_inicio: nota.ventana?.[0] ?? null,
      hora_final: nota.ventana?.[1] ?? null,
      version: 1,
      creada_por: nota.creador,
      creada_en: hasta(ahora, momento(nota.creada, nota.hora)),
      cerrada_en: nota.cerrada === null ? null : hasta(ahora, momento(nota.cerrada, nota.hora)),
    })),
  );
  await insertarFilas(
    tx,
    'lineas',
    LINEAS,
    notas.flatMap((nota) =>
      nota.lineas.map((linea, orden) => ({
        tenant_id,
        nota_id: nota.id,
        id: linea.id,
        orden,
        servicio_id: linea.servicioId,
        servicio: linea.servicio,
        medida: linea.medida,
        cantidad: linea.cantidad,
        precio: linea.precio,
        importe: linea.importe,
      })),
    ),
  );
  await insertarFilas(
    tx,
    'pagos',
    PAGOS,
    notas.flatMap((nota) =>
      nota.pagos.map((pago) => ({
        tenant_id,
        id: pago.id,
        nota_id: nota.id,
        sucursal_id,
        fecha: pago.fecha,
        monto: pago.monto,
        metodo: pago.metodo,
        creado_por: nota.creador,
        creado_en: hasta(ahora, momento(pago.fecha, pago.hora)),
      })),
    ),
  );
  await insertarFilas(tx, 'folios', FOLIOS, [{ tenant_id, sucursal_id, ultimo: notas.length }]);
}
