import type { Nota } from '@lavanda/shared/contract/ventas';
import {
  type Centavos,
  cantidadAMilesimas,
  formatoCantidad,
  formatoDinero,
  type Milesimas,
  toCentavos,
} from '@lavanda/shared/domain/dinero';
import { type Dia, diaSemana } from '@lavanda/shared/domain/fechas';
import { METODOS_PAGO, POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import type { CasaTicket, DatosTicket } from './datosTicket.ts';
import { enmascararNombre } from './enmascarar.ts';
import { TEXTOS } from './textos.ts';

/** A label and what stands at its right. */
export interface Renglon {
  etiqueta: string;
  valor: string;
}

export interface LineaDescrita {
  cantidad: string;
  unidad: 'kg' | 'pz';
  servicio: string;
  /** '$32.00 / kg', '$120.00 c/u'. */
  unitario: string;
  importe: string;
}

/** A ticket in words, in the order it is read: the printable page and the image are both drawn from this. '' is nothing to show. */
export interface TicketDescrito {
  folio: string;
  titulo: string;
  negocio: string;
  logo: string;
  logoPapel: string;
  colores: { primario: string; secundario: string };
  sucursal: { nombre: string; direccion: string; telefono: string };
  fecha: Renglon;
  /** The note's day alone. */
  dia: Dia;
  atendio: string;
  cliente: { nombre: string; telefono: string; domicilio: string };
  banderas: string[];
  lineas: LineaDescrita[];
  /** '7 piezas, 4.5 kg'. */
  contenido: string;
  sumas: Renglon[];
  total: Renglon;
  /** Every payment and reversal; then the rounding, if the note closed with one. */
  pagos: Renglon[];
  /** The same by method, as what they take from the total. */
  porMetodo: Renglon[];
  saldo: Renglon;
  entrega: Renglon | null;
  /** Where the QR leads. */
  enlace: string;
  legal: string;
  /** Paper, mm. */
  ancho: 58 | 80;
}

export interface OpcionesTicket {
  enlace: string;
  /** Instead of the tenant's. */
  ancho?: 58 | 80;
  /** For who has no session: the names masked, no phones, no addresses. */
  publico?: boolean;
}

const milesimas = (cantidad: number): Milesimas => cantidadAMilesimas(cantidad) ?? Math.round(cantidad * 1000);
const dinero = (pesos: number) => formatoDinero(toCentavos(pesos));
const conDia = (dia: Dia) => `${TEXTOS.dias[diaSemana(dia) - 1]} ${dia}`;

function fechaDe({ status, fecha, recoleccion }: Nota, { creada }: CasaTicket): Renglon {
  if (status === POR_RECOLECTAR && recoleccion) {
    return { etiqueta: TEXTOS.recoleccion, valor: TEXTOS.ventana(fecha, recoleccion.hora_inicio, recoleccion.hora_final) };
  }
  // The hour says something only when the note is of the day it was made.
  return { etiqueta: TEXTOS.recibido, valor: creada.startsWith(fecha) ? creada : fecha };
}

function lineasDe({ articulos }: Nota): LineaDescrita[] {
  return articulos.map(({ cantidad, servicio, precio, importe, medida }) => ({
    cantidad: formatoCantidad(milesimas(cantidad)),
    unidad: medida === 'kg' ? 'kg' : 'pz',
    servicio,
    unitario: `${dinero(precio)} ${medida === 'kg' ? TEXTOS.porKg : TEXTOS.cadaUno}`,
    importe: dinero(importe),
  }));
}

function contenidoDe({ articulos }: Nota): string {
  const sumar = (deKilos: boolean) =>
    articulos.filter(({ medida }) => (medida === 'kg') === deKilos).reduce((suma, { cantidad }) => suma + milesimas(cantidad), 0);
  const [piezas, kilos] = [sumar(false), sumar(true)];
  return [
    ...(piezas > 0 ? [TEXTOS.piezas(formatoCantidad(piezas))] : []),
    ...(kilos > 0 ? [TEXTOS.kilos(formatoCantidad(kilos))] : []),
  ].join(', ');
}

function sumasDe({ subtotal, envio, descuentos, a_domicilio }: Nota): Renglon[] {
  return [
    { etiqueta: TEXTOS.subtotal, valor: dinero(subtotal) },
    ...(a_domicilio || envio > 0 ? [{ etiqueta: TEXTOS.envio, valor: dinero(envio) }] : []),
    ...(descuentos > 0 ? [{ etiqueta: TEXTOS.descuentos, valor: dinero(-descuentos) }] : []),
  ];
}

function pagosDe({ pagos, ajuste }: Nota): Renglon[] {
  return [
    ...pagos.map(({ fecha, metodo, monto }) => ({
      etiqueta: monto < 0 ? TEXTOS.reversa(fecha, metodo) : TEXTOS.abono(fecha, metodo),
      valor: dinero(monto),
    })),
    ...(ajuste > 0 ? [{ etiqueta: TEXTOS.ajuste, valor: dinero(ajuste) }] : []),
  ];
}

function porMetodoDe({ pagos, ajuste }: Nota): Renglon[] {
  const sumas = METODOS_PAGO.map((metodo) => ({
    etiqueta: TEXTOS.abonos(metodo),
    monto: pagos.filter((pago) => pago.metodo === metodo).reduce((suma, { monto }) => suma + toCentavos(monto), 0),
  }));
  return [
    ...sumas.filter(({ monto }) => monto !== 0).map(({ etiqueta, monto }) => ({ etiqueta, valor: formatoDinero(-monto) })),
    ...(ajuste > 0 ? [{ etiqueta: TEXTOS.ajuste, valor: dinero(-ajuste) }] : []),
  ];
}

/** What is still due, centavos: the rounding of a closed note is no debt. */
export function saldoDe({ total, abonos, ajuste }: Pick<Nota, 'total' | 'abonos' | 'ajuste'>): Centavos {
  return toCentavos(total) - toCentavos(abonos) - toCentavos(ajuste);
}

/** The note's ticket, from the note and the house it is of. */
export function describirTicket({ nota, casa }: DatosTicket, opciones: OpcionesTicket): TicketDescrito {
  const { publico = false, enlace, ancho = casa.ancho } = opciones;
  const folio = String(nota.folio);
  return {
    folio,
    titulo: TEXTOS.titulo(folio),
    negocio: casa.negocio,
    logo: casa.logo,
    logoPapel: casa.logoTicket,
    colores: { primario: casa.primario, secundario: casa.secundario },
    sucursal: {
      nombre: TEXTOS.sucursal(nota.sucursal_name),
      direccion: publico ? '' : casa.direccion,
      telefono: publico || casa.telefono === '' ? '' : TEXTOS.telefono(formatoTelefono(casa.telefono)),
    },
    fecha: fechaDe(nota, casa),
    dia: nota.fecha,
    atendio: publico ? enmascararNombre(nota.atendio) : nota.atendio,
    cliente: {
      nombre: publico ? enmascararNombre(nota.usuario_name) : nota.usuario_name,
      telefono: publico ? '' : formatoTelefono(nota.usuario_telefono),
      domicilio: publico ? '' : casa.domicilio,
    },
    banderas: [
      ...(nota.factura ? [TEXTOS.factura] : []),
      ...(nota.a_domicilio ? [TEXTOS.aDomicilio] : []),
      ...(nota.express ? [TEXTOS.express] : []),
    ],
    lineas: lineasDe(nota),
    contenido: contenidoDe(nota),
    sumas: sumasDe(nota),
    total: { etiqueta: TEXTOS.total, valor: dinero(nota.total) },
    pagos: pagosDe(nota),
    porMetodo: porMetodoDe(nota),
    saldo: { etiqueta: TEXTOS.saldo, valor: formatoDinero(saldoDe(nota)) },
    entrega: nota.fecha_entrega === null ? null : { etiqueta: TEXTOS.entrega, valor: conDia(nota.fecha_entrega) },
    enlace,
    legal: casa.legal,
    ancho,
  };
}
