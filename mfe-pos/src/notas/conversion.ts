import type { GuardarNota, Nota } from '@lavanda/shared/contract/ventas';
import { centavosAPesos, milesimasACantidad, toCents } from '@lavanda/shared/domain/dinero';
import type { ContenidoEnviado, Linea, NotaGuardada, Pago } from './nota';

function lineaDeRed(articulo: Nota['articulos'][number]): Linea {
  return {
    id: articulo._id,
    servicio: articulo.servicio,
    servicioId: articulo.servicio_id,
    medida: articulo.medida,
    cantidad: Math.round(articulo.cantidad * 1000),
    precio: toCents(articulo.precio),
  };
}

function pagoDeRed(pago: Nota['pagos'][number]): Pago {
  return { id: pago._id, fecha: pago.fecha, monto: toCents(pago.monto), metodo: pago.metodo, reversaDe: pago.reversa_de };
}

/** A note of the wire (pesos, kg) to the one screens work with (centavos, thousandths). */
export function notaDeRed(nota: Nota): NotaGuardada {
  const total = toCents(nota.total);
  const abonos = toCents(nota.abonos);
  const ajuste = toCents(nota.ajuste);
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
    lineas: nota.articulos.map(lineaDeRed),
    pagos: nota.pagos.map(pagoDeRed),
    descuentos: toCents(nota.descuentos),
    subtotal: toCents(nota.subtotal),
    envio: toCents(nota.envio),
    total,
    abonos,
    ajuste,
    saldo: total - abonos - ajuste,
    factura: nota.factura,
    aDomicilio: nota.a_domicilio,
    express: nota.express,
    status: nota.status,
    recoleccion: nota.recoleccion && { horaInicio: nota.recoleccion.hora_inicio, horaFinal: nota.recoleccion.hora_final },
    sucursalId: nota.sucursal,
    sucursalNombre: nota.sucursal_name,
    atendio: nota.atendio,
  };
}

/** What a save needs beside the note's content. */
export interface Envoltura {
  /** Made by the client, kept through every retry. */
  id: string;
  /** Version the register started from; none for a new note. */
  version?: number;
  /** Id of this attempt: the same content sent again carries the same one. */
  operacion: string;
}

/** The body of POST guardar: content in pesos and units of the wire. Totals are left out, the server computes them. */
export function cuerpoDeNota(contenido: ContenidoEnviado, { id, version, operacion }: Envoltura): GuardarNota {
  return {
    id,
    operacion,
    ...(version === undefined ? {} : { version }),
    usuario: contenido.clienteId,
    usuario_name: contenido.clienteNombre,
    fecha: contenido.fecha,
    fecha_entrega: contenido.fechaEntrega,
    articulos: contenido.lineas.map((linea) => ({
      _id: linea.id,
      servicio: linea.servicio,
      servicio_id: linea.servicioId,
      medida: linea.medida,
      cantidad: milesimasACantidad(linea.cantidad),
      precio: centavosAPesos(linea.precio),
    })),
    pagos: contenido.pagos.map((pago) => ({
      _id: pago.id,
      ...(pago.fecha === null ? {} : { fecha: pago.fecha }),
      monto: centavosAPesos(pago.monto),
      metodo: pago.metodo,
      reversa_de: pago.reversaDe,
    })),
    descuentos: centavosAPesos(contenido.descuentos),
    factura: contenido.factura,
    'a domicilio': contenido.aDomicilio,
    express: contenido.express,
    status: contenido.status,
    recoleccion: contenido.recoleccion && {
      hora_inicio: contenido.recoleccion.horaInicio,
      hora_final: contenido.recoleccion.horaFinal,
    },
  };
}
