import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { centavosToPesos, thousandthsToQuantity, toCents } from '@lavanda/shared/domain/money';
import { hasStage } from '@lavanda/shared/domain/stage';
import { shownPago } from '@lavanda/shared/ui/pagos/pago';
import type { Line, Pieces, Progress, SentContent, StoredNota } from './nota';

function lineFromApi(article: Nota['articulos'][number]): Line {
  return {
    id: article._id,
    servicio: article.servicio,
    servicioId: article.servicio_id,
    medida: article.medida,
    cantidad: Math.round(article.cantidad * 1000),
    precio: toCents(article.precio),
    ...(article.observaciones && { observaciones: article.observaciones }),
  };
}

/**
 * The stage, place and notice of an API nota. An older server doesn't send them; a nota in the sucursal then counts as
 * 'recibida'.
 */
function progressFromApi({ status, etapa: stage = 'recibida', lugar: place = '', avisada: told }: Nota): Progress {
  return {
    etapa: hasStage(status) ? stage : null,
    lugar: place,
    avisada: told?.momento ?? null,
    noticeSent: told?.medio === 'enviado',
  };
}

/** The clave, pieces and hand-over of an API nota; an older server doesn't send them. */
function piecesFromApi({ clave = '', bultos: count = 0, piezas = [], entrega: handOver = null }: Nota): Pieces {
  return { clave, bultos: count, piezas, entrega: handOver };
}

/** Converts an API nota (pesos, kg) to the units the screens use (centavos, thousandths). */
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
    pagos: nota.pagos.map(shownPago),
    descuentos: toCents(nota.descuentos),
    descuentoMotivo: nota.descuento_motivo ?? '',
    descuentoPorcentaje: nota.descuento_porcentaje ? toCents(nota.descuento_porcentaje) : null,
    subtotal: toCents(nota.subtotal),
    envio: toCents(nota.envio),
    recargo: toCents(nota.recargo ?? 0),
    total,
    abonos,
    ajuste: adjustment,
    saldo: total - abonos - adjustment,
    factura: nota.factura,
    aDomicilio: nota.a_domicilio,
    express: nota.express,
    domicilio: nota.domicilio ?? null,
    ...(nota.observaciones && { observaciones: nota.observaciones }),
    ...(nota.fotos && { fotos: nota.fotos }),
    status: nota.status,
    ...progressFromApi(nota),
    ...piecesFromApi(nota),
    recoleccion: nota.recoleccion && {
      horaInicio: nota.recoleccion.hora_inicio,
      horaFinal: nota.recoleccion.hora_final,
    },
    sucursalId: nota.sucursal,
    sucursalNombre: nota.sucursal_name,
    atendio: nota.atendio,
  };
}

/** The ids and the version that a save sends along with the nota's content. */
export interface Envelope {
  /** Id of the nota. For a new nota the browser generates it once and reuses it on retries. */
  id: string;
  /** Version the edit started from; undefined for a new nota. */
  version?: number;
  /** Operation id of this attempt to save. Resending the same content reuses it, so that the server saves it only once. */
  operacion: string;
}

/** Body of POST /api/ventas/guardar, in the API's pesos and units. Omits the totals, which the server computes. */
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
      precio: centavosToPesos(line.precio),
      ...(line.observaciones && { observaciones: line.observaciones }),
    })),
    pagos: content.pagos.map((pago) => ({
      _id: pago.id,
      ...(pago.fecha === null ? {} : { fecha: pago.fecha }),
      monto: centavosToPesos(pago.monto),
      metodo: pago.metodo,
      ...(pago.tarjeta && { tarjeta: pago.tarjeta }),
      reversa_de: pago.reversaDe,
    })),
    descuentos: centavosToPesos(content.descuentos),
    ...(content.descuentos > 0 && {
      descuento_motivo: content.descuentoMotivo,
      descuento_porcentaje: content.descuentoPorcentaje === null ? null : content.descuentoPorcentaje / 100,
    }),
    factura: content.factura,
    'a domicilio': content.aDomicilio,
    express: content.express,
    ...(content.aDomicilio && { domicilio: content.domicilio }),
    ...(content.observaciones && { observaciones: content.observaciones }),
    status: content.status,
    recoleccion: content.recoleccion && {
      hora_inicio: content.recoleccion.horaInicio,
      hora_final: content.recoleccion.horaFinal,
    },
  };
}
