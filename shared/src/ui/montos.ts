import { CANTIDAD_MAXIMA, type Centavos, formatoCantidad, formatoDinero, MONTO_MAXIMO } from '../domain/dinero.ts';
import { importeLinea } from '../domain/nota.ts';
import { fallaDeCantidad, fallaDeMonto, leerCantidad, leerMonto } from '../domain/numeroEscrito.ts';
import { TEXTOS, TEXTOS_MONTO } from './textos.ts';

/** What AmountDialog asks for: a quantity in thousandths (kg, cantidad) or an amount in centavos (abono, descuento). */
export type ModoMonto = 'kg' | 'abono' | 'descuento' | 'cantidad';

/** How one mode reads, bounds and answers. */
export interface ReglaMonto {
  dinero: boolean;
  decimales: number;
  etiqueta: string;
  verbo: string;
  prefijo?: string;
  sufijo?: string;
  rapidos: readonly Centavos[];
  topePredeterminado: number;
  /** A discount of 0 takes the discount away; anything else must be more than 0. */
  admiteCero: boolean;
  excede(maximo: number): string;
  /** The number as written, in the unit of the mode; null when it can't be read. */
  leer(texto: string): number | null;
  /** What to tell of what can't be read. */
  falla(texto: string): string | null;
}

const RAPIDOS: readonly Centavos[] = [5_000, 10_000, 20_000, 50_000];

export const REGLAS: Record<ModoMonto, ReglaMonto> = {
  kg: {
    dinero: false,
    decimales: 3,
    etiqueta: TEXTOS_MONTO.cantidadKg,
    verbo: TEXTOS.agregar,
    sufijo: 'kg',
    rapidos: [],
    topePredeterminado: CANTIDAD_MAXIMA,
    admiteCero: false,
    excede: (maximo) => TEXTOS_MONTO.mayorQueMaximo(formatoCantidad(maximo)),
    leer: leerCantidad,
    falla: fallaDeCantidad,
  },
  cantidad: {
    dinero: false,
    decimales: 3,
    etiqueta: TEXTOS_MONTO.cantidad,
    verbo: TEXTOS.aceptar,
    rapidos: [],
    topePredeterminado: CANTIDAD_MAXIMA,
    admiteCero: false,
    excede: (maximo) => TEXTOS_MONTO.mayorQueMaximo(formatoCantidad(maximo)),
    leer: leerCantidad,
    falla: fallaDeCantidad,
  },
  abono: {
    dinero: true,
    decimales: 2,
    etiqueta: TEXTOS_MONTO.abono,
    verbo: TEXTOS_MONTO.abonar,
    prefijo: '$',
    rapidos: RAPIDOS,
    topePredeterminado: MONTO_MAXIMO,
    admiteCero: false,
    excede: (maximo) => TEXTOS_MONTO.mayorQueSaldo(formatoDinero(maximo)),
    leer: leerMonto,
    falla: fallaDeMonto,
  },
  descuento: {
    dinero: true,
    decimales: 2,
    etiqueta: TEXTOS_MONTO.descuento,
    verbo: TEXTOS_MONTO.aplicar,
    prefijo: '$',
    rapidos: RAPIDOS,
    topePredeterminado: MONTO_MAXIMO,
    admiteCero: true,
    excede: (maximo) => TEXTOS_MONTO.mayorQueTotal(formatoDinero(maximo)),
    leer: leerMonto,
    falla: fallaDeMonto,
  },
};

/** Centavos that `valor` stands for: itself when it is money, the line's amount when it is a quantity with a price. */
export function importeDe(regla: ReglaMonto, valor: number, precio: Centavos | undefined): Centavos | null {
  if (regla.dinero) return valor;
  return precio === undefined ? null : importeLinea({ cantidad: valor, precio });
}
