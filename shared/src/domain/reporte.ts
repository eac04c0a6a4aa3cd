import { type Centavos, dividirRedondeando, formatoCon } from './dinero.ts';
import type { Dia } from './fechas.ts';
import { METODOS_PAGO, type MetodoPago } from './nota.ts';

/** `notas` received notes of one month, weekday (1 Sunday to 7 Saturday), branch and set of flags, by the notes' date. */
export interface FilaVentas {
  anio: number;
  mes: number;
  diaSemana: number;
  sucursal: string;
  sucursalNombre: string;
  aDomicilio: boolean;
  factura: boolean;
  express: boolean;
  notas: number;
  total: Centavos;
  abonos: Centavos;
}

/** Payments with one month of payment, month of their note, branch and method. */
export interface FilaPagos {
  anio: number;
  mes: number;
  anioNota: number;
  mesNota: number;
  sucursal: string;
  metodo: MetodoPago;
  monto: Centavos;
}

/** A customer's month at one branch, or at all of them together (`sucursal` null). */
export interface FilaCliente {
  anio: number;
  mes: number;
  sucursal: string | null;
  cliente: string;
  nombre: string;
  notas: number;
  total: Centavos;
}

/** The rows that every figure of the dashboard is computed from. */
export interface Resumen {
  ventas: readonly FilaVentas[];
  pagos: readonly FilaPagos[];
  clientes: readonly FilaCliente[];
}

/** What is looked at: a month of a year, of one branch or (null) of all. */
export interface Consulta {
  anio: number;
  /** 1 to 12. */
  mes: number;
  sucursal: string | null;
}

/** A figure and what it is compared with. */
export interface Indicador {
  /** Centavos, or a count of notes. */
  valor: number;
  /** 0.067 is 6.7 %; null when there is nothing to compare with. */
  razon: number | null;
}

export interface Indicadores {
  ventasAnio: Indicador;
  ventasMes: Indicador;
  cobradoMes: Indicador;
  recibidosMes: Indicador;
  ticketPromedio: Indicador;
}

export const MESES_DEL_ANIO = 12;
export const DIAS_DE_LA_SEMANA = 7;
/** spec 9 "Dashboard top customers 5". */
export const CLIENTES_DEL_TOP = 5;

/**
 * Years in a summary that names no days: the current one and those before it, enough to compare any month of this year and the last one with a
 * year earlier. For older months `fechaInicial` and `fechaFinal` name the first and the last one.
 */
export const ANIOS_DEL_RESUMEN = 3;

interface Sumas {
  notas: number;
  total: Centavos;
  abonos: Centavos;
}

function sumar(filas: readonly FilaVentas[], pasa: (fila: FilaVentas) => boolean): Sumas {
  const sumas = { notas: 0, total: 0, abonos: 0 };
  for (const fila of filas) {
    if (!pasa(fila)) continue;
    sumas.notas += fila.notas;
    sumas.total += fila.total;
    sumas.abonos += fila.abonos;
  }
  return sumas;
}

const deSucursal =
  (sucursal: string | null) =>
  (fila: { sucursal: string | null }): boolean =>
    sucursal === null || fila.sucursal === sucursal;

/** (now - before) / before; null when the year before was 0, for nothing grows from nothing by a percentage. */
function crecimiento(ahora: number, antes: number): number | null {
  return antes === 0 ? null : (ahora - antes) / antes;
}

/** part / whole; null when the whole is 0. */
function parteDe(parte: number, todo: number): number | null {
  return todo === 0 ? null : parte / todo;
}

/** Branches that have sales, by name (spec 2 "each branch found in the sales data"). */
export function sucursalesConVentas({ ventas }: Resumen): { id: string; nombre: string }[] {
  const nombres = new Map(ventas.map((fila) => [fila.sucursal, fila.sucursalNombre]));
  return [...nombres].map(([id, nombre]) => ({ id, nombre })).sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}

/** Whether the month has any received note. */
export function hayVentas({ ventas }: Resumen, { anio, mes, sucursal }: Consulta): boolean {
  const suya = deSucursal(sucursal);
  return ventas.some((fila) => fila.anio === anio && fila.mes === mes && suya(fila));
}

/**
 * The five cards (spec 2 "Dashboard"). T(y), T(y, m): sum of `total` of the notes dated in year y, in its month m; N the same of `notas`, A of `abonos`.
 * - ventasAnio: T(y), against T(y - 1): (T(y) - T(y - 1)) / T(y - 1). Whole years, also while y is under way.
 * - ventasMes: T(y, m), against T(y - 1, m).
 * - cobradoMes: A(y, m), what was paid of the month's notes whenever it was, as a share: A(y, m) / T(y, m).
 * - recibidosMes: N(y, m), against N(y - 1, m).
 * - ticketPromedio: T(y, m) / N(y, m), half a centavo away from zero, 0 without notes; against the same of y - 1, both unrounded.
 * A comparison with 0 is null.
 */
export function indicadores({ ventas }: Resumen, { anio, mes, sucursal }: Consulta): Indicadores {
  const suya = deSucursal(sucursal);
  const delAnio = (a: number) => sumar(ventas, (fila) => fila.anio === a && suya(fila));
  const delMes = (a: number) => sumar(ventas, (fila) => fila.anio === a && fila.mes === mes && suya(fila));
  const [total, totalAntes] = [delAnio(anio).total, delAnio(anio - 1).total];
  const [ahora, antes] = [delMes(anio), delMes(anio - 1)];
  const promedio = ({ total: t, notas: n }: Sumas) => (n === 0 ? 0 : t / n);
  return {
    ventasAnio: { valor: total, razon: crecimiento(total, totalAntes) },
    ventasMes: { valor: ahora.total, razon: crecimiento(ahora.total, antes.total) },
    cobradoMes: { valor: ahora.abonos, razon: parteDe(ahora.abonos, ahora.total) },
    recibidosMes: { valor: ahora.notas, razon: crecimiento(ahora.notas, antes.notas) },
    ticketPromedio: {
      valor: ahora.notas === 0 ? 0 : dividirRedondeando(ahora.total, ahora.notas),
      razon: crecimiento(promedio(ahora), promedio(antes)),
    },
  };
}

/**
 * T(y, 1) to T(y, 12), centavos. A month without sales is 0; one that hasn't begun at `hoy` and has none is null, to be left blank (decisions "Lists").
 */
export function ventasPorMes({ ventas }: Resumen, { anio, sucursal }: Omit<Consulta, 'mes'>, hoy: Dia): (Centavos | null)[] {
  const totales = Array.from({ length: MESES_DEL_ANIO }, () => 0);
  const suya = deSucursal(sucursal);
  for (const fila of ventas) {
    if (fila.anio === anio && suya(fila)) totales[fila.mes - 1] = (totales[fila.mes - 1] ?? 0) + fila.total;
  }
  const empezado = (mes: number) => `${anio}-${String(mes).padStart(2, '0')}` <= hoy.slice(0, 7);
  return totales.map((total, indice) => (total !== 0 || empezado(indice + 1) ? total : null));
}

/** Customers of the month by the total of their notes, descending, at most five; of all branches, those rows that stand for all of them. */
export function mejoresClientes({ clientes }: Resumen, { anio, mes, sucursal }: Consulta): FilaCliente[] {
  return clientes
    .filter((fila) => fila.anio === anio && fila.mes === mes && fila.sucursal === sucursal)
    .sort((a, b) => b.total - a.total || (a.cliente < b.cliente ? -1 : 1))
    .slice(0, CLIENTES_DEL_TOP);
}

/** 'pago': payments made in the month, whatever the note's; 'nota': payments of the month's notes, whenever made. */
export type FechaDePagos = 'pago' | 'nota';

/** An amount and its share of the whole: 0.458 is 45.8 %. */
export interface Parte {
  monto: Centavos;
  parte: number;
}

/**
 * Sum of payments by method, every method in the order of spec 3, and their whole. Share: the method's amount over the sum of all of them; a method
 * whose reversals exceed its payments keeps its negative amount, and its share is 0.
 */
export function metodosDePago(
  { pagos }: Resumen,
  { anio, mes, sucursal }: Consulta,
  por: FechaDePagos,
): { total: Centavos; metodos: (Parte & { metodo: MetodoPago })[] } {
  const suya = deSucursal(sucursal);
  const enMes = (fila: FilaPagos) =>
    por === 'pago' ? fila.anio === anio && fila.mes === mes : fila.anioNota === anio && fila.mesNota === mes;
  const montos = METODOS_PAGO.map((metodo) => ({ metodo, monto: 0 }));
  for (const fila of pagos) {
    const suyo = montos.find(({ metodo }) => metodo === fila.metodo);
    if (suyo && enMes(fila) && suya(fila)) suyo.monto += fila.monto;
  }
  const positivos = montos.reduce((suma, { monto }) => suma + Math.max(monto, 0), 0);
  return {
    total: montos.reduce((suma, { monto }) => suma + monto, 0),
    metodos: montos.map((fila) => ({ ...fila, parte: parteDe(Math.max(fila.monto, 0), positivos) ?? 0 })),
  };
}

/** Total of the month's notes by weekday, 1 Sunday to 7 Saturday; a day without any is 0. */
export function ventasPorDia({ ventas }: Resumen, { anio, mes, sucursal }: Consulta): Centavos[] {
  const totales = Array.from({ length: DIAS_DE_LA_SEMANA }, () => 0);
  const suya = deSucursal(sucursal);
  for (const fila of ventas) {
    if (fila.anio === anio && fila.mes === mes && suya(fila))
      totales[fila.diaSemana - 1] = (totales[fila.diaSemana - 1] ?? 0) + fila.total;
  }
  return totales;
}

/** 'Datos adicionales': total of the month's notes with each flag, as a share of T(y, m); 0 of a month without sales. A note may have several flags. */
export function adicionales(
  { ventas }: Resumen,
  { anio, mes, sucursal }: Consulta,
): Record<'aDomicilio' | 'factura' | 'express', Parte> {
  const suya = deSucursal(sucursal);
  const delMes = ventas.filter((fila) => fila.anio === anio && fila.mes === mes && suya(fila));
  const { total } = sumar(delMes, () => true);
  const con = (bandera: 'aDomicilio' | 'factura' | 'express'): Parte => {
    const monto = sumar(delMes, (fila) => fila[bandera]).total;
    return { monto, parte: parteDe(monto, total) ?? 0 };
  };
  return { aDomicilio: con('aDomicilio'), factura: con('factura'), express: con('express') };
}

/** '15.2%', '−1.7%': a ratio with U+2212 for minus; no sign on what rounds to 0. */
export function formatoPorcentaje(razon: number, decimales = 1): string {
  const texto = formatoCon(decimales).format(Math.abs(razon) * 100);
  return `${razon < 0 && Number(texto.replaceAll(',', '')) !== 0 ? '\u2212' : ''}${texto}%`;
}
