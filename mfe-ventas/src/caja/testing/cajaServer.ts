import type { Caja, CajaEntry, CajaState, MoveCash, OpenTurno, Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CloseTurno, CountResult, SendCount } from '@lavanda/shared/contract/schemas/cortes';
import { CASH, cashOf, expectedOf, type PagoSum, sumTurno } from '@lavanda/shared/domain/caja';
import { centavosToPesos, toCents } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import { DEL_VALLE, id, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { type CallResponse, mockNetwork, problem, type Red } from '@lavanda/shared/testing/network';

export const TURNO = id(7_001);
export const CORTE = id(7_002);
const [CAJA_1, CAJA_2] = [id(7_003), id(7_004)];

/** Whoever `testSession` signs in. */
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

/** A pago of each kind and the three movimientos, newest first. Its cash comes to $1,734.00. */
export const ENTRIES: readonly CajaEntry[] = [
  testEntry({ metodo: 'TDC', monto: 280, clave: 'C121' }),
  movement({ tipo: 'retiro', monto: -100, detalle: 'A caja fuerte' }),
  movement({ tipo: 'gasto', monto: -48, categoria: 'alimentos', detalle: 'Garrafones de agua' }),
  testEntry(),
  movement({ tipo: 'entrada', monto: 132, detalle: 'Cambio en monedas' }),
];

const isPago = ({ tipo: kind }: CajaEntry) => kind === 'pago' || kind === 'reversa';

interface Options {
  /** Of an open turno; null for a closed caja. */
  entries?: readonly CajaEntry[] | null;
  cashier?: Turno['cajero'];
  late?: readonly CajaEntry[];
}

/** Fake server with a caja whose turno has a fondo of $1,500.00. It answers as the server does, and keeps what it takes. */
export function cajaServer({ entries = ENTRIES, cashier = DANIELA, late = [] }: Options = {}) {
  const red: Red = mockNetwork();
  let fondo = 1_500;
  let record: readonly CajaEntry[] | null = entries;
  let count: SendCount | null = null;
  let closed: { id: unknown; answer: CallResponse } | null = null;
  const failing = new Map<string, 'before' | 'after'>();

  /** A write of Caja, which may be told to fail once. */
  const post = (call: string, take: (body: Record<string, unknown>) => CallResponse) =>
    red.route(`POST /api/caja/${call}`, ({ body }) => {
      const failure = failing.get(call);
      failing.delete(call);
      if (failure === 'before') return 'caida';
      const answer = take(body);
      return failure === 'after' ? 'caida' : answer;
    });

  const sums = () => {
    const rows = record ?? [];
    const pagos = rows
      .filter(isPago)
      .map(({ metodo, monto }): PagoSum => ({ metodo, pagos: 1, monto: toCents(monto) }));
    const movements = rows.flatMap(({ tipo: kind, monto, cancela }) =>
      kind === 'pago' || kind === 'reversa'
        ? []
        : [{ tipo: kind, cancela: cancela !== null, movimientos: 1, monto: Math.abs(toCents(monto)) }],
    );
    return sumTurno(toCents(fondo), pagos, movements);
  };
  const totals = () => {
    const { movimientos: moved } = sums();
    const of = ({ movimientos, monto }: typeof moved.gasto) => ({ movimientos, monto: centavosToPesos(monto) });
    return { entradas: of(moved.entrada), gastos: of(moved.gasto), retiros: of(moved.retiro) };
  };
  const turno = (): Turno => ({
    _id: TURNO,
    numero: 128,
    caja: { _id: CAJA_1, nombre: 'Caja 1' },
    sucursal: NARVARTE._id,
    sucursal_name: NARVARTE.nombre_sucursal,
    cajero: cashier,
    desde: OPENED,
    apertura: { fondo, denominaciones: null, esperado: 1_500, diferencia: fondo - 1_500, despues: late.length },
    ...totals(),
    metodos: PAYMENT_METHODS.map((metodo) => {
      const { pagos, monto } = sums().pagos[metodo];
      return { metodo, pagos, suma: metodo === CASH ? null : centavosToPesos(monto) };
    }),
  });
  const caja = (_id: string, nombre: string, isOpen: boolean): Caja => ({
    _id,
    nombre,
    sucursal: NARVARTE._id,
    sucursal_name: NARVARTE.nombre_sucursal,
    equipos: [],
    abierta: isOpen ? { turno: TURNO, cajero: cashier, desde: OPENED } : null,
  });
  const state = (isOther: boolean): CajaState => ({
    usa_corte: true,
    letras: 'B',
    caja: isOther ? caja(CAJA_2, 'Caja 2', false) : caja(CAJA_1, 'Caja 1', record !== null),
    turno: isOther || record === null ? null : turno(),
    registro: isOther ? [] : [...(record ?? [])],
    siguiente: null,
    llegaron_despues: [...late],
    ultimo_corte: isOther ? null : { _id: CORTE, numero: 127, fondo: 1_500, cerrado: '2026-12-10T02:10:00Z' },
  });
  const result = (): CountResult => {
    const counted: Record<string, number> = { TDC: count?.tdc ?? 0, Transf: count?.transf ?? 0, Link: count?.link ?? 0 };
    const denominations = count?.efectivo.denominaciones ?? [];
    counted.Efvo = count?.efectivo.total ?? centavosToPesos(
      cashOf(denominations.map(({ denominacion, cantidad }) => ({ denominacion: toCents(denominacion), cantidad }))),
    );
    const expected = expectedOf(sums());
    const compare = (esperado: number, contado: number) => ({
      esperado: centavosToPesos(esperado),
      contado: centavosToPesos(contado),
      diferencia: centavosToPesos(contado - esperado),
    });
    const metodos = PAYMENT_METHODS.map((metodo) => {
      const { pagos, monto } = sums().pagos[metodo];
      const compared = compare(expected[metodo], toCents(counted[metodo] ?? 0));
      return { metodo, pagos, suma: centavosToPesos(monto), ...compared };
    });
    const total = (field: 'esperado' | 'contado') => metodos.reduce((sum, row) => sum + toCents(row[field]), 0);
    return {
      conteo: count?._id ?? '',
      turno: TURNO,
      numero: 128,
      contado: '2026-12-11T02:04:00Z',
      denominaciones: null,
      registros: sums().registros,
      fondo,
      ...totals(),
      metodos,
      total: compare(total('esperado'), total('contado')),
      claves: [{ letras: 'C', primera: 109, ultima: 121, faltan: [118] }],
    };
  };

  red.route('GET /api/tenant/sucursales', { body: { sucursales: [NARVARTE, DEL_VALLE] } });
  red.route('GET /api/caja', ({ query }) => ({ body: state(query.get('caja') === CAJA_2) }));
  red.route('GET /api/caja/cajas', () => ({
    body: { cajas: [caja(CAJA_1, 'Caja 1', record !== null), caja(CAJA_2, 'Caja 2', false)], cajeros: [DANIELA] },
  }));
  post('equipo', () => ({ body: { caja: caja(CAJA_2, 'Caja 2', false) } }));
  red.route(`GET /api/caja/turnos/${TURNO}/parcial`, () => ({
    body: { turno: turno(), movimientos: (record ?? []).filter((entry) => !isPago(entry)).toReversed(), conteo: null },
  }));
  post('abrir', (body) => {
    const { efectivo: cash } = body as unknown as OpenTurno;
    fondo = cash.total ?? (cash.denominaciones ?? []).reduce((sum, row) => sum + row.denominacion * row.cantidad, 0);
    record = [];
    return { body: { turno: turno() } };
  });
  post('movimientos', (body) => {
    const { _id, tipo, monto, categoria = null, detalle = '' } = body as unknown as MoveCash;
    const signed = tipo === 'entrada' ? monto : -monto;
    const made = movement({ _id, tipo, monto: signed, categoria, detalle });
    record = [made, ...(record ?? [])];
    return { body: { movimiento: made, bajo_cero: expectedOf(sums()).Efvo < 0 } };
  });
  post('movimientos/cancelar', (body) => {
    const original = record?.find(({ _id }) => _id === body.movimiento);
    if (!original) return problem(404, 'El movimiento no existe.');
    const made = { ...original, _id: String(body._id), monto: -original.monto, cancela: original._id };
    record = [made, ...(record ?? []).map((entry) => (entry === original ? { ...entry, cancelado: true } : entry))];
    return { body: { movimiento: made, bajo_cero: false } };
  });
  post('contar', (body) => {
    count = body as unknown as SendCount;
    return { body: { resultado: result() } };
  });
  post('cerrar', (body) => {
    const { _id, registros: seen, fondo: stays, motivo = '', detalle = '' } = body as unknown as CloseTurno;
    if (closed?.id === _id) return closed.answer;
    if (seen !== sums().registros) return problem(409, 'Llegaron pagos o movimientos.', { resultado: result() });
    const resultado = result();
    const cash = resultado.metodos.find(({ metodo }) => metodo === CASH);
    const { esperado = 0, contado = 0, diferencia = 0 } = cash ?? {};
    const { numero, caja: of, sucursal, sucursal_name, cajero, apertura } = turno();
    record = null;
    const corte = {
      ...{ _id, numero, turno: TURNO, caja: of, sucursal, sucursal_name, cajero, cerrada_por: null },
      ...{ abierto: OPENED, cerrado: '2026-12-11T02:10:00Z', esperado, contado, diferencia, llego_despues: 0 },
      ...{ con_diferencia: diferencia !== 0, apertura, resultado, motivo, detalle, fondo: stays },
      ...{ retirado: contado - stays, movimientos: [], llegaron_despues: [], conteos: [] },
    };
    closed = { id: _id, answer: { body: { corte } } };
    return closed.answer;
  });
  return {
    ...red,
    /** Another register takes a pago. */
    arrive: (entry: CajaEntry) => {
      record = [entry, ...(record ?? [])];
    },
    /** Bodies of a call's requests. */
    sent: (call: string) => red.seen(`POST /api/caja/${call}`).map(({ body }) => body),
    /** The next request of a call doesn't reach the server. */
    failOnce: (call: string) => void failing.set(call, 'before'),
    /** The next request of a call is done, and its answer is lost. */
    loseOnce: (call: string) => void failing.set(call, 'after'),
  };
}
