import type { Centavos } from '@lavanda/shared/domain/dinero';
import type { ReglaEnvio } from '@lavanda/shared/domain/envio';
import { type Dia, diaSemana, entregaPredeterminada, sumarDias } from '@lavanda/shared/domain/fechas';
import { CERRADA, EN_SUCURSAL, type MetodoPago, POR_RECOLECTAR, type StatusNota, totalesNota } from '@lavanda/shared/domain/nota';
import type { Azar } from './azar.ts';
import type { ClienteDemo } from './clientes.ts';
import { type LineaDemo, lineasDemo, type ServicioSembrado } from './lineas.ts';

export interface PagoDemo {
  id: string;
  fecha: Dia;
  hora: string;
  monto: Centavos;
  metodo: MetodoPago;
}

export interface NotaDemo {
  id: string;
  folio: number;
  cliente: ClienteDemo;
  fecha: Dia;
  /** Day and hour it was made; a pickup is made the day before it is due. */
  creada: Dia;
  hora: string;
  fechaEntrega: Dia | null;
  /** Day it closed; null while active. */
  cerrada: Dia | null;
  status: StatusNota;
  lineas: readonly LineaDemo[];
  pagos: readonly PagoDemo[];
  subtotal: Centavos;
  envio: Centavos;
  descuentos: Centavos;
  total: Centavos;
  abonos: Centavos;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  ventana: readonly [string, string] | null;
  creador: string;
}

/** What the notes of one branch are made from. */
export interface Mostrador {
  azar: Azar;
  hoy: Dia;
  dias: number;
  notasPorDia: number;
  clientes: readonly ClienteDemo[];
  servicios: readonly ServicioSembrado[];
  regla: ReglaEnvio;
  /** Who attends, by user id. */
  creadores: readonly string[];
}

/** Sunday to Saturday: how much of a usual day comes in. */
const PESO_DIA = [0.45, 1.25, 0.95, 0.85, 0.95, 1.2, 1.5] as const;
const METODOS: readonly (readonly [MetodoPago, number])[] = [
  ['Efvo', 48],
  ['TDC', 29],
  ['Transf', 16],
  ['Link', 7],
];

const horaDe = (azar: Azar) => `${String(azar.entero(8, 19)).padStart(2, '0')}:${String(azar.entero(0, 59)).padStart(2, '0')}`;

/** Whether the clothes have left by `hoy`. Of each of the last days the first note is forgotten, so every branch has some overdue. */
function yaSalio(azar: Azar, entrega: Dia, hoy: Dia, primera: boolean): boolean {
  if (entrega < hoy) return !primera || entrega < sumarDias(hoy, -4);
  return azar.ocurre(entrega === hoy ? 0.3 : 0.05);
}

/** Payments: what is left on the counter, and what is settled when the clothes leave. */
function pagosDe(azar: Azar, total: Centavos, fecha: Dia, cierre: Dia | null): PagoDemo[] {
  const pago = (monto: Centavos, dia: Dia): PagoDemo => ({
    id: azar.uuid(),
    fecha: dia,
    hora: horaDe(azar),
    monto,
    metodo: azar.pesada(METODOS),
  });
  const alDejar = azar.pesada<Centavos>([
    [0, 42],
    [Math.max(1000, Math.round(total / 2 / 1000) * 1000), 26],
    [total, 32],
  ]);
  const anticipo = Math.min(alDejar, total);
  const pagos = anticipo > 0 ? [pago(anticipo, fecha)] : [];
  // A few leave owing: the debts that the sales list filters by.
  if (cierre !== null && total > anticipo && azar.ocurre(0.975)) pagos.push(pago(total - anticipo, cierre));
  return pagos;
}

function nota(puesto: Mostrador, cliente: ClienteDemo, fecha: Dia, primera: boolean): Omit<NotaDemo, 'folio'> {
  const { azar, hoy } = puesto;
  const express = azar.ocurre(0.12);
  const aDomicilio = cliente.domicilios.length > 0 && azar.ocurre(0.28);
  const lineas = lineasDemo(azar, puesto.servicios);
  const base = { lineas, aDomicilio, regla: puesto.regla, pagos: [] };
  const { subtotal } = totalesNota({ ...base, descuentos: 0 });
  const descuentos = azar.ocurre(0.06) ? Math.floor(subtotal / 10_000) * 1000 : 0;
  const { total } = totalesNota({ ...base, descuentos });
  const fechaEntrega = entregaPredeterminada(fecha, express);
  const salio = yaSalio(azar, fechaEntrega, hoy, primera);
  const recogida = sumarDias(
    fechaEntrega,
    azar.pesada([
      [0, 55],
      [1, 30],
      [3, 15],
    ]),
  );
  const cerrada = salio ? (recogida < hoy ? recogida : hoy) : null;
  const pagos = pagosDe(azar, total, fecha, cerrada);
  return {
    id: azar.uuid(),
    cliente,
    fecha,
    creada: fecha,
    hora: horaDe(azar),
    fechaEntrega,
    cerrada,
    status: salio ? CERRADA : EN_SUCURSAL,
    lineas,
    pagos,
    ...totalesNota({ ...base, descuentos, pagos }),
    factura: cliente.rfc !== '' && azar.ocurre(0.7),
    aDomicilio,
    express,
    ventana: null,
    creador: azar.elegir(puesto.creadores),
  };
}

const VENTANAS = [
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['16:00', '18:00'],
  ['17:00', '19:00'],
] as const;

/** Pickups: one whose window has passed, some for today and tomorrow, one later (days from today). */
const RECOLECCIONES = [-1, 0, 0, 1, 2] as const;

function recoleccion(puesto: Mostrador, cliente: ClienteDemo, fecha: Dia): Omit<NotaDemo, 'folio'> {
  const { azar, hoy } = puesto;
  return {
    id: azar.uuid(),
    cliente,
    fecha,
    creada: sumarDias(fecha < hoy ? fecha : hoy, -1),
    hora: horaDe(azar),
    fechaEntrega: null,
    cerrada: null,
    status: POR_RECOLECTAR,
    lineas: [],
    pagos: [],
    subtotal: 0,
    envio: 0,
    descuentos: 0,
    total: 0,
    abonos: 0,
    factura: false,
    aDomicilio: true,
    express: false,
    ventana: azar.elegir(VENTANAS),
    creador: azar.elegir(puesto.creadores),
  };
}

/** Notes that came in on `fecha`: weekday, season and a laundry that grows decide how many. */
function cuantasDe(puesto: Mostrador, fecha: Dia, avance: number): number {
  const estacion = 1 + 0.12 * Math.cos((2 * Math.PI * (Number(fecha.slice(5, 7)) - 12)) / 12);
  const esperadas = puesto.notasPorDia * (PESO_DIA[diaSemana(fecha) - 1] ?? 1) * estacion * (0.75 + 0.4 * avance);
  return Math.floor(esperadas + puesto.azar.siguiente());
}

/**
 * The notes of one branch over `dias` days up to `hoy` (branch-local), oldest first, with consecutive folios, and its pickups.
 * `conRecoleccion` are the customers who already wait for a pickup; one has only one pending note (spec 4), so it is added to.
 */
export function notasDemo(puesto: Mostrador, conRecoleccion: Set<string>): NotaDemo[] {
  const { azar, hoy, dias, clientes } = puesto;
  const pesos = clientes.map((cliente) => [cliente, cliente.frecuencia] as const);
  const primero = sumarDias(hoy, -dias);
  const notas: Omit<NotaDemo, 'folio'>[] = [];
  for (let dia = 0; dia <= dias; dia += 1) {
    const fecha = sumarDias(primero, dia);
    const delDia = Array.from({ length: cuantasDe(puesto, fecha, dia / dias) }, () => azar.pesada(pesos));
    const llegaron = delDia.filter((cliente) => cliente.desde <= fecha);
    notas.push(...llegaron.map((cliente, lugar) => nota(puesto, cliente, fecha, lugar === 0)));
  }
  for (const desfase of RECOLECCIONES) {
    const libres = clientes.filter((cliente) => cliente.domicilios.length > 0 && !conRecoleccion.has(cliente.id));
    const cliente = azar.elegir(libres);
    conRecoleccion.add(cliente.id);
    notas.push(recoleccion(puesto, cliente, sumarDias(hoy, desfase)));
  }
  const momento = ({ creada, hora }: Omit<NotaDemo, 'folio'>) => `${creada} ${hora}`;
  const enOrden = notas.toSorted((una, otra) => (momento(una) < momento(otra) ? -1 : 1));
  return enOrden.map((cada, lugar) => ({ ...cada, folio: lugar + 1 }));
}
