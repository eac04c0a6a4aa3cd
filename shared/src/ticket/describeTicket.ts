import type { Nota } from '../contract/schemas/sales.ts';
import { notaMark, PENDING_FOLIO } from '../domain/clave.ts';
import { type LocalDay, weekday } from '../domain/dates.ts';
import {
  type Centavos,
  formatMoney,
  formatPesos,
  formatQuantity,
  quantityToThousandths,
  type Thousandths,
  toCents,
} from '../domain/money.ts';
import { CREDIT, isMoney, methodName, PAYMENT_METHODS, type PagoMethod, TO_COLLECT } from '../domain/nota.ts';
import { NO_OBSERVATIONS, observationsText } from '../domain/observations.ts';
import { favorOf } from '../domain/pagos.ts';
import { formatPhone } from '../domain/phone.ts';
import { bundlesText } from '../domain/pieces.ts';
import { issuerLines, noticeLines } from './describeIssuer.ts';
import { maskName } from './mask.ts';
import { PAPER_TEXTS as TEXTS } from './texts.ts';
import type { TicketData, TicketIssuer } from './ticketData.ts';

/** A label and its value. */
export interface ListRow {
  label: string;
  value: string;
}

export interface DescribedLine {
  cantidad: string;
  displayUnit: 'kg' | 'pz';
  servicio: string;
  /** Price and unit: '$32.00 / kg', '$120.00 c/u'. */
  unitPrice: string;
  /** Observations of the line; '' for none. */
  observations: string;
  importe: string;
}

/** A ticket as text, in reading order, from which the page and the image are drawn. A field of '' is not shown. */
export interface DescribedTicket {
  /** The nota's folio, or 'Folio pendiente'. */
  folio: string;
  /** True for a nota made offline, which no server has numbered yet. */
  isPending: boolean;
  clave: string;
  title: string;
  negocio: string;
  logo: string;
  paperLogo: string;
  colores: { primario: string; secundario: string };
  sucursal: { nombre: string; direccion: string; telefono: string };
  /** Legal name, RFC, régimen and fiscal CP of the laundry, without those that aren't set. */
  issuer: string[];
  fecha: ListRow;
  /** When the ticket was issued; null when `fecha` already says it, or it isn't known. */
  issued: ListRow | null;
  /** The nota's date. */
  day: LocalDay;
  atendio: string;
  cliente: { nombre: string; telefono: string; domicilio: string };
  flags: string[];
  /** Observations of the whole nota; '' for none. */
  observations: string;
  lineas: DescribedLine[];
  /** Total pieces and kilos, and the number of tagged pieces: '6 piezas, 4.5 kg en 7 bultos'. */
  content: string;
  sums: ListRow[];
  total: ListRow;
  /** All pagos and reversals, then the rounding if the nota closed with one. */
  pagos: ListRow[];
  /** Sums of the pagos by method, then the rounding, written as amounts subtracted from the total. */
  byMethod: ListRow[];
  saldo: ListRow;
  delivery: ListRow | null;
  /** Link encoded in the QR; null for no QR. */
  link: string | null;
  legal: string;
  /** Registration at Profeco and contact for complaints, without those that aren't set. */
  notices: string[];
  /** Paper width, mm. */
  width: 58 | 80;
}

export interface TicketOptions {
  link: string | null;
  /** Paper width to use instead of the tenant's. */
  width?: 58 | 80;
  /** True for a reader without a session: names are masked; phones, the cliente's address and reasons are left out. */
  isPublic?: boolean;
}

const thousandths = (quantity: number): Thousandths => quantityToThousandths(quantity) ?? Math.round(quantity * 1000);
const withDay = (day: LocalDay) => `${TEXTS.days[weekday(day) - 1]} ${day}`;

function dateOf({ status, fecha: date, recoleccion }: Nota, { creada: created }: TicketIssuer): ListRow {
  if (status === TO_COLLECT && recoleccion) {
    return { label: TEXTS.recoleccion, value: TEXTS.timeWindow(date, recoleccion.hora_inicio, recoleccion.hora_final) };
  }
  // The time of creation is shown only if the nota was created on the nota's date.
  return { label: TEXTS.received, value: created.startsWith(date) ? created : date };
}

function linesOf({ articulos: articles }: Nota): DescribedLine[] {
  return articles.map(({ cantidad: quantity, servicio, precio: price, importe: lineTotal, medida: unit, observaciones }) => ({
    cantidad: formatQuantity(thousandths(quantity)),
    displayUnit: unit === 'kg' ? 'kg' : 'pz',
    servicio,
    unitPrice: `${formatPesos(price)} ${unit === 'kg' ? TEXTS.perKg : TEXTS.each}`,
    observations: observationsText(observaciones ?? NO_OBSERVATIONS),
    importe: formatPesos(lineTotal),
  }));
}

function contentOf({ articulos: articles, bultos: bundles = 0 }: Nota): string {
  const add = (ofKilos: boolean) =>
    articles
      .filter(({ medida: unit }) => (unit === 'kg') === ofKilos)
      .reduce((sum, { cantidad: quantity }) => sum + thousandths(quantity), 0);
  const [pieces, kilos] = [add(false), add(true)];
  const content = [
    ...(pieces > 0 ? [TEXTS.pieces(formatQuantity(pieces))] : []),
    ...(kilos > 0 ? [TEXTS.kilos(formatQuantity(kilos))] : []),
  ].join(', ');
  return content === '' || bundles === 0 ? content : TEXTS.inBundles(content, bundlesText(bundles));
}

/** Label such as 'Descuentos 10 %: Cliente frecuente'. The public ticket leaves out the reason, because it may name people. */
function discountLabel({ descuento_motivo: reason = '', descuento_porcentaje: percent }: Nota, isPublic: boolean): string {
  const label = percent ? `${TEXTS.descuentos} ${percent} %` : TEXTS.descuentos;
  return reason === '' || isPublic ? label : `${label}: ${reason}`;
}

function sumsOf(nota: Nota, isPublic: boolean): ListRow[] {
  const { subtotal, envio, recargo = 0, descuentos: discounts, a_domicilio } = nota;
  return [
    { label: TEXTS.subtotal, value: formatPesos(subtotal) },
    ...(a_domicilio || envio > 0 ? [{ label: TEXTS.envio, value: formatPesos(envio) }] : []),
    ...(recargo > 0 ? [{ label: TEXTS.recargo, value: formatPesos(recargo) }] : []),
    ...(discounts > 0 ? [{ label: discountLabel(nota, isPublic), value: formatPesos(-discounts) }] : []),
  ];
}

/**
 * Label such as 'Devolución 2026-12-11 Efvo: Artículo quitado'. The public ticket leaves out the reason, because it may name
 * people.
 */
function pagoLabel(
  { fecha: date, metodo: method, monto: amount, motivo: reason = '' }: Nota['pagos'][number],
  isPublic: boolean,
): string {
  if (amount >= 0) return isMoney(method) ? TEXTS.abono(date, method) : TEXTS.creditApplied(date);
  const name = methodName(method);
  if (reason === '') return TEXTS.reversal(date, name);
  return isPublic ? TEXTS.refund(date, name) : `${TEXTS.refund(date, name)}: ${reason}`;
}

function pagosOf({ pagos, ajuste: adjustment }: Nota, isPublic: boolean): ListRow[] {
  return [
    ...pagos.map((pago) => ({ label: pagoLabel(pago, isPublic), value: formatPesos(pago.monto) })),
    ...(adjustment > 0 ? [{ label: TEXTS.adjustment, value: formatPesos(adjustment) }] : []),
  ];
}

function byMethodOf({ pagos, ajuste: adjustment }: Nota): ListRow[] {
  const sumOf = (method: PagoMethod) =>
    pagos.filter((pago) => pago.metodo === method).reduce((sum, { monto: amount }) => sum + toCents(amount), 0);
  const credit = sumOf(CREDIT);
  const sums = [
    ...PAYMENT_METHODS.map((method) => ({ label: TEXTS.abonos(method), monto: sumOf(method) })),
    { label: TEXTS.credit(credit > 0), monto: credit },
  ];
  return [
    ...sums
      .filter(({ monto: amount }) => amount !== 0)
      .map(({ label, monto: amount }) => ({ label, value: formatMoney(-amount) })),
    ...(adjustment > 0 ? [{ label: TEXTS.adjustment, value: formatPesos(-adjustment) }] : []),
  ];
}

/** A nota's saldo, centavos. A closed nota's rounding ('ajuste') isn't owed. */
export function saldoOf({ total, abonos, ajuste: adjustment }: Pick<Nota, 'total' | 'abonos' | 'ajuste'>): Centavos {
  return toCents(total) - toCents(abonos) - toCents(adjustment);
}

/** 'Saldo $85.32', or 'A favor $95.00' when the laundry owes the cliente. */
export function balanceOf(saldo: Centavos): ListRow {
  const favor = favorOf(saldo);
  return favor > 0 ? { label: TEXTS.favor, value: formatMoney(favor) } : { label: TEXTS.saldo, value: formatMoney(saldo) };
}

/** Describes a nota's ticket with the laundry's current settings. */
export function describeTicket({ nota, issuer }: TicketData, options: TicketOptions): DescribedTicket {
  const { isPublic = false, link, width = issuer.ancho } = options;
  const folio = nota.folio === PENDING_FOLIO ? TEXTS.pendingFolio : String(nota.folio);
  const date = dateOf(nota, issuer);
  return {
    folio,
    clave: nota.clave ?? '',
    isPending: nota.folio === PENDING_FOLIO,
    title: TEXTS.title(nota.folio === PENDING_FOLIO ? notaMark(nota) : folio),
    negocio: issuer.negocio,
    logo: issuer.logo,
    paperLogo: issuer.logoTicket,
    colores: { primario: issuer.primario, secundario: issuer.secundario },
    sucursal: {
      nombre: TEXTS.sucursal(nota.sucursal_name),
      direccion: issuer.direccion,
      telefono: isPublic || issuer.telefono === '' ? '' : TEXTS.telefono(formatPhone(issuer.telefono)),
    },
    issuer: issuerLines(issuer.emisor, issuer.negocio),
    fecha: date,
    issued: ['', date.value].includes(issuer.creada) ? null : { label: TEXTS.issued, value: issuer.creada },
    day: nota.fecha,
    atendio: isPublic ? maskName(nota.atendio) : nota.atendio,
    cliente: {
      nombre: isPublic ? maskName(nota.usuario_name) : nota.usuario_name,
      telefono: isPublic ? '' : formatPhone(nota.usuario_telefono),
      domicilio: isPublic ? '' : issuer.domicilio,
    },
    flags: [
      ...(nota.factura ? [TEXTS.factura] : []),
      ...(nota.a_domicilio ? [TEXTS.aDomicilio] : []),
      ...(nota.express ? [TEXTS.express] : []),
    ],
    observations: observationsText(nota.observaciones ?? NO_OBSERVATIONS),
    lineas: linesOf(nota),
    content: contentOf(nota),
    sums: sumsOf(nota, isPublic),
    total: { label: TEXTS.total, value: formatPesos(nota.total) },
    pagos: pagosOf(nota, isPublic),
    byMethod: byMethodOf(nota),
    saldo: balanceOf(saldoOf(nota)),
    delivery: nota.fecha_entrega === null ? null : { label: TEXTS.delivery, value: withDay(nota.fecha_entrega) },
    link,
    legal: issuer.legal,
    notices: noticeLines(issuer.emisor),
    width,
  };
}
