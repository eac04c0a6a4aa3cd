import { addDays, defaultPromiseDate, type LocalDay, weekday } from '@lavanda/shared/domain/dates';
import type { EnvioRule } from '@lavanda/shared/domain/envio';
import type { Centavos } from '@lavanda/shared/domain/money';
import { CLOSED, IN_SUCURSAL, notaTotals, type PaymentMethod, type StatusNota, TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { ClienteDemo } from './clientes.ts';
import { type DemoLine, demoLines, type SeededServicio } from './lines.ts';
import type { Random } from './random.ts';

export interface PagoDemo {
  id: string;
  fecha: LocalDay;
  hour: string;
  monto: Centavos;
  metodo: PaymentMethod;
}

export interface NotaDemo {
  id: string;
  folio: number;
  cliente: ClienteDemo;
  fecha: LocalDay;
  /** Local date on which the nota was created, at `hour`: for a recoleccion the day before it is due, at the latest yesterday. */
  creada: LocalDay;
  hour: string;
  promiseDate: LocalDay | null;
  /** Local date on which the nota was closed; null while it is open. */
  closed: LocalDay | null;
  status: StatusNota;
  lineas: readonly DemoLine[];
  pagos: readonly PagoDemo[];
  subtotal: Centavos;
  envio: Centavos;
  descuentos: Centavos;
  total: Centavos;
  abonos: Centavos;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  timeWindow: readonly [string, string] | null;
  creator: string;
}

/** Data from which a sucursal's notas are generated. */
export interface Counter {
  random: Random;
  today: LocalDay;
  days: number;
  notasPerDay: number;
  clientes: readonly ClienteDemo[];
  servicios: readonly SeededServicio[];
  rule: EnvioRule;
  /** Ids of the users who create the notas. */
  creators: readonly string[];
}

/** How busy each day is, Sunday to Saturday; 1 is an average day. */
const DAY_WEIGHTS = [0.45, 1.25, 0.95, 0.85, 0.95, 1.2, 1.5] as const;
const METHODS: readonly (readonly [PaymentMethod, number])[] = [
  ['Efvo', 48],
  ['TDC', 29],
  ['Transf', 16],
  ['Link', 7],
];

const hourOf = (random: Random) =>
  `${String(random.integer(8, 19)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`;

/**
 * Whether the clothes were handed over by `today`. The first nota of each day waits until it is over 4 days late, so that
 * sucursales have overdue notas.
 */
function isPickedUp(random: Random, delivery: LocalDay, today: LocalDay, first: boolean): boolean {
  if (delivery < today) return !first || delivery < addDays(today, -4);
  return random.happens(delivery === today ? 0.3 : 0.05);
}

/** The pagos of a nota: nothing, a part or all when the clothes arrive, and mostly the rest when the nota is closed. */
function pagosOf(random: Random, total: Centavos, date: LocalDay, cierre: LocalDay | null): PagoDemo[] {
  const pago = (amount: Centavos, day: LocalDay): PagoDemo => ({
    id: random.uuid(),
    fecha: day,
    hour: hourOf(random),
    monto: amount,
    metodo: random.weighted(METHODS),
  });
  const atDropOff = random.weighted<Centavos>([
    [0, 42],
    [Math.max(1000, Math.round(total / 2 / 1000) * 1000), 26],
    [total, 32],
  ]);
  const advance = Math.min(atDropOff, total);
  const pagos = advance > 0 ? [pago(advance, date)] : [];
  // A few notas close with a saldo, so that the sales list has adeudos to filter.
  if (cierre !== null && total > advance && random.happens(0.975)) pagos.push(pago(total - advance, cierre));
  return pagos;
}

function nota(counter: Counter, cliente: ClienteDemo, date: LocalDay, first: boolean): Omit<NotaDemo, 'folio'> {
  const { random, today } = counter;
  const express = random.happens(0.12);
  const aDomicilio = cliente.domicilios.length > 0 && random.happens(0.28);
  const lines = demoLines(random, counter.servicios);
  const base = { lineas: lines, aDomicilio, rule: counter.rule, pagos: [] };
  const { subtotal } = notaTotals({ ...base, descuentos: 0 });
  const discounts = random.happens(0.06) ? Math.floor(subtotal / 10_000) * 1000 : 0;
  const { total } = notaTotals({ ...base, descuentos: discounts });
  const promiseDate = defaultPromiseDate(date, express);
  const pickedUp = isPickedUp(random, promiseDate, today, first);
  const pickupDate = addDays(
    promiseDate,
    random.weighted([
      [0, 55],
      [1, 30],
      [3, 15],
    ]),
  );
  const closed = pickedUp ? (pickupDate < today ? pickupDate : today) : null;
  const pagos = pagosOf(random, total, date, closed);
  return {
    id: random.uuid(),
    cliente,
    fecha: date,
    creada: date,
    hour: hourOf(random),
    promiseDate,
    closed,
    status: pickedUp ? CLOSED : IN_SUCURSAL,
    lineas: lines,
    pagos,
    ...notaTotals({ ...base, descuentos: discounts, pagos }),
    factura: cliente.rfc !== '' && random.happens(0.7),
    aDomicilio,
    express,
    timeWindow: null,
    creator: random.select(counter.creators),
  };
}

const WINDOWS = [
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['16:00', '18:00'],
  ['17:00', '19:00'],
] as const;

/** Days from today to each recoleccion: one whose window has passed, some for today and tomorrow, one for later. */
const RECOLECCIONES = [-1, 0, 0, 1, 2] as const;

function recoleccion(counter: Counter, cliente: ClienteDemo, date: LocalDay): Omit<NotaDemo, 'folio'> {
  const { random, today } = counter;
  return {
    id: random.uuid(),
    cliente,
    fecha: date,
    creada: addDays(date < today ? date : today, -1),
    hour: hourOf(random),
    promiseDate: null,
    closed: null,
    status: TO_COLLECT,
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
    timeWindow: random.select(WINDOWS),
    creator: random.select(counter.creators),
  };
}

/** Number of notas that arrive on `date`, by weekday, season and the laundry's growth (`progress`, from 0 to 1). */
function countOf(counter: Counter, date: LocalDay, progress: number): number {
  const season = 1 + 0.12 * Math.cos((2 * Math.PI * (Number(date.slice(5, 7)) - 12)) / 12);
  const expected = counter.notasPerDay * (DAY_WEIGHTS[weekday(date) - 1] ?? 1) * season * (0.75 + 0.4 * progress);
  return Math.floor(expected + counter.random.next());
}

/**
 * Generates a sucursal's notas from `days` days ago to `today` (its local date), oldest first, with consecutive folios, and its
 * recolecciones, whose clientes are added to `withRecoleccion`: a cliente may have only one pending recoleccion (spec 4).
 */
export function notasDemo(counter: Counter, withRecoleccion: Set<string>): NotaDemo[] {
  const { random, today, days, clientes } = counter;
  const weighted = clientes.map((cliente) => [cliente, cliente.frequency] as const);
  const first = addDays(today, -days);
  const notas: Omit<NotaDemo, 'folio'>[] = [];
  for (let day = 0; day <= days; day += 1) {
    const date = addDays(first, day);
    const ofDay = Array.from({ length: countOf(counter, date, day / days) }, () => random.weighted(weighted));
    const arrived = ofDay.filter((cliente) => cliente.from <= date);
    notas.push(...arrived.map((cliente, index) => nota(counter, cliente, date, index === 0)));
  }
  for (const offset of RECOLECCIONES) {
    const free = clientes.filter((cliente) => cliente.domicilios.length > 0 && !withRecoleccion.has(cliente.id));
    const cliente = random.select(free);
    withRecoleccion.add(cliente.id);
    notas.push(recoleccion(counter, cliente, addDays(today, offset)));
  }
  const moment = ({ creada: created, hour }: Omit<NotaDemo, 'folio'>) => `${created} ${hour}`;
  const inOrder = notas.toSorted((first, another) => (moment(first) < moment(another) ? -1 : 1));
  return inOrder.map((each, index) => ({ ...each, folio: index + 1 }));
}
