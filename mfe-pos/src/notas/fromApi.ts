import type { Nota, SaveNota } from '@lavanda/shared/contract/sales';
import { centavosAPesos, thousandthsToQuantity, toCents } from '@lavanda/shared/domain/money';
import type { Line, Pago, SentContent, StoredNota } from './nota';

function lineFromApi(article: Nota['articulos'][number]): Line {
  return {
    id: article._id,
    servicio: article.servicio,
    servicioId: article.servicio_id,
    medida: article.medida,
    cantidad: Math.round(article.cantidad * 1000),
    precio: toCents(article.precio),
  };
}

function pagoFromApi(pago: Nota['pagos'][number]): Pago {
  return {
    id: pago._id,
    fecha: pago.fecha,
    monto: toCents(pago.monto),
    metodo: pago.metodo,
    reversaDe: pago.reversa_de,
  };
}

/** A note of the wire (pesos, kg) to the one screens work with (centavos, thousandths). */
export function notaFromApi(nota: Nota): StoredNota {
  const total = toCents(nota.total);
  const abonos = toCents(nota.abonos);
  const adjustment = toCents(nota.ajuste);
  return {
    id: nota._id,
    folio: nota.folio,
    version: nota.version,
    clienteId: nota.usuario,
    clienteNombre: nota.usuario_name,
    clienteTelefono: nota.usuario_telefono,
    clienteDomicilios: nota.usuario_domicilios,
    fecha: nota.fecha,
    fechaEntrega: nota.fecha_entrega,
    lineas: nota.articulos.map(lineFromApi),
    pagos: nota.pagos.map(pagoFromApi),
    descuentos: toCents(nota.descuentos),
    subtotal: toCents(nota.subtotal),
    envio: toCents(nota.envio),
    total,
    abonos,
    ajuste: adjustment,
    saldo: total - abonos - adjustment,
    factura: nota.factura,
    aDomicilio: nota.a_domicilio,
    express: nota.express,
    status: nota.status,
    recoleccion: nota.recoleccion && {
      horaInicio: nota.recoleccion.hora_inicio,
      horaFinal: nota.recoleccion.hora_final,
    },
    sucursalId: nota.sucursal,
    sucursalNombre: nota.sucursal_name,
    atendio: nota.atendio,
  };
}

/** What a save needs beside the note's content. */
export interface Envelope {
  /** Made by the client, kept through every retry. */
  id: string;
  /** Version the register started from; none for a new note. */
  version?: number;
  /** Id of this attempt: the same content sent again carries the same one. */
  operacion: string;
}

/** The body of POST guardar: content in pesos and units of the wire. Totals are left out, the server computes them. */
export function notaBody(content: SentContent, { id, version, operacion: operationId }: Envelope): SaveNota {
  return {
    id,
    operacion: operationId,
    ...(version === undefined ? {} : { version }),
    usuario: content.clienteId,
    usuario_name: content.clienteNombre,
    fecha: content.fecha,
    fecha_entrega: content.fechaEntrega,
    articulos: content.lineas.map((line) => ({
      _id: line.id,
      servicio: line.servicio,
      servicio_id: line.servicioId,
      medida: line.medida,
      cantidad: thousandthsToQuantity(line.cantidad),
      precio: centavosAPesos(line.precio),
    })),
    pagos: content.pagos.map((pago) => ({
      _id: pago.id,
      ...(pago.fecha === null ? {} : { fecha: pago.fecha }),
      monto: centavosAPesos(pago.monto),
      metodo: pago.metodo,
      reversa_de: pago.reversaDe,
    })),
    descuentos: centavosAPesos(content.descuentos),
    factura: content.factura,
    'a domicilio': content.aDomicilio,
    express: content.express,
    status: content.status,
    recoleccion: content.recoleccion && {
      hora_inicio: content.recoleccion.horaInicio,
      hora_final: content.recoleccion.horaFinal,
    },
  };
}
