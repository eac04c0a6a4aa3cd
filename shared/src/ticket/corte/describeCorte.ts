import type { CajaEntry } from '../../contract/schemas/caja.ts';
import type { Corte, CountResult } from '../../contract/schemas/cortes.ts';
import { CASH, DIFFERENCE_NAMES, EXPENSE_NAMES, MOVEMENT_NAMES, type MovementKind } from '../../domain/caja.ts';
import { dayIn, hourIn } from '../../domain/dates.ts';
import { type Centavos, formatMoney, formatPesos, toCents } from '../../domain/money.ts';
import { CORTE_PAPER_TEXTS as T } from './texts.ts';

/** A label and its value; a `strong` row is printed bold. */
export interface PaperRow {
  label: string;
  value: string;
  strong?: boolean;
}

/** Expected amount, counted amount and difference of one method, or of all methods together. */
export interface MethodRow {
  name: string;
  expected: string;
  counted: string;
  difference: string;
}

/** The laundry of a corte, with its current data. */
export interface CorteIssuer {
  negocio: string;
  /** Logo in black and white or greys for printing; '' without one. */
  logo: string;
  ancho: 58 | 80;
  /** IANA time zone of the corte's sucursal. */
  zona: string;
}

/** A corte as text, in reading order, from which the page and the PDF are drawn. */
export interface DescribedCorte {
  width: 58 | 80;
  negocio: string;
  logo: string;
  sucursal: string;
  title: string;
  heading: string;
  number: string;
  facts: PaperRow[];
  cash: PaperRow[];
  /** Amount missing or left over by method, and the reason. Null when everything matches. */
  verdict: { amounts: PaperRow[]; reason: string } | null;
  methods: MethodRow[];
  total: MethodRow;
  /** Counted denominations; a single row when the cash was entered as a total. */
  count: PaperRow[];
  movements: PaperRow[];
  late: PaperRow[];
  sums: PaperRow[];
  withdrawn: PaperRow;
  /** Name printed below the line where the one who closed the turno signs. */
  signature: string;
}

const signed = (pesos: number) => (pesos > 0 ? `+${formatPesos(pesos)}` : formatPesos(pesos + 0));

type Method = CountResult['metodos'][number];

/** Formats moments in the time zone of the corte's sucursal. */
function timesIn(zone: string) {
  const hour = (moment: string) => hourIn(zone, new Date(moment));
  const day = (moment: string) => dayIn(zone, new Date(moment));
  return { hour, day, full: (moment: string) => `${day(moment)} ${hour(moment)}` };
}
type Times = ReturnType<typeof timesIn>;

function clavesRows({ claves }: CountResult): PaperRow[] {
  const ranges = claves.map(({ letras: letters, primera: first, ultima: last }) =>
    first === last ? `${letters}${first}` : T.clavesFrom(`${letters}${first}`, `${letters}${last}`),
  );
  const missing = claves.flatMap(({ letras: letters, faltan: numbers }) => numbers.map((number) => `${letters}${number}`));
  const isOne = missing.length === 1;
  const ofOneRegister = claves.filter(({ faltan: numbers }) => numbers.length > 0).length === 1;
  const why = isOne ? T.notSentYet : ofOneRegister ? T.notSentYetOfOne : T.notSentYetMany;
  return [
    ...(ranges.length === 0 ? [] : [{ label: T.claves, value: ranges.join(', ') }]),
    ...(missing.length === 0 ? [] : [{ label: T.missing(missing.join(', '), isOne), value: why, strong: true }]),
  ];
}

function factsOf(corte: Corte, times: Times): PaperRow[] {
  const { cajero: cashier, cerrada_por: closer, abierto: opened, cerrado: closed, apertura: opening, resultado: result } = corte;
  const { diferencia: difference } = opening;
  return [
    { label: T.cajero, value: cashier.nombre },
    ...(closer === null ? [] : [{ label: T.closedBy, value: closer.nombre }]),
    { label: T.opened, value: times.full(opened) },
    { label: T.closed, value: times.full(closed) },
    ...(difference === null || difference === 0 ? [] : [{ label: T.openingDifference, value: signed(difference) }]),
    ...clavesRows(result),
  ];
}

function cashRows({ fondo, entradas: ins, gastos: expenses, retiros: outs, metodos: methods }: CountResult): PaperRow[] {
  const cash = methods.find(({ metodo: method }) => method === CASH);
  const moved = (kind: MovementKind, { movimientos: n, monto: pesos }: CountResult['gastos'], sign: 1 | -1) =>
    n === 0 ? [] : [{ label: T.movements(kind, n), value: signed(sign * pesos) }];
  return [
    { label: T.fondo, value: formatPesos(fondo) },
    { label: T.pagos(cash?.pagos ?? 0), value: signed(cash?.suma ?? 0) },
    ...moved('entrada', ins, 1),
    ...moved('gasto', expenses, -1),
    ...moved('retiro', outs, -1),
    { label: T.expected, value: formatPesos(cash?.esperado ?? 0), strong: true },
    { label: T.counted, value: formatPesos(cash?.contado ?? 0), strong: true },
  ];
}

function verdictOf({ resultado: { metodos: methods }, motivo: reason, detalle: detail }: Corte): DescribedCorte['verdict'] {
  const differing = methods.filter(({ diferencia: difference }) => difference !== 0);
  if (differing.length === 0) return null;
  const [only] = differing;
  const isCash = differing.length === 1 && only?.metodo === CASH;
  const amounts = differing.map(({ metodo: method, diferencia: difference }) => {
    const what = difference < 0 ? T.lacks : T.exceeds;
    return { label: isCash ? what : T.of(what, method), value: formatPesos(Math.abs(difference)) };
  });
  return { amounts, reason: reason === '' ? detail : T.reason(DIFFERENCE_NAMES[reason], detail) };
}

const methodRow = (name: string, { esperado: expected, contado: counted, diferencia: difference }: CountResult['total']) => ({
  name,
  expected: formatPesos(expected),
  counted: formatPesos(counted),
  difference: signed(difference),
});

/** Text such as '$500', or '50¢' below one peso. */
function valueText(centavos: Centavos): string {
  return centavos < 100 ? T.centavos(centavos) : formatMoney(centavos, 0);
}

function countRows({ denominaciones: denominations, metodos: methods }: CountResult): PaperRow[] {
  if (denominations === null) {
    const cash = methods.find(({ metodo: method }) => method === CASH);
    return [{ label: T.byHand, value: formatPesos(cash?.contado ?? 0) }];
  }
  return denominations
    .filter(({ cantidad: pieces }) => pieces > 0)
    .map(({ denominacion: pesos, cantidad: pieces }) => ({
      label: T.pieces(pieces, valueText(toCents(pesos))),
      value: formatMoney(toCents(pesos) * pieces),
    }));
}

function movementName({ tipo: kind, categoria: category, cancela: cancels, cancelado: isCancelled }: CajaEntry): string {
  const name = category === null ? MOVEMENT_NAMES[kind as MovementKind] : EXPENSE_NAMES[category];
  return cancels !== null ? T.cancels(name) : isCancelled ? T.cancelled(name) : name;
}

/** Time of a moment, with the day if it isn't the day of the corte. */
const momentOf = (times: Times, moment: string, closed: string) =>
  times.day(moment) === times.day(closed) ? times.hour(moment) : times.full(moment);

function entryRow(entry: CajaEntry, moment: string): PaperRow {
  const { tipo: kind, nota, detalle: detail, metodo: method, monto: pesos } = entry;
  const value = signed(pesos);
  if (kind !== 'pago' && kind !== 'reversa') return { label: T.movement(moment, movementName(entry), detail), value };
  const text = T.latePago(moment, nota?.folio ?? 0, nota?.cliente ?? '', method);
  return { label: kind === 'reversa' ? T.lateReversal(text) : text, value };
}

function sumRows({ resultado: { metodos: methods }, fondo }: Corte): PaperRow[] {
  const sum = (of: (method: Method) => number) => methods.reduce((total, method) => total + of(method), 0);
  const pagos = sum((method) => method.pagos);
  const amount = formatMoney(sum((method) => toCents(method.suma)));
  return [
    { label: T.collected(T.pagos(pagos)), value: amount },
    { label: T.stays, value: formatPesos(fondo) },
  ];
}

/** Describes a corte as text, with the laundry's current data. @param width width of the paper, mm; by default the laundry's */
export function describeCorte(corte: Corte, issuer: CorteIssuer, width: 58 | 80 = issuer.ancho): DescribedCorte {
  const times = timesIn(issuer.zona);
  const { resultado: result, cerrado: closed } = corte;
  // The server lists these entries newest first, but the paper lists the oldest first.
  const late = corte.llegaron_despues.toReversed();
  return {
    width,
    negocio: issuer.negocio,
    logo: issuer.logo,
    sucursal: T.sucursal(corte.sucursal_name),
    title: T.title(corte.numero),
    heading: T.corteOf(corte.caja.nombre),
    number: String(corte.numero),
    facts: factsOf(corte, times),
    cash: cashRows(result),
    verdict: verdictOf(corte),
    methods: result.metodos.map((method) => methodRow(method.metodo, method)),
    total: methodRow(T.total, result.total),
    count: countRows(result),
    movements: corte.movimientos.map((entry) => entryRow(entry, momentOf(times, entry.momento, closed))),
    late: late.map((entry) => entryRow(entry, momentOf(times, entry.momento, closed))),
    sums: sumRows(corte),
    withdrawn: { label: T.withdrawn, value: formatPesos(corte.retirado) },
    signature: (corte.cerrada_por ?? corte.cajero).nombre,
  };
}
