import { type Centavos, dividirRedondeando, type Milesimas } from './dinero.ts';
import { costoEnvio, type ReglaEnvio } from './envio.ts';

/** Note status (spec 4). */
export const POR_RECOLECTAR = -1;
export const EN_SUCURSAL = 0;
export const CERRADA = 10;
export type StatusNota = typeof POR_RECOLECTAR | typeof EN_SUCURSAL | typeof CERRADA;

export const METODOS_PAGO = ['Efvo', 'TDC', 'Transf', 'Link'] as const;
export type MetodoPago = (typeof METODOS_PAGO)[number];

export const MEDIDAS = ['pz', 'kg', 'flex'] as const;
export type Medida = (typeof MEDIDAS)[number];

/** decisions "Notes": at most 200 lines. */
export const LINEAS_MAXIMAS = 200;

/** A line as the arithmetic sees it. */
export interface LineaImporte {
  cantidad: Milesimas;
  precio: Centavos;
}

export interface Totales {
  subtotal: Centavos;
  envio: Centavos;
  descuentos: Centavos;
  /** subtotal + envio - descuentos, never below 0. */
  total: Centavos;
  abonos: Centavos;
  /** total - abonos: what is still due. */
  saldo: Centavos;
}

/** Amount of one line, centavos, half away from zero. */
export function importeLinea(linea: LineaImporte): Centavos {
  return dividirRedondeando(linea.cantidad * linea.precio, 1000);
}

export function subtotalDe(lineas: readonly LineaImporte[]): Centavos {
  return lineas.reduce((suma, linea) => suma + importeLinea(linea), 0);
}

/**
 * Every total of a note, centavos (spec 9, decisions "Notes").
 */
export function totalesNota(nota: {
  lineas: readonly LineaImporte[];
  descuentos: Centavos;
  aDomicilio: boolean;
  pagos: readonly { monto: Centavos }[];
  regla: ReglaEnvio;
}): Totales {
  const subtotal = subtotalDe(nota.lineas);
  const envio = costoEnvio(nota.regla, subtotal, nota.aDomicilio);
  const total = Math.max(0, subtotal + envio - nota.descuentos);
  const abonos = nota.pagos.reduce((suma, pago) => suma + pago.monto, 0);
  return { subtotal, envio, descuentos: nota.descuentos, total, abonos, saldo: total - abonos };
}

/** The largest discount that leaves the total at 0 (decisions: a discount can't take the total below 0). */
export function descuentoMaximo(totales: Pick<Totales, 'subtotal' | 'envio'>): Centavos {
  return totales.subtotal + totales.envio;
}

/** Balance under 1 peso counts as paid (spec 9). */
export function estaPagada(saldo: Centavos): boolean {
  return saldo < 100;
}

/** The rounding difference recorded as 'Ajuste por redondeo' when a note closes with a balance under 1 peso, centavos. */
export function ajustePorRedondeo(saldo: Centavos): Centavos {
  return saldo > 0 && estaPagada(saldo) ? saldo : 0;
}

/** Next status of a note (decisions: a save never lowers 10; -1 becomes 0 when saved with articles). */
export function siguienteStatus(anterior: StatusNota | null, pedido: StatusNota, lineas: number): StatusNota {
  if (anterior === CERRADA) return CERRADA;
  if (pedido === POR_RECOLECTAR && lineas > 0) return EN_SUCURSAL;
  if (anterior === EN_SUCURSAL && pedido === POR_RECOLECTAR) return EN_SUCURSAL;
  return pedido;
}
