import type { Nota, SaveNota } from '../../contract/schemas/sales.ts';
import type { LocalDay } from '../../domain/dates.ts';
import { type Centavos, centavosToPesos, toCents } from '../../domain/money.ts';
import { newTicketToken } from '../../domain/newTicketToken.ts';
import { CLOSED, grossOf, lineAmount, nextStatus, roundingAdjustment, subtotalOf, TO_COLLECT } from '../../domain/nota.ts';
import { NO_OBSERVATIONS } from '../../domain/observations.ts';
import { recordOf } from './cajaRecord.ts';
import type { EntryLabel } from './entry.ts';
import { answeredVersion } from './lateBody.ts';
import type { Captured, Register } from './register.ts';

type Line = Nota['articulos'][number];
type StoredPago = Nota['pagos'][number];

function amountLine({ cantidad: quantity, precio: price }: { cantidad: number; precio: number }) {
  return { cantidad: Math.round(quantity * 1000), precio: toCents(price) };
}

function linesOf({ articulos: articles }: SaveNota): Line[] {
  return articles.map((article) => ({
    _id: article._id ?? '',
    cantidad: article.cantidad,
    servicio: article.servicio,
    precio: article.precio,
    importe: centavosToPesos(lineAmount(amountLine(article))),
    servicio_id: article.servicio_id ?? null,
    medida: article.medida ?? 'pz',
    ...(article.observaciones && { observaciones: article.observaciones }),
  }));
}

/** The nota's pagos: stored pagos stay as they are, and new pagos without a day get the day of their capture. */
function pagosOf({ pagos = [] }: SaveNota, base: Nota | null, today: LocalDay): StoredPago[] {
  const stored = base?.pagos ?? [];
  const added = pagos.filter(({ _id }) => !stored.some((pago) => pago._id === _id));
  return [
    ...stored,
    ...added.map((pago) => ({
      tarjeta: null,
      ...pago,
      _id: pago._id ?? '',
      fecha: pago.fecha ?? today,
      reversa_de: pago.reversa_de ?? null,
    })),
  ];
}

/** Amounts of the nota, centavos, as the counter's page computes them. A total in the save takes precedence. */
function amountsOf(body: SaveNota, base: Nota | null) {
  const subtotal = subtotalOf(body.articulos.map(amountLine));
  const envio = toCents(body.envio ?? base?.envio ?? 0);
  const recargo = toCents(body.recargo ?? base?.recargo ?? 0);
  const discounts = toCents(body.descuentos ?? 0);
  const computed = Math.max(0, grossOf({ subtotal, envio, recargo }) - discounts);
  return { subtotal, envio, recargo, descuentos: discounts, total: body.total === undefined ? computed : toCents(body.total) };
}

/**
 * The nota as this device expects it after the save; the register shows it until the server answers. Folio 0 marks a new nota
 * that the server hasn't numbered yet.
 */
export function pendingNota(body: SaveNota, base: Nota | null, register: Register): Nota {
  const { subtotal, envio, recargo, descuentos: discounts, total } = amountsOf(body, base);
  const pagos = pagosOf(body, base, register.today);
  const abonos = pagos.reduce<Centavos>((sum, { monto: amount }) => sum + toCents(amount), 0);
  const status = nextStatus(base?.status ?? null, body.status ?? 0, body.articulos.length);
  const closes = status === CLOSED && base?.status !== CLOSED;
  const id = body.id ?? body._id ?? '';
  return {
    ...(base ?? newNota(register)),
    ...{ _id: id, id, version: (body.version ?? 0) + 1 },
    usuario: body.usuario,
    usuario_name: body.usuario_name ?? base?.usuario_name ?? '',
    fecha: body.fecha,
    fecha_entrega: body.fecha_entrega ?? null,
    articulos: linesOf(body),
    pagos,
    subtotal: centavosToPesos(subtotal),
    envio: centavosToPesos(envio),
    recargo: centavosToPesos(recargo),
    descuentos: centavosToPesos(discounts),
    descuento_motivo: body.descuento_motivo ?? base?.descuento_motivo ?? '',
    descuento_porcentaje: body.descuento_porcentaje ?? null,
    total: centavosToPesos(total),
    abonos: centavosToPesos(abonos),
    ajuste: closes ? centavosToPesos(roundingAdjustment(total - abonos)) : (base?.ajuste ?? 0),
    factura: body.factura ?? false,
    a_domicilio: body.a_domicilio ?? body['a domicilio'] ?? false,
    express: body.express ?? false,
    domicilio: body.domicilio ?? null,
    observaciones: body.observaciones ?? base?.observaciones ?? NO_OBSERVATIONS,
    status,
    recoleccion: body.recoleccion ?? null,
  };
}

/** The fields that a save doesn't contain, for a nota that the server hasn't received yet. */
function newNota({ sucursal, user }: Register) {
  return {
    folio: 0,
    ...{ usuario_telefono: '', usuario_domicilios: 0, ajuste: 0, clave: '' },
    ...{ etapa: 'recibida' as const, lugar: '', avisada: null, bultos: 0, piezas: [], entrega: null, fotos: [] },
    ...{ sucursal: sucursal.id, sucursal_name: sucursal.name, atendio: user },
  };
}

function labelOf(nota: Nota, base: Nota | null): EntryLabel {
  const paid = toCents(nota.abonos) - toCents(base?.abonos ?? 0);
  const about = { name: nota.usuario_name, clave: nota.clave ?? '' };
  if (nota.status === TO_COLLECT) return { ...about, kind: 'recoleccion', amount: null };
  if (nota.status === CLOSED && base?.status !== CLOSED) return { ...about, kind: 'cierre', amount: paid };
  const onlyPaid = base !== null && paid !== 0 && JSON.stringify(base.articulos) === JSON.stringify(nota.articulos);
  return onlyPaid ? { ...about, kind: 'abono', amount: paid } : { ...about, kind: 'nota', amount: toCents(nota.total) };
}

/**
 * Captures the save of a nota: a new one, a change, a pago, a cierre or a recoleccion; null when the nota's or the operation's id
 * is missing.
 */
export async function captureNota(body: SaveNota, register: Register): Promise<Captured | null> {
  const id = body.id ?? body._id;
  // Without these ids the server couldn't recognize a repeated save.
  if (id === undefined || body.operacion === undefined) return null;
  const base = await register.nota(id);
  const nota = pendingNota(body, base, register);
  return {
    id: body.operacion,
    about: id,
    after: [body.usuario],
    answered: answeredVersion(register.waiting(id), body.version),
    label: labelOf(nota, base),
    answer: { inserted_id: id, data: nota },
    record: recordOf(nota, base, register.user),
    ...(base === null && body.version === undefined && { token: newTicketToken(register.tenant) }),
  };
}
