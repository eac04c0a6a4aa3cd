import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { type Centavos, type Thousandths, toCents } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { NO_OBSERVATIONS, type Observations, sameObservations } from '@lavanda/shared/domain/observations';
import type { BasisPoints } from '@lavanda/shared/domain/percent';
import type { CardKind } from '@lavanda/shared/domain/satForm';
import type { Line, StoredNota } from '../../notas/nota';

export interface ChosenCliente {
  id: string;
  nombre: string;
  telefono: string;
  domicilios: number;
  /** The cliente's addresses; absent if they weren't fetched together with the cliente. */
  addresses?: Domicilio[];
}

export type PaymentKind = 'sin' | 'con' | 'liquidar';

/** The pago chosen for the next save. With 'liquidar' no amount is stored, because the pago is whatever is due at the save. */
export interface ChosenPayment {
  /** Generated when the pago is chosen and reused on retries; '' without a pago. */
  id: string;
  tipo: PaymentKind;
  metodo: PaymentMethod;
  /** Kind of card of a TDC; absent or null for other methods and until it is chosen. */
  tarjeta?: CardKind | null;
  /** Amount of 'Con Abono', centavos. */
  monto: Centavos;
  /** Cash handed over, centavos; absent or null until it is entered. A save doesn't send this amount. */
  tendered?: Centavos | null;
}

/** The cliente's credit to apply. A save applies at most what the nota then owes and what the cliente still has. */
export interface ChosenCredit {
  /** Generated when the credit is chosen and reused on retries. */
  id: string;
  /** The cliente's whole credit when it was chosen, centavos. */
  monto: Centavos;
}

/** The last save attempt. Resending the same content reuses its operation id. */
export interface SaveAttempt {
  operacion: string;
  /** JSON of the sent body without the operation id, to detect whether the content has changed since. */
  firma: string;
  /** The sucursal's day that was sent for dates left at their default. */
  today: LocalDay;
  /** True while the outcome is unknown (no response, or a 5xx), so the server may have saved the nota. */
  incierto: boolean;
  /** The cliente's credit as known at this attempt, centavos; null or absent if it wasn't known. */
  credit?: Centavos | null;
}

/** The day proposed as a nota's promised day. The day stays until `basis` changes, even if other notas fill that day. */
export interface Proposal {
  day: LocalDay;
  /** The data from which the day was computed, as JSON of `proposalOf`: first day, express, usual days and load. */
  basis: string;
}

/**
 * A nota being written. It has no totals, which `computeTotals` derives. A null date means the default, so that a draft kept
 * overnight gets the date of the day on which it is saved.
 */
export interface Draft {
  /** Id of the nota. For a new nota the browser generates it. */
  id: string;
  /** The stored nota as it was opened, or the newer version on which the draft was rebased; null for a new nota. */
  base: StoredNota | null;
  cliente: ChosenCliente | null;
  fecha: LocalDay | null;
  fechaEntrega: LocalDay | null;
  /** The proposed promised day; absent until one was proposed for the nota's lines. */
  proposal?: Proposal | undefined;
  lineas: Line[];
  /** Discount, centavos. If `descuentoPorcentaje` is set, the totals compute the discount from the percentage instead. */
  descuentos: Centavos;
  descuentoMotivo: string;
  descuentoPorcentaje: BasisPoints | null;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  /** Chosen delivery address; null until one is chosen. */
  domicilio: Domicilio | null;
  /** Observations of the whole nota. */
  observaciones: Observations;
  /** True when the user chose to save without an address. */
  withoutDomicilio: boolean;
  pago: ChosenPayment;
  /** The cliente's credit to apply with the next save; null or absent for none. */
  credit?: ChosenCredit | null;
  intento: SaveAttempt | null;
}

const NO_PAYMENT: ChosenPayment = { id: '', tipo: 'sin', metodo: 'Efvo', monto: 0 };

export function newDraft(): Draft {
  return {
    id: newId(),
    base: null,
    cliente: null,
    fecha: null,
    fechaEntrega: null,
    lineas: [],
    descuentos: 0,
    descuentoMotivo: '',
    descuentoPorcentaje: null,
    factura: false,
    aDomicilio: false,
    express: false,
    domicilio: null,
    observaciones: NO_OBSERVATIONS,
    withoutDomicilio: false,
    pago: NO_PAYMENT,
    intento: null,
  };
}

/** Draft of a stored nota, without changes. */
export function draftFromNota(nota: StoredNota): Draft {
  return {
    ...newDraft(),
    id: nota.id,
    base: nota,
    cliente: {
      id: nota.clienteId,
      nombre: nota.clienteNombre,
      telefono: nota.clienteTelefono,
      domicilios: nota.clienteDomicilios,
    },
    fecha: nota.fecha,
    fechaEntrega: nota.fechaEntrega,
    lineas: nota.lineas,
    descuentos: nota.descuentos,
    descuentoMotivo: nota.descuentoMotivo,
    descuentoPorcentaje: nota.descuentoPorcentaje,
    factura: nota.factura,
    aDomicilio: nota.aDomicilio,
    express: nota.express,
    domicilio: nota.domicilio,
    observaciones: nota.observaciones ?? NO_OBSERVATIONS,
  };
}

function sameLine(first: Line, another: Line | undefined): boolean {
  return (
    first.id === another?.id &&
    first.cantidad === another.cantidad &&
    first.precio === another.precio &&
    first.servicio === another.servicio &&
    sameObservations(first.observaciones ?? NO_OBSERVATIONS, another.observaciones ?? NO_OBSERVATIONS)
  );
}

function sameContent(one: Draft, other: Draft): boolean {
  return (
    one.lineas.length === other.lineas.length &&
    one.cliente?.id === other.cliente?.id &&
    one.fecha === other.fecha &&
    one.fechaEntrega === other.fechaEntrega &&
    one.descuentos === other.descuentos &&
    one.descuentoMotivo === other.descuentoMotivo &&
    one.descuentoPorcentaje === other.descuentoPorcentaje &&
    one.domicilio?.descripcion === other.domicilio?.descripcion &&
    one.factura === other.factura &&
    one.aDomicilio === other.aDomicilio &&
    one.express === other.express &&
    one.pago.tipo === other.pago.tipo &&
    one.credit?.id === other.credit?.id &&
    sameObservations(one.observaciones, other.observaciones) &&
    one.lineas.every((line, index) => sameLine(line, other.lineas[index]))
  );
}

/** Delivery address: the chosen one, or the cliente's only one. Null without delivery or without an address. */
export function domicilioOf({ aDomicilio, domicilio, cliente }: Draft): Domicilio | null {
  if (!aDomicilio) return null;
  const { addresses = [] } = cliente ?? {};
  return domicilio ?? (addresses.length === 1 ? (addresses[0] ?? null) : null);
}

/** True when a save has to ask for the delivery address: never for a nota that was already stored 'a domicilio'. */
export function missesDomicilio(draft: Draft): boolean {
  const storedWithout = draft.base?.aDomicilio === true;
  return draft.aDomicilio && !draft.withoutDomicilio && !storedWithout && domicilioOf(draft) === null;
}

/** True when the draft differs from a blank nota or, when editing, from the stored one. */
export function isModified(draft: Draft): boolean {
  return !sameContent(draft, draft.base ? draftFromNota(draft.base) : newDraft());
}

export function chosenCliente(cliente: Cliente): ChosenCliente {
  return {
    id: cliente._id,
    nombre: `${cliente.nombre} ${cliente.apellido}`.trim(),
    telefono: cliente.telefono,
    domicilios: cliente.domicilio.length,
    addresses: cliente.domicilio,
  };
}

/** Makes a line for a servicio at its catalogue price; the line of a flexible servicio takes name and price from `flex`. */
export function lineFor(servicio: Servicio, quantity: Thousandths, flex?: { nombre: string; precio: Centavos }): Line {
  return {
    id: newId(),
    servicio: flex?.nombre ?? servicio.servicio,
    servicioId: servicio._id,
    medida: servicio.medida,
    cantidad: quantity,
    precio: flex?.precio ?? toCents(servicio.precio),
  };
}

/** The line of the same servicio and price, to which the quantity of `fresh` can be added. Flexible lines never merge. */
export function matchingLine(lines: readonly Line[], fresh: Line): Line | undefined {
  if (fresh.medida === 'flex') return undefined;
  return lines.find(
    ({ servicioId, servicio, precio: price, medida: unit }) =>
      unit === fresh.medida &&
      price === fresh.precio &&
      (servicioId === null ? servicio === fresh.servicio : servicioId === fresh.servicioId),
  );
}
