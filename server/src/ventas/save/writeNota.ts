import { CLOSED, isMoney } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import { type PagoTurno, turnoOfPago } from '../../caja/turnoOfPago.ts';
import { checkCredit } from '../../credit/checkCredit.ts';
import { RetryTransaction } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { withSender } from '../../team/auditLog.ts';
import { claveOf } from '../capture/ownClave.ts';
import type { NotaContent, Pago } from '../nota.ts';
import { READY_AT } from '../stages/readyAt.ts';
import type { Difference } from './diff.ts';
import { paidWith } from './paidWith.ts';

export interface NotaWrite {
  id: string;
  sucursalId: string;
  version: number;
  operacion: string | null;
  /** The register that saves; it also numbers a new nota. Without it, the server's own register numbers the nota. */
  register?: string | null;
  /** The clave that the register printed for a new nota; absent or null without one. */
  printed?: string | null;
  /** The turno in which the register says that the new pagos were taken. */
  turno?: string | null;
  /** The turno of the pago that the new pagos correct. */
  correctedTurno?: string | null;
  /** When the new pagos were captured, if that is plausible; absent or null when unknown. */
  captured?: Date | null;
  /** Whether the register captured the nota offline: its pagos then belong to the turno of their capture. */
  isLate?: boolean;
  /** Whether another recoleccion of the cliente is pending, beside which this one is saved: a late capture or a repeticion. */
  isRepeated?: boolean;
  before: NotaContent | null;
  now: NotaContent;
  change: Difference;
}

const columns = (nota: NotaContent) => ({
  cliente_id: nota.clienteId,
  cliente_nombre: nota.clienteNombre,
  fecha: nota.fecha,
  fecha_entrega: nota.fechaEntrega,
  descuentos: nota.descuentos,
  descuento_motivo: nota.descuentoMotivo,
  descuento_porcentaje: nota.descuentoPorcentaje,
  envio: nota.envio,
  recargo: nota.recargo,
  subtotal: nota.subtotal,
  total: nota.total,
  abonos: nota.abonos,
  ajuste: nota.ajuste,
  factura: nota.factura,
  a_domicilio: nota.aDomicilio,
  express: nota.express,
  domicilio: nota.domicilio,
  domicilio_lat: nota.domicilioLat,
  domicilio_lon: nota.domicilioLon,
  marcas: nota.observaciones.marcas,
  observaciones: nota.observaciones.detalle,
  status: nota.status,
  hora_inicio: nota.horaInicio,
  hora_final: nota.horaFinal,
});

/**
 * Inserts the nota with its clave and the sucursal's next folio. Both counters are locked until the commit, so that no number is
 * skipped; the register is always locked first, so that no deadlock occurs.
 */
async function insert(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { id, sucursalId, operacion: operationId, register = null, printed = null, isRepeated = false, now }: NotaWrite,
): Promise<string> {
  const n = columns(now);
  const clave = await claveOf(tx, session.tenantId, register, printed);
  const closedAt = n.status === CLOSED ? sql`now()` : sql`null::timestamptz`;
  const { rows } = await sql`
    with folio as (
      insert into folios as f (tenant_id, sucursal_id, ultimo) values (${session.tenantId}, ${sucursalId}, 1)
      on conflict (tenant_id, sucursal_id) do update set ultimo = f.ultimo + 1 returning ultimo
    )
    insert into notas (tenant_id, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, fecha_entrega, descuentos, envio, subtotal, total,
      abonos, ajuste, factura, a_domicilio, express, status, hora_inicio, hora_final, version, ultima_operacion, creada_por, cerrada_en, lista_en,
      recargo, descuento_motivo, descuento_porcentaje, domicilio, domicilio_lat, domicilio_lon, marcas, observaciones, clave, repetida)
    select ${session.tenantId}::uuid, ${id}::uuid, ${sucursalId}::uuid, folio.ultimo, ${n.cliente_id}::uuid, ${n.cliente_nombre}, ${n.fecha}::date,
      ${n.fecha_entrega}::date, ${n.descuentos}::bigint, ${n.envio}::bigint, ${n.subtotal}::bigint, ${n.total}::bigint, ${n.abonos}::bigint, ${n.ajuste}::bigint,
      ${n.factura}::boolean, ${n.a_domicilio}::boolean, ${n.express}::boolean, ${n.status}::smallint, ${n.hora_inicio}::text, ${n.hora_final}::text,
      1, ${operationId}::uuid, ${session.userId}::uuid, ${closedAt}, ${closedAt},
      ${n.recargo}::bigint, ${n.descuento_motivo}::text, ${n.descuento_porcentaje}::integer, ${n.domicilio}::text, ${n.domicilio_lat}::float8, ${n.domicilio_lon}::float8,
      ${n.marcas}::text[], ${n.observaciones}::text, ${clave}::text, ${isRepeated}::boolean
    from folio
    on conflict (tenant_id, id) do nothing returning id`.execute(tx);
  // A concurrent save created the same nota, which the retry will find.
  if (rows.length === 0) throw new RetryTransaction();
  return clave;
}

async function update(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { id, version, operacion: operationId, before, now, isRepeated = false }: NotaWrite,
): Promise<null> {
  const closes = now.status === CLOSED && before?.status !== CLOSED;
  const reopens = now.status !== CLOSED && before?.status === CLOSED;
  await tx
    .updateTable('notas')
    .set({
      ...columns(now),
      version,
      ...(isRepeated && { repetida: true }),
      ultima_operacion: operationId,
      ...(closes ? { cerrada_en: sql<string>`now()`, lista_en: READY_AT } : {}),
      ...(reopens ? { cerrada_en: null, lista_en: sql<string | null>`case when etapa = 'lista' then lista_en end` } : {}),
    })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirstOrThrow();
  return null;
}

const takenIn = ({ register = null, turno = null, correctedTurno, captured = null, isLate = false }: NotaWrite) => ({
  registerId: register,
  turnoId: turno,
  correctedTurno: correctedTurno ?? null,
  captured: isLate ? captured : null,
});

/**
 * Replaces the nota's lines if they changed, and adds its new pagos and a history entry, in one statement.
 * @returns the new pagos
 */
export async function writeDetail(tx: Transaction<DatabaseSchema>, session: Session, write: NotaWrite): Promise<readonly Pago[]> {
  const { id, sucursalId, version, operacion: operationId, before, now, change } = write;
  const known = new Set(before?.pagos.map((pago) => pago.id));
  const lines = 'lineas' in change ? now.lineas.map((line, index) => ({ ...line, ...line.observaciones, orden: index })) : [];
  const added = now.pagos.filter((pago) => !known.has(pago.id));
  const takesMoney = added.some(({ metodo: method }) => isMoney(method));
  const where: Partial<PagoTurno> = takesMoney ? await turnoOfPago(tx, session, takenIn(write)) : {};
  // A pago by credit moves no cash, so it has the cliente instead of a drawer.
  const placeOf = ({ metodo: method }: Pago) => (isMoney(method) ? where : { cliente_id: now.clienteId });
  const paid = await paidWith(tx, session.tenantId, added, before?.pagos ?? []);
  const pagos = paid.map((pago, index) => ({ ...pago, ...placeOf(pago), orden: index }));
  const removed =
    'lineas' in change ? (before?.lineas ?? []).filter((line) => !now.lineas.some((another) => another.id === line.id)) : [];
  await sql`
    with quitadas as (
      delete from lineas where tenant_id = ${session.tenantId} and nota_id = ${id} and id = any(${removed.map((line) => line.id)}::uuid[])
    ), puestas as (
      insert into lineas as l (tenant_id, nota_id, id, orden, servicio_id, servicio, medida, cantidad, precio, importe, marcas, observaciones)
      select ${session.tenantId}::uuid, ${id}::uuid, x.id, x.orden, x."servicioId", x.servicio, x.medida, x.cantidad, x.precio, x.importe, x.marcas, x.detalle
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as x(id uuid, orden int, "servicioId" uuid, servicio text, medida text, cantidad bigint, precio bigint, importe bigint, marcas text[], detalle text)
      on conflict (tenant_id, nota_id, id) do update set orden = excluded.orden, cantidad = excluded.cantidad, importe = excluded.importe,
        marcas = excluded.marcas, observaciones = excluded.observaciones
    ), abonados as (
      insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo, reversa_de, motivo, creado_por, creado_en,
        caja_id, turno_id, equipo_id, cuenta_en, cliente_id, tarjeta, forma_sat, capturado_en)
      select ${session.tenantId}::uuid, x.id, ${id}::uuid, ${sucursalId}::uuid, x.fecha, x.monto, x.metodo, x."reversaDe", coalesce(x.motivo, ''), ${session.userId}::uuid,
        now() + x.orden * interval '1 microsecond', x.caja_id, x.turno_id, x.equipo_id, x.cuenta_en, x.cliente_id,
        x.tarjeta, x."formaSat", ${write.captured?.toISOString() ?? null}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(pagos)}::jsonb) as x(id uuid, orden int, fecha date, monto bigint, metodo text, "reversaDe" uuid, motivo text,
        caja_id uuid, turno_id uuid, equipo_id uuid, cuenta_en int, cliente_id uuid, tarjeta text, "formaSat" text)
    )
    insert into nota_historia (tenant_id, nota_id, version, usuario_id, operacion, cambio, equipo_id)
    values (${session.tenantId}, ${id}, ${version}, ${session.userId}, ${operationId}, ${JSON.stringify(withSender(session, change))}::jsonb, ${write.register ?? null})`.execute(
    tx,
  );
  return added;
}

/**
 * Writes a nota with its lines, pagos and history.
 * @returns the clave that a new nota got; null for a stored nota
 * @throws HttpProblem as `checkCredit`
 */
export async function writeNota(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  write: NotaWrite,
): Promise<{ clave: string | null }> {
  const clave = await (write.before ? update : insert)(tx, session, write);
  const added = await writeDetail(tx, session, write);
  await checkCredit(tx, session.tenantId, write.now.clienteId, added);
  return { clave };
}
