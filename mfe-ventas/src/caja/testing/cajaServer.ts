import type { Caja, CajaEntry, CajaState, MoveCash, OpenTurno, Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CloseTurno, CountResult, SendCount } from '@lavanda/shared/contract/schemas/cortes';
import { CASH, cashOf, expectedOf, type PagoSum, sumTurno, type TurnoSums } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos, toCents } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import { DEL_VALLE, id, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { type CallResponse, type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';

export const TURNO = id(7_001);
const CORTE = id(7_002);
const [CAJA_1, CAJA_2] = [id(7_003), id(7_004)];

/** The user whom `testSession` signs in. */
const DANIELA = { _id: id(900_003), nombre: 'Daniela Ortiz' };
const OPENED = '2026-12-10T14:02:00Z';

export function testEntry(changes: Partial<CajaEntry> = {}): CajaEntry {
  return {
    _id: id(),
    tipo: 'pago',
    momento: '2026-12-10T20:06:00Z',
    clave: 'B401',
    metodo: 'Efvo',
    monto: 250,
    nota: { _id: id(42), folio: 10_483, cliente: 'María Fernanda Ríos', liquidada: false, anulada: false },
    categoria: null,
    detalle: '',
    cancela: null,
    cancelado: false,
    fuera: null,
    quien: DANIELA.nombre,
    ...changes,
  };
}

const movement = (changes: Partial<CajaEntry>) => testEntry({ nota: null, clave: 'B391', ...changes });

/** A pago by card, one in cash and a movimiento of each kind, newest first. With the fondo the cash comes to $1,734.00. */
export const ENTRIES: readonly CajaEntry[] = [
  testEntry({ metodo: 'TDC', monto: 280, clave: 'C121' }),
  movement({ tipo: 'retiro', monto: -100, detalle: 'A caja fuerte' }),
  movement({ tipo: 'gasto', monto: -48, categoria: 'alimentos', detalle: 'Garrafones de agua' }),
  testEntry(),
  movement({ tipo: 'entrada', monto: 132, detalle: 'Cambio en monedas' }),
];

const isPago = ({ tipo: kind }: CajaEntry) => kind === 'pago' || kind === 'reversa';

function sumsOf(fondo: number, entries: readonly CajaEntry[]): TurnoSums {
  const pagos = entries
    .filter(isPago)
    .map(({ metodo: method, monto: pesos }): PagoSum => ({ metodo: method, pagos: 1, monto: toCents(pesos) }));
  const movements = entries.flatMap(({ tipo: kind, monto: pesos, cancela: cancels }) =>
    kind === 'pago' || kind === 'reversa'
      ? []
      : [{ tipo: kind, cancela: cancels !== null, movimientos: 1, monto: Math.abs(toCents(pesos)) }],
  );
  return sumTurno(toCents(fondo), pagos, movements);
}

function totalsOf({ movimientos: moved }: TurnoSums) {
  const of = ({ movimientos, monto: centavos }: typeof moved.gasto) => ({ movimientos, monto: centavosToPesos(centavos) });
  return { entradas: of(moved.entrada), gastos: of(moved.gasto), retiros: of(moved.retiro) };
}

function pesosOf({ total, denominaciones: denominations = [] }: OpenTurno['efectivo']): number {
  const rows = denominations.map((row) => ({ denominacion: toCents(row.denominacion), cantidad: row.cantidad }));
  return total ?? centavosToPesos(cashOf(rows));
}

const compare = (expected: Centavos, counted: Centavos) => ({
  esperado: centavosToPesos(expected),
  contado: centavosToPesos(counted),
  diferencia: centavosToPesos(counted - expected),
});

function resultOf(fondo: number, sums: TurnoSums, count: SendCount): CountResult {
  const expected = expectedOf(sums);
  const counted = { Efvo: pesosOf(count.efectivo), TDC: count.tdc, Transf: count.transf, Link: count.link };
  const methods = PAYMENT_METHODS.map((method) => ({
    metodo: method,
    pagos: sums.pagos[method].pagos,
    suma: centavosToPesos(sums.pagos[method].monto),
    ...compare(expected[method], toCents(counted[method])),
  }));
  const total = (field: 'esperado' | 'contado') => methods.reduce((sum, row) => sum + toCents(row[field]), 0);
  return {
    conteo: count._id,
    turno: TURNO,
    numero: 128,
    contado: '2026-12-11T02:04:00Z',
    denominaciones: null,
    registros: sums.registros,
    fondo,
    ...totalsOf(sums),
    metodos: methods,
    total: compare(total('esperado'), total('contado')),
    claves: [{ letras: 'C', primera: 109, ultima: 121, faltan: [118] }],
  };
}

function cajaOf(_id: string, name: string, cashier: Turno['cajero'] | null): Caja {
  return {
    _id,
    nombre: name,
    sucursal: NARVARTE._id,
    sucursal_name: NARVARTE.nombre_sucursal,
    equipos: [],
    abierta: cashier && { turno: TURNO, cajero: cashier, desde: OPENED },
  };
}

interface Options {
  /** Entries of the open turno; null for a closed caja. */
  entries?: readonly CajaEntry[] | null;
  cashier?: Turno['cajero'];
  late?: readonly CajaEntry[];
  /** Number of entries in a page of the record. */
  pageSize?: number;
  /** Fondos of openings that arrived when the caja was already open. */
  others?: Turno['apertura']['otras'];
  /** True when the other caja belongs to a chofer. */
  ofDriver?: boolean;
}

/** What the fake server stores about its caja. */
interface Held {
  fondo: number;
  record: readonly CajaEntry[] | null;
  count: SendCount | null;
  closed: { id: string; answer: CallResponse } | null;
}

/** A fake server with a caja whose fondo is $1,500.00. Its answers contain what earlier requests stored. */
export function cajaServer({ entries = ENTRIES, cashier = DANIELA, late = [], pageSize = 100, others, ofDriver }: Options = {}) {
  const net: MockNetwork = mockNetwork();
  const held: Held = { fondo: 1_500, record: entries, count: null, closed: null };
  const failing = new Map<string, 'before' | 'after'>();
  const sums = () => sumsOf(held.fondo, held.record ?? []);
  const add = (entry: CajaEntry) => {
    held.record = [entry, ...(held.record ?? [])];
  };
  const turno = (): Turno => ({
    _id: TURNO,
    numero: 128,
    caja: { _id: CAJA_1, nombre: 'Caja 1' },
    sucursal: NARVARTE._id,
    sucursal_name: NARVARTE.nombre_sucursal,
    cajero: cashier,
    desde: OPENED,
    apertura: {
      ...{ fondo: held.fondo, denominaciones: null, esperado: 1_500, diferencia: held.fondo - 1_500, despues: late.length },
      ...(others && { otras: others }),
    },
    ...totalsOf(sums()),
    metodos: PAYMENT_METHODS.map((method) => {
      const { pagos, monto: centavos } = sums().pagos[method];
      return { metodo: method, pagos, suma: method === CASH ? null : centavosToPesos(centavos) };
    }),
  });
  const first = () => cajaOf(CAJA_1, 'Caja 1', held.record && cashier);
  const other: Caja = { ...cajaOf(CAJA_2, 'Caja 2', null), ...(ofDriver && { de_chofer: true }) };
  /** The page of the record that follows the entry with the id `after`; the first page if `after` is null. */
  const pageAfter = (after: string | null) => {
    const record = held.record ?? [];
    const from = record.findIndex(({ _id }) => _id === after) + 1;
    const page = record.slice(from, from + pageSize);
    return { registro: page, siguiente: from + pageSize < record.length ? (page.at(-1)?._id ?? null) : null };
  };
  const state = (isOther: boolean): CajaState => ({
    usa_corte: true,
    letras: 'B',
    caja: isOther ? other : first(),
    turno: isOther || held.record === null ? null : turno(),
    ...(isOther ? { registro: [], siguiente: null } : pageAfter(null)),
    llegaron_despues: [...late],
    ultimo_corte: isOther ? null : { _id: CORTE, numero: 127, fondo: 1_500, cerrado: '2026-12-10T02:10:00Z' },
  });

  /** Route of a write in Caja, which a test can make fail once. */
  const post = (call: string, take: (body: unknown) => CallResponse) =>
    net.route(`POST /api/caja/${call}`, ({ body }) => {
      const failure = failing.get(call);
      failing.delete(call);
      if (failure === 'before') return 'caida';
      const answer = take(body);
      return failure === 'after' ? 'caida' : answer;
    });

  net.route('GET /api/tenant/sucursales', { body: { sucursales: [NARVARTE, DEL_VALLE] } });
  net.route('GET /api/caja', ({ query }) => ({ body: state(query.get('caja') === CAJA_2) }));
  net.route(`GET /api/caja/turnos/${TURNO}/registro`, ({ query }) => ({ body: pageAfter(query.get('despues')) }));
  net.route('GET /api/caja/cajas', () => ({ body: { cajas: [first(), other], cajeros: [DANIELA] } }));
  net.route(`GET /api/caja/turnos/${TURNO}/parcial`, () => {
    const movements = (held.record ?? []).filter((entry) => !isPago(entry)).toReversed();
    return { body: { turno: turno(), movimientos: movements } };
  });
  post('equipo', () => ({ body: { caja: other } }));
  post('abrir', (body) => {
    held.fondo = pesosOf((body as OpenTurno).efectivo);
    held.record = [];
    return { body: { turno: turno() } };
  });
  post('movimientos', (body) => {
    const { _id, tipo: kind, monto: pesos, categoria: category = null, detalle: detail = '' } = body as MoveCash;
    const signed = kind === 'entrada' ? pesos : -pesos;
    const made = movement({ _id, tipo: kind, monto: signed, categoria: category, detalle: detail });
    add(made);
    return { body: { movimiento: made, bajo_cero: expectedOf(sums()).Efvo < 0 } };
  });
  post('movimientos/cancelar', (body) => {
    const { _id, movimiento } = body as { _id: string; movimiento: string };
    const original = held.record?.find((entry) => entry._id === movimiento);
    if (!original) return problem(404, 'El movimiento no existe.');
    const made = { ...original, _id, monto: -original.monto, cancela: movimiento };
    held.record = (held.record ?? []).map((entry) => (entry === original ? { ...entry, cancelado: true } : entry));
    add(made);
    return { body: { movimiento: made, bajo_cero: false } };
  });
  post('contar', (body) => {
    held.count = body as SendCount;
    return { body: { resultado: resultOf(held.fondo, sums(), held.count) } };
  });
  post('cerrar', (body) => {
    const { _id, registros: seen, fondo, motivo: reason = '', detalle: detail = '' } = body as CloseTurno;
    if (held.closed?.id === _id) return held.closed.answer;
    if (held.count === null) return problem(422, 'Cuenta el efectivo antes de cerrar el turno.');
    const result = resultOf(held.fondo, sums(), held.count);
    if (seen !== sums().registros) return problem(409, 'Llegaron pagos o movimientos.', { resultado: result });
    const cash = result.metodos.find(({ metodo: method }) => method === CASH) ?? { ...compare(0, 0) };
    const { numero: number, caja, sucursal, sucursal_name: place, apertura: opening } = turno();
    held.record = null;
    const corte = {
      ...{ _id, numero: number, turno: TURNO, caja, sucursal, sucursal_name: place, cajero: cashier },
      cerrada_por: cashier._id === DANIELA._id ? null : DANIELA,
      ...{ abierto: OPENED, cerrado: '2026-12-11T02:10:00Z', con_diferencia: cash.diferencia !== 0, llego_despues: 0 },
      ...{ esperado: cash.esperado, contado: cash.contado, diferencia: cash.diferencia, resultado: result },
      ...{ apertura: opening, motivo: reason, detalle: detail, fondo, retirado: cash.contado - fondo },
      ...{ movimientos: [], llegaron_despues: [], conteos: [] },
    };
    held.closed = { id: _id, answer: { body: { corte } } };
    return held.closed.answer;
  });
  net.route('GET /api/caja/cortes/:id', ({ path }) =>
    held.closed && path.endsWith(held.closed.id) ? held.closed.answer : problem(404, 'El corte no existe.'),
  );
  return {
    ...net,
    /** Adds an entry to the record, as another register would. */
    arrive: add,
    /** Bodies of all requests that the page has sent to a call of Caja. */
    sent: (call: string) => net.seen(`POST /api/caja/${call}`).map(({ body }) => body),
    /** Makes the next request of a call fail before the server handles it. */
    failOnce: (call: string) => void failing.set(call, 'before'),
    /** Makes the server handle the next request of a call, but lose the answer. */
    loseOnce: (call: string) => void failing.set(call, 'after'),
  };
}
