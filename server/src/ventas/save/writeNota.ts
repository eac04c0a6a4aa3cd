import { CERRADA } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { Esquema } from '../../db/esquema.ts';
import { Reintentar } from '../../db/reintentos.ts';
import type { Sesion } from '../../http/sesion.ts';
import type { ContenidoNota } from '../nota.ts';
import type { Diferencia } from './diff.ts';

export interface Escritura {
  id: string;
  sucursalId: string;
  /** Version the note will have. */
  version: number;
  operacion: string | null;
  antes: ContenidoNota | null;
  ahora: ContenidoNota;
  cambio: Diferencia;
}

const columnas = (nota: ContenidoNota) => ({
  cliente_id: nota.clienteId,
  cliente_nombre: nota.clienteNombre,
  fecha: nota.fecha,
  fecha_entrega: nota.fechaEntrega,
  descuentos: nota.descuentos,
  envio: nota.envio,
  subtotal: nota.subtotal,
  total: nota.total,
  abonos: nota.abonos,
  ajuste: nota.ajuste,
  factura: nota.factura,
  a_domicilio: nota.aDomicilio,
  express: nota.express,
  status: nota.status,
  hora_inicio: nota.horaInicio,
  hora_final: nota.horaFinal,
});

/** Inserts the note with the branch's next folio. The counter's row stays locked until commit, so folios have no holes. */
async function insertar(
  tx: Transaction<Esquema>,
  sesion: Sesion,
  { id, sucursalId, operacion, ahora }: Escritura,
): Promise<void> {
  const n = columnas(ahora);
  const { rows } = await sql`
    with folio as (
      insert into folios as f (tenant_id, sucursal_id, ultimo) values (${sesion.tenantId}, ${sucursalId}, 1)
      on conflict (tenant_id, sucursal_id) do update set ultimo = f.ultimo + 1 returning ultimo
    )
    insert into notas (tenant_id, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, fecha_entrega, descuentos, envio, subtotal, total,
      abonos, ajuste, factura, a_domicilio, express, status, hora_inicio, hora_final, version, ultima_operacion, creada_por, cerrada_en)
    select ${sesion.tenantId}::uuid, ${id}::uuid, ${sucursalId}::uuid, folio.ultimo, ${n.cliente_id}::uuid, ${n.cliente_nombre}, ${n.fecha}::date,
      ${n.fecha_entrega}::date, ${n.descuentos}::bigint, ${n.envio}::bigint, ${n.subtotal}::bigint, ${n.total}::bigint, ${n.abonos}::bigint, ${n.ajuste}::bigint,
      ${n.factura}::boolean, ${n.a_domicilio}::boolean, ${n.express}::boolean, ${n.status}::smallint, ${n.hora_inicio}::text, ${n.hora_final}::text,
      1, ${operacion}::uuid, ${sesion.usuarioId}::uuid, ${n.status === CERRADA ? sql`now()` : sql`null`}
    from folio
    on conflict (tenant_id, id) do nothing returning id`.execute(tx);
  // Someone made the same note meanwhile: start over and find it.
  if (rows.length === 0) throw new Reintentar();
}

async function actualizar(
  tx: Transaction<Esquema>,
  sesion: Sesion,
  { id, version, operacion, antes, ahora }: Escritura,
): Promise<void> {
  const cierra = ahora.status === CERRADA && antes?.status !== CERRADA;
  await tx
    .updateTable('notas')
    .set({ ...columnas(ahora), version, ultima_operacion: operacion, ...(cierra ? { cerrada_en: sql<string>`now()` } : {}) })
    .where('tenant_id', '=', sesion.tenantId)
    .where('id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirstOrThrow();
}

/** Lines as they are now, payments added, and one row of history; one statement. */
async function escribirDetalle(tx: Transaction<Esquema>, sesion: Sesion, escritura: Escritura): Promise<void> {
  const { id, sucursalId, version, operacion, antes, ahora, cambio } = escritura;
  const conocidos = new Set(antes?.pagos.map((pago) => pago.id));
  const lineas = 'lineas' in cambio ? ahora.lineas.map((linea, orden) => ({ ...linea, orden })) : [];
  const pagos = ahora.pagos.filter((pago) => !conocidos.has(pago.id)).map((pago, orden) => ({ ...pago, orden }));
  const quitadas =
    'lineas' in cambio ? (antes?.lineas ?? []).filter((linea) => !ahora.lineas.some((otra) => otra.id === linea.id)) : [];
  await sql`
    with quitadas as (
      delete from lineas where tenant_id = ${sesion.tenantId} and nota_id = ${id} and id = any(${quitadas.map((linea) => linea.id)}::uuid[])
    ), puestas as (
      insert into lineas as l (tenant_id, nota_id, id, orden, servicio_id, servicio, medida, cantidad, precio, importe)
      select ${sesion.tenantId}::uuid, ${id}::uuid, x.id, x.orden, x."servicioId", x.servicio, x.medida, x.cantidad, x.precio, x.importe
      from jsonb_to_recordset(${JSON.stringify(lineas)}::jsonb)
        as x(id uuid, orden int, "servicioId" uuid, servicio text, medida text, cantidad bigint, precio bigint, importe bigint)
      on conflict (tenant_id, nota_id, id) do update set orden = excluded.orden, cantidad = excluded.cantidad, importe = excluded.importe
    ), abonados as (
      insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo, reversa_de, creado_por, creado_en)
      select ${sesion.tenantId}::uuid, x.id, ${id}::uuid, ${sucursalId}::uuid, x.fecha, x.monto, x.metodo, x."reversaDe", ${sesion.usuarioId}::uuid,
        now() + x.orden * interval '1 microsecond'
      from jsonb_to_recordset(${JSON.stringify(pagos)}::jsonb) as x(id uuid, orden int, fecha date, monto bigint, metodo text, "reversaDe" uuid)
    )
    insert into nota_historia (tenant_id, nota_id, version, usuario_id, operacion, cambio)
    values (${sesion.tenantId}, ${id}, ${version}, ${sesion.usuarioId}, ${operacion}, ${JSON.stringify(cambio)}::jsonb)`.execute(
    tx,
  );
}

export async function escribirNota(tx: Transaction<Esquema>, sesion: Sesion, escritura: Escritura): Promise<void> {
  await (escritura.antes ? actualizar : insertar)(tx, sesion, escritura);
  await escribirDetalle(tx, sesion, escritura);
}
