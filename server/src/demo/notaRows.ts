import type { LocalDay } from '@lavanda/shared/domain/dates';
import { type CardKind, LINK_FORMS, type SatForm, satFormOf } from '@lavanda/shared/domain/satForm';
import type { DrawerDemo } from './caja.ts';
import type { NotaDemo, PagoDemo } from './notas.ts';
import { piecesDemo } from './pieces.ts';
import { readyDay } from './promises.ts';
import { stagesDemo } from './stages.ts';

/** Where and when a sucursal's notas are seeded. */
export interface SeededAt {
  tenant: string;
  sucursal: string;
  /** Letters of the sucursal's register. */
  letters: string;
  now: string;
  today: LocalDay;
  /** The drawer that took the pagos of the last days; absent in a sucursal without one. */
  drawer?: DrawerDemo;
}

/** A local date and time of Mexico City as a timestamp. The city has been at UTC-6 all year since the end of 2022. */
const moment = (day: string, hour: string) => `${day}T${hour}:00-06:00`;

/**
 * Kind of card and SAT's form of a pago, in the form that a save stores. The kind follows from the pago's id, because one more
 * random number would change all the data generated after it.
 */
function paidWithDemo({ id, metodo: method }: PagoDemo): { tarjeta: CardKind | null; forma_sat: SatForm | null } {
  const isDebit = Number.parseInt(id.slice(-1), 16) % 2 === 0;
  const card = method === 'TDC' ? (isDebit ? 'debito' : 'credito') : null;
  return { tarjeta: card, forma_sat: satFormOf(method, card, LINK_FORMS[0]) };
}

/** The earlier of `when` and `limit` (the real time), so that the demo has no events in the future. */
function earlierOf(limit: string, when: string): string {
  return Date.parse(when) < Date.parse(limit) ? when : limit;
}

/** Rows for the table `notas`. @param claves the clave of each nota that has one, by its id */
export function notaRows(
  { tenant: tenant_id, sucursal: sucursal_id, now, today }: SeededAt,
  notas: readonly NotaDemo[],
  claves: ReadonlyMap<string, string>,
) {
  const stages = stagesDemo(notas, today);
  const pieces = piecesDemo(notas);
  const readyAt = (nota: NotaDemo, isReady: boolean) => {
    const day = readyDay(nota, isReady, today);
    return day && earlierOf(now, moment(day, nota.hour));
  };
  return notas.map((nota) => ({
    tenant_id,
    id: nota.id,
    sucursal_id,
    folio: nota.folio,
    cliente_id: nota.cliente.id,
    cliente_nombre: `${nota.cliente.nombre} ${nota.cliente.apellido}`,
    fecha: nota.fecha,
    fecha_entrega: nota.promiseDate,
    descuentos: nota.descuentos,
    envio: nota.envio,
    subtotal: nota.subtotal,
    total: nota.total,
    abonos: nota.abonos,
    factura: nota.factura,
    a_domicilio: nota.aDomicilio,
    express: nota.express,
    status: nota.status,
    hora_inicio: nota.timeWindow?.[0] ?? null,
    hora_final: nota.timeWindow?.[1] ?? null,
    etapa: stages.get(nota.id)?.stage ?? 'recibida',
    lugar: stages.get(nota.id)?.place ?? '',
    clave: claves.get(nota.id) ?? null,
    avisada_en: stages.get(nota.id)?.told ? now : null,
    aviso: stages.get(nota.id)?.told ? 'abierto' : null,
    piezas: pieces.get(nota.id) ?? [],
    version: 1,
    creada_por: nota.creator,
    creada_en: earlierOf(now, moment(nota.creada, nota.hour)),
    cerrada_en: nota.closed === null ? null : earlierOf(now, moment(nota.closed, nota.hour)),
    lista_en: readyAt(nota, stages.get(nota.id)?.stage === 'lista'),
  }));
}

/** Rows for the table `lineas`: the lines of the notas, in their order. */
export function lineRows({ tenant: tenant_id }: SeededAt, notas: readonly NotaDemo[]) {
  return notas.flatMap((nota) =>
    nota.lineas.map((line, index) => ({
      tenant_id,
      nota_id: nota.id,
      id: line.id,
      orden: index,
      servicio_id: line.servicioId,
      servicio: line.servicio,
      medida: line.medida,
      cantidad: line.cantidad,
      precio: line.precio,
      importe: line.importe,
    })),
  );
}

/** Rows for the table `pagos`: the pagos of the notas, each in the turno that `drawer` has for it, or in none. */
export function pagoRows({ tenant: tenant_id, sucursal: sucursal_id, now, drawer }: SeededAt, notas: readonly NotaDemo[]) {
  return notas.flatMap((nota) =>
    nota.pagos.map((pago) => ({
      tenant_id,
      id: pago.id,
      nota_id: nota.id,
      sucursal_id,
      fecha: pago.fecha,
      monto: pago.monto,
      metodo: pago.metodo,
      ...paidWithDemo(pago),
      caja_id: drawer?.turnoOf.has(pago.id) ? drawer.cajaId : null,
      turno_id: drawer?.turnoOf.get(pago.id) ?? null,
      creado_por: nota.creator,
      creado_en: earlierOf(now, moment(pago.fecha, pago.hour)),
    })),
  );
}
