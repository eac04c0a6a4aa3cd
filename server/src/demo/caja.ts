import {
  byMethod,
  CASH,
  cashOf,
  DENOMINATIONS,
  type DifferenceReason,
  expectedOf,
  FIRST_CAJA,
  type MovementSum,
  sumTurno,
} from '@lavanda/shared/domain/caja';
import { splitClave } from '@lavanda/shared/domain/clave';
import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos } from '@lavanda/shared/domain/money';
import type { Kysely } from 'kysely';
import { methodColumns } from '../caja/corte.ts';
import type { ClaveRange, StoredDenomination } from '../db/tables/caja.ts';
import { CAJAS, CONTEOS, CORTES, MOVIMIENTOS, TURNOS } from './cajaColumns.ts';
import { clavesDemo } from './claves.ts';
import { insertRows } from './insert.ts';
import type { NotaDemo, PagoDemo } from './notas.ts';
import { Random } from './random.ts';

/** The float that stays in the drawer at night; when less cash was counted, all of it stays. */
const FONDO: Centavos = 150_000;
/** Number of the first corte, as if the laundry had made the earlier ones before the demo. */
const FIRST_NUMBER = 118;

/** Turnos of the last days, oldest first. `over` is the counted less the expected amount, which `reason` and `detail` explain. */
const PAST: readonly { cashier: 0 | 1; over: Centavos; reason: DifferenceReason | ''; detail: string }[] = [
  { cashier: 0, over: -1_250, reason: 'cambio_mal_dado', detail: '' },
  { cashier: 1, over: 0, reason: '', detail: '' },
  { cashier: 0, over: 0, reason: '', detail: '' },
  { cashier: 1, over: 800, reason: 'no_se', detail: 'Sobraban monedas de la mañana' },
  { cashier: 0, over: -3_000, reason: 'gasto_sin_registrar', detail: 'Compré bolsas y no lo anoté' },
  { cashier: 1, over: 0, reason: '', detail: '' },
  { cashier: 0, over: 0, reason: '', detail: '' },
  { cashier: 1, over: -2_000, reason: 'cambio_mal_dado', detail: 'Di cambio de más en la mañana' },
  { cashier: 0, over: 500, reason: 'no_se', detail: '' },
  { cashier: 1, over: 0, reason: '', detail: '' },
];

const OPEN_NUMBER = FIRST_NUMBER + PAST.length;

/** Movimientos of the open turno. */
const MOVED: readonly (Omit<MovementSum, 'cancela' | 'movimientos'> & { hour: string; category?: string; detail: string })[] = [
  { hour: '09:05', tipo: 'gasto', monto: 18_400, category: 'insumos', detail: 'Suavizante, 2 galones' },
  { hour: '12:30', tipo: 'entrada', monto: 30_000, detail: 'Cambio en monedas' },
  { hour: '13:20', tipo: 'gasto', monto: 4_800, category: 'alimentos', detail: 'Garrafones de agua' },
  { hour: '16:30', tipo: 'retiro', monto: 100_000, detail: 'A caja fuerte' },
];

interface Where {
  tenant: string;
  sucursal: string;
  /** Letters of the sucursal's register. */
  letters: string;
  today: LocalDay;
  now: string;
  /** Ids of the two users who take turns. */
  cashiers: readonly string[];
}

/** The drawer of a sucursal and the turno of each pago that it took. */
export interface DrawerDemo {
  cajaId: string;
  turnoOf: ReadonlyMap<string, string>;
}

/** The fewest bills and coins that add up to an amount; null when none do. */
function denominationsOf(amount: Centavos): StoredDenomination[] | null {
  let rest = amount;
  const counts = DENOMINATIONS.map((value) => {
    const pieces = Math.floor(rest / value);
    rest -= pieces * value;
    return { denominacion: value, cantidad: pieces };
  });
  return cashOf(counts) === amount ? counts : null;
}

function claveRange(notas: readonly NotaDemo[], { letters, today }: Where, day: LocalDay): ClaveRange[] {
  const claves = clavesDemo(notas, letters, today);
  const numbers = notas
    .filter((nota) => nota.creada === day)
    .flatMap(({ id }) => claves.get(id) ?? [])
    .map((clave) => splitClave(clave).number);
  if (numbers.length === 0) return [];
  return [{ letras: letters, primera: Math.min(...numbers), ultima: Math.max(...numbers), faltan: [] }];
}

type Row = Record<string, unknown>;

/** Data from which the rows of a drawer are generated. */
interface Drawer {
  where: Where;
  notas: readonly NotaDemo[];
  random: Random;
  cajaId: string;
  turnoOf: Map<string, string>;
}

/** A local moment in Mexico City, or the current moment if the local one is in the future. */
function at({ now }: Where, day: LocalDay, hour: string): string {
  const moment = `${day}T${hour}:00-06:00`;
  return Date.parse(moment) < Date.parse(now) ? moment : now;
}

/** Assigns the pagos of a day to a turno. @returns those pagos */
function takePagos({ notas, turnoOf }: Drawer, day: LocalDay, turnoId: string): PagoDemo[] {
  const taken = notas.flatMap((nota) => nota.pagos).filter((pago) => pago.fecha === day);
  for (const { id } of taken) turnoOf.set(id, turnoId);
  return taken;
}

/** A turno of a past day with its count and corte. The next day's turno starts with the fondo `stays`. */
function pastTurno(drawer: Drawer, index: number, fondo: Centavos): { turno: Row; count: Row; corte: Row; stays: Centavos } {
  const { where, random, notas, cajaId } = drawer;
  const { tenant: tenant_id, sucursal: sucursal_id, today, cashiers } = where;
  const { cashier, over, reason, detail } = PAST[index] ?? { cashier: 0, over: 0, reason: '', detail: '' };
  const day = addDays(today, index - PAST.length);
  const [id, countId, corteId] = [random.uuid(), random.uuid(), random.uuid()];
  const base = { tenant_id, caja_id: cajaId, numero: FIRST_NUMBER + index };
  const [user, closedAt] = [cashiers[cashier] ?? cashiers[0], at(where, day, '20:10')];
  const pagos = takePagos(drawer, day, id).map((pago) => ({ metodo: pago.metodo, pagos: 1, monto: pago.monto }));
  const sums = sumTurno(fondo, pagos, []);
  const expected = expectedOf(sums);
  const counted = byMethod((method) => expected[method] + (method === CASH ? over : 0));
  const stays = Math.min(FONDO, counted[CASH]);
  const claves = claveRange(notas, where, day);
  const turno = {
    ...{ ...base, id, fondo, denominaciones: denominationsOf(fondo), claves: {} },
    ...{ abierto_por: user, abierto_en: at(where, day, '08:02'), cerrado_por: user, cerrado_en: closedAt },
  };
  const count = {
    ...{ tenant_id, id: countId, turno_id: id, orden: 1, denominaciones: denominationsOf(counted[CASH]), sumas: sums, claves },
    ...{ efvo: counted.Efvo, tdc: counted.TDC, transf: counted.Transf, link: counted.Link },
    ...{ creado_por: user, creado_en: at(where, day, '20:08') },
  };
  const corte = {
    ...{ ...base, id: corteId, turno_id: id, sucursal_id, conteo_id: countId, cajero_id: user, cerrado_por: user },
    ...{ cerrado_en: closedAt, sumas: sums, claves, apertura: index === 0 ? null : fondo, motivo: reason, detalle: detail },
    ...methodColumns('esperado', expected),
    ...methodColumns('contado', counted),
    ...{ fondo: stays, retirado: counted[CASH] - stays },
  };
  return { turno, count, corte, stays };
}

/** Today's open turno and its movimientos. Assigns today's pagos to the turno. */
function openTurno(drawer: Drawer, fondo: Centavos): { id: string; turno: Row; movements: Row[] } {
  const { where, random, notas, cajaId } = drawer;
  const { tenant: tenant_id, today, cashiers } = where;
  const id = random.uuid();
  takePagos(drawer, today, id);
  const [range] = claveRange(notas, where, today);
  const [user] = cashiers;
  const turno = {
    ...{ tenant_id, id, caja_id: cajaId, numero: OPEN_NUMBER, fondo, denominaciones: denominationsOf(fondo) },
    ...{ claves: range ? { [range.letras]: range.primera - 1 } : {}, abierto_por: user, abierto_en: at(where, today, '08:02') },
  };
  const movements = MOVED.map(({ hour, tipo: kind, monto: amount, category = null, detail }) => ({
    ...{ tenant_id, id: random.uuid(), turno_id: id, caja_id: cajaId, tipo: kind, categoria: category, detalle: detail },
    ...{ monto: amount, creado_por: user, creado_en: at(where, today, hour) },
  }));
  return { id, turno, movements };
}

/**
 * Inserts 'Caja 1' of a sucursal with a corte for each of the last days and today's open turno. Runs before the pagos and
 * the register are inserted, because both refer to the drawer.
 */
export async function seedDrawer<B>(tx: Kysely<B>, where: Where, notas: readonly NotaDemo[]): Promise<DrawerDemo> {
  // A separate random generator, because drawing from the shared one would change all the data generated afterwards. Its seed is
  // the laundry's id, so that two laundries get different ids.
  const random = new Random(Number.parseInt(where.tenant.slice(0, 8), 16));
  const drawer: Drawer = { where, notas, random, cajaId: random.uuid(), turnoOf: new Map() };
  const { cajaId, turnoOf } = drawer;
  let fondo = FONDO;
  const past = PAST.map((_, index) => {
    const rows = pastTurno(drawer, index, fondo);
    fondo = rows.stays;
    return rows;
  });
  const { id: openId, turno, movements } = openTurno(drawer, fondo);
  const { tenant: tenant_id, sucursal: sucursal_id } = where;
  await insertRows(tx, 'cajas', CAJAS, [
    { tenant_id, id: cajaId, sucursal_id, nombre: FIRST_CAJA, ultimo: OPEN_NUMBER, turno_id: openId },
  ]);
  await insertRows(tx, 'turnos', TURNOS, [...past.map((rows) => rows.turno), turno]);
  await insertRows(tx, 'movimientos', MOVIMIENTOS, movements);
  await insertRows(
    tx,
    'conteos',
    CONTEOS,
    past.map((rows) => rows.count),
  );
  await insertRows(
    tx,
    'cortes',
    CORTES,
    past.map((rows) => rows.corte),
  );
  return { cajaId, turnoOf };
}
