import type { Cliente } from '@lavanda/shared/contract/clientes';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { Centavos, Milesimas } from '@lavanda/shared/domain/dinero';
import type { Dia } from '@lavanda/shared/domain/fechas';
import type { MetodoPago } from '@lavanda/shared/domain/nota';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import type { Linea, NotaGuardada } from '../../notas/nota';

/** The customer as the note shows it. */
export interface ChosenCliente {
  id: string;
  nombre: string;
  telefono: string;
  domicilios: number;
}

export type PaymentKind = 'sin' | 'con' | 'liquidar';

/** Today's payment. The amount of Liquidar isn't kept: it is whatever is due. */
export interface ChosenPayment {
  /** Made when the payment is chosen and kept through every retry; '' without a payment. */
  id: string;
  tipo: PaymentKind;
  metodo: MetodoPago;
  /** Centavos of Con Abono. */
  monto: Centavos;
}

/** The last save that was tried: the same content goes out again under the same operation. */
export interface SaveAttempt {
  operacion: string;
  /** The body that was sent, without the operation. */
  firma: string;
  /** No answer arrived: the server may have saved it. */
  incierto: boolean;
}

/**
 * A note being written. Holds what was typed and nothing that can be computed from it; null dates mean "the usual one",
 * so a draft kept overnight takes the day it is saved.
 */
export interface Draft {
  /** Id of the note, made here for a new one. */
  id: string;
  /** The note as it was opened; null for a new one. */
  base: NotaGuardada | null;
  cliente: ChosenCliente | null;
  fecha: Dia | null;
  fechaEntrega: Dia | null;
  lineas: Linea[];
  descuentos: Centavos;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  pago: ChosenPayment;
  intento: SaveAttempt | null;
}

const NO_PAYMENT: ChosenPayment = { id: '', tipo: 'sin', metodo: 'Efvo', monto: 0 };

export function newDraft(): Draft {
  return {
    id: nuevoId(),
    base: null,
    cliente: null,
    fecha: null,
    fechaEntrega: null,
    lineas: [],
    descuentos: 0,
    factura: false,
    aDomicilio: false,
    express: false,
    pago: NO_PAYMENT,
    intento: null,
  };
}

/** The draft of a stored note, nothing changed yet. */
export function draftFromNota(nota: NotaGuardada): Draft {
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
    factura: nota.factura,
    aDomicilio: nota.aDomicilio,
    express: nota.express,
  };
}

function sameLine(una: Linea, otra: Linea | undefined): boolean {
  return una.id === otra?.id && una.cantidad === otra.cantidad && una.precio === otra.precio && una.servicio === otra.servicio;
}

function sameContent(uno: Draft, otro: Draft): boolean {
  return (
    uno.lineas.length === otro.lineas.length &&
    uno.cliente?.id === otro.cliente?.id &&
    uno.fecha === otro.fecha &&
    uno.fechaEntrega === otro.fechaEntrega &&
    uno.descuentos === otro.descuentos &&
    uno.factura === otro.factura &&
    uno.aDomicilio === otro.aDomicilio &&
    uno.express === otro.express &&
    uno.pago.tipo === otro.pago.tipo &&
    uno.lineas.every((linea, indice) => sameLine(linea, otro.lineas[indice]))
  );
}

/** Whether something was typed: against a blank note, or against the stored one when it is being edited. */
export function isModified(draft: Draft): boolean {
  return !sameContent(draft, draft.base ? draftFromNota(draft.base) : newDraft());
}

export function chosenCliente(cliente: Cliente): ChosenCliente {
  return {
    id: cliente._id,
    nombre: `${cliente.nombre} ${cliente.apellido}`.trim(),
    telefono: cliente.telefono,
    domicilios: cliente.domicilio.length,
  };
}

/** A line for `cantidad` of a catalogue service, at the catalogue's price unless a flexible one brings its own. */
export function lineFor(servicio: Servicio, cantidad: Milesimas, flex?: { nombre: string; precio: Centavos }): Linea {
  return {
    id: nuevoId(),
    servicio: flex?.nombre ?? servicio.servicio,
    servicioId: servicio._id,
    medida: servicio.medida,
    cantidad,
    precio: flex?.precio ?? Math.round(servicio.precio * 100),
  };
}

/** The line of the same service that takes more of it instead of a new line; flexible lines never merge. */
export function matchingLine(lineas: readonly Linea[], nueva: Linea): Linea | undefined {
  if (nueva.medida === 'flex') return undefined;
  return lineas.find(
    ({ servicioId, servicio, precio, medida }) =>
      medida === nueva.medida &&
      precio === nueva.precio &&
      (servicioId === null ? servicio === nueva.servicio : servicioId === nueva.servicioId),
  );
}
