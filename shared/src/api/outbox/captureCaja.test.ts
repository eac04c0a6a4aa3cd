import fc from 'fast-check';
import type { CajaEntry, CajaState, Turno } from '../../contract/schemas/caja.ts';
import type { SaveNota } from '../../contract/schemas/sales.ts';
import { EXPENSE_CATEGORIES, MOVEMENT_KINDS } from '../../domain/caja.ts';
import { centavosToPesos, toCents } from '../../domain/money.ts';
import { captureOf } from './capture.ts';
import type { Entry } from './entry.ts';
import { withPending } from './pending.ts';
import type { Captured, Register } from './register.ts';

const OWN = '/api/caja?equipo=e';
const NONE = { movimientos: 0, monto: 0 };
const TURNO = {
  ...{ _id: 't', numero: 4, caja: { _id: 'c', nombre: 'Caja 2' }, sucursal: 's', sucursal_name: 'Narvarte' },
  ...{ cajero: { _id: 'u', nombre: 'Ana' }, desde: '2020-12-10T14:00:00Z', entradas: NONE, gastos: NONE, retiros: NONE },
  apertura: { fondo: 100, denominaciones: null, esperado: null, diferencia: null, despues: 0 },
  metodos: [
    { metodo: 'Efvo', pagos: 1, suma: null },
    { metodo: 'TDC', pagos: 0, suma: 0 },
  ],
} as unknown as Turno;
const CLOSED: CajaState = {
  ...{ usa_corte: true, letras: 'B', registro: [], siguiente: null, llegaron_despues: [], turno: null },
  caja: { _id: 'c', nombre: 'Caja 2', sucursal: 's', sucursal_name: 'Narvarte', equipos: [], abierta: null },
  ultimo_corte: { _id: 'k', numero: 3, fondo: 100, cerrado: '2020-12-09T23:00:00Z' },
};
const OPEN: CajaState = { ...CLOSED, turno: TURNO };

/** A register whose caja is in this state, and the entries that it has captured so far. */
function device(state: CajaState | null, address = OWN) {
  const entries: Entry[] = [];
  const shown = () => withPending(address, state, entries) as CajaState;
  const register: Register = {
    ...{
      today: '2026-12-10',
      tenant: '3f0c6a52-9d1e-4b7a-8c35-0e2f8a510001',
      sucursal: { id: 's', name: 'Narvarte' },
      user: 'Ana',
      userId: 'u',
    },
    caja: async () => (state === null ? null : (withPending(OWN, state, entries) as CajaState)),
    nota: async () => null,
    waiting: () => undefined,
  };
  async function capture(path: string, body: object): Promise<Captured | null> {
    const captured = await captureOf({ method: 'POST', address: path, body }, register);
    const rest = { path, body, captured: new Date().toISOString(), refusal: null, seq: entries.length };
    if (captured) entries.push({ ...captured, ...rest } as unknown as Entry);
    return captured;
  }
  return { capture, shown, entries };
}

const move = (id: string, body: object) => ({ _id: id, turno: 't', tipo: 'retiro', monto: 20, ...body });
const MOVE = '/api/caja/movimientos';

it('an opening without a connection is the turno of what follows it', async () => {
  const { capture, shown } = device(CLOSED);
  const efectivo = { denominaciones: [{ denominacion: 500, cantidad: 2 }] };
  const captured = await capture('/api/caja/abrir', { _id: 'x', equipo: 'e', efectivo });
  expect(captured?.label).toEqual({ kind: 'apertura', name: 'Caja 2', amount: 100_000, clave: '' });
  await capture(MOVE, move('m', { turno: 'x', clave: 'B7' }));
  expect(shown().turno).toMatchObject({ _id: 'x', numero: 4, cajero: { _id: 'u' }, apertura: { fondo: 1000 } });
  expect(shown().turno?.retiros).toEqual({ movimientos: 1, monto: 20 });
  expect(shown().registro).toMatchObject([{ _id: 'm', clave: 'B7', monto: -20, quien: 'Ana' }]);
});

it('another caja, one that this device never read, and a movimiento that it doesn’t know need the server', async () => {
  const opening = { _id: 'x', efectivo: { total: 10 } };
  expect(await device(CLOSED).capture('/api/caja/abrir', { ...opening, caja: 'other' })).toBeNull();
  expect(await device(null).capture('/api/caja/abrir', opening)).toBeNull();
  expect(await device(OPEN).capture(`${MOVE}/cancelar`, { _id: 'y', movimiento: 'unknown' })).toBeNull();
});

it('a count tells neither an amount nor a result, and goes after the opening of its turno', async () => {
  const { capture, shown } = device(OPEN);
  const count = await capture('/api/caja/contar', { _id: 'n', turno: 't', efectivo: { total: 900 }, tdc: 0, transf: 0, link: 0 });
  expect(count).toMatchObject({ after: ['t'], label: { kind: 'conteo', amount: null }, answer: { resultado: null } });
  expect(shown()).toEqual(OPEN);
});

it('a movimiento waits once, is not in another turno, and leaves when the server refuses it', async () => {
  const { capture, shown, entries } = device(OPEN);
  await capture(MOVE, move('m', {}));
  await capture(MOVE, move('other', { turno: 'z' }));
  expect(shown().registro.map(({ _id }) => _id)).toEqual(['m']);
  // The server saved the entry and only the answer was lost, so the state already has its line.
  expect(withPending(OWN, shown(), entries)).toEqual(shown());
  entries.forEach((entry, place) => {
    entries[place] = { ...entry, refusal: { status: 422, problem: { type: '', title: '', status: 422, detail: '' } } };
  });
  expect(shown()).toEqual(OPEN);
});

it('pagos that were captured here since the opening are in the record of this register’s caja alone', async () => {
  const pagos = [
    { _id: 'p', monto: 36.15, metodo: 'TDC' },
    { _id: 'q', monto: 5, metodo: 'Efvo' },
  ];
  const save = {
    ...{ id: 'n', operacion: 'o', usuario: 'c', usuario_name: 'Ricardo', fecha: '2026-12-09', clave: 'B9' },
    ...{ articulos: [{ _id: 'l', cantidad: 1, servicio: 'Lavado', precio: 41.15, medida: 'pz' }], pagos },
  } as unknown as SaveNota;
  const own = device(OPEN);
  const captured = await own.capture('/api/ventas/guardar', save);
  expect(captured).toMatchObject({ answer: { data: { abonos: 41.15 } } });
  expect(own.shown().registro).toMatchObject([
    { _id: 'q', metodo: 'Efvo', nota: { cliente: 'Ricardo', liquidada: true } },
    { _id: 'p', metodo: 'TDC', monto: 36.15 },
  ]);
  expect(own.shown().turno?.metodos).toMatchObject([
    { metodo: 'Efvo', pagos: 2, suma: null },
    { metodo: 'TDC', pagos: 1, suma: 36.15 },
  ]);
  const other = device(OPEN, `${OWN}&caja=o`);
  await other.capture('/api/ventas/guardar', save);
  expect(other.shown()).toEqual(OPEN);
});

it('what may leave the caja without cash warns as the server does, by what this device knows', async () => {
  const line = (pesos: number, more: object = {}) =>
    ({ _id: `${pesos}`, tipo: 'pago', metodo: 'Efvo', monto: pesos, cancela: null, fuera: null, ...more }) as CajaEntry;
  const record = [line(400), line(-50, { tipo: 'reversa' }), line(300, { metodo: 'TDC' }), line(250)];
  const warns = async (till: ReturnType<typeof device>, id: string, amount: number, body: object = {}) =>
    (await till.capture(MOVE, move(id, { monto: amount, ...body })))?.answer;
  // The turno has a fondo of 100 and cash pagos of 600. The warning counts 500 of them, because it rounds down to steps of 500.
  const till = device({ ...OPEN, registro: record });
  expect(await warns(till, 'a', 600)).toMatchObject({ bajo_cero: false });
  expect(await warns(till, 'b', 0.01)).toMatchObject({ bajo_cero: true });
  expect(await warns(till, 'c', 0.01, { tipo: 'entrada' })).toMatchObject({ bajo_cero: false });
  const cancelled = await till.capture(`${MOVE}/cancelar`, { _id: 'd', movimiento: 'c' });
  expect(cancelled?.answer).toMatchObject({ bajo_cero: true });
  // This device doesn't have the cash of another caja's turno, so it doesn't warn.
  expect(await warns(till, 'e', 9_000, { turno: 'z' })).toMatchObject({ bajo_cero: false });
});

it('whatever is registered and cancelled, the totals are those of what stands, to the centavo', async () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom(...MOVEMENT_KINDS),
      amount: fc.integer({ min: 1, max: 999_999 }),
      cancelled: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (moves) => {
      const { capture, shown } = device(OPEN);
      for (const [place, { kind, amount, cancelled }] of moves.entries()) {
        const category = kind === 'gasto' ? { categoria: EXPENSE_CATEGORIES[0] } : {};
        await capture(MOVE, move(`m${place}`, { tipo: kind, monto: centavosToPesos(amount), ...category }));
        if (cancelled) await capture(`${MOVE}/cancelar`, { _id: `c${place}`, movimiento: `m${place}` });
      }
      const state = shown();
      for (const kind of MOVEMENT_KINDS) {
        const stand = moves.filter((one) => one.kind === kind && !one.cancelled);
        const total = state.turno?.[`${kind}s`];
        expect(total?.movimientos).toBe(stand.length);
        expect(toCents(total?.monto ?? -1)).toBe(stand.reduce((sum, one) => sum + one.amount, 0));
      }
      expect(state.registro.filter((line) => line.cancelado)).toHaveLength(moves.filter((one) => one.cancelled).length);
    }),
  );
});
