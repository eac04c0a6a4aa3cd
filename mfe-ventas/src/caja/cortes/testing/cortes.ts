import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import type { Corte, Differences, ListedCorte } from '@lavanda/shared/contract/schemas/cortes';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { DEL_VALLE, id, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem } from '@lavanda/shared/testing/network';

export const CAJA_1 = { _id: id(8_001), nombre: 'Caja 1' };
export const ANA = { _id: id(8_002), nombre: 'Ana Belén Cruz' };
const IVAN = { _id: id(8_003), nombre: 'Iván Maldonado' };
export const CORTE_128 = id(8_128);

const at = (day: string) => `${day}T02:04:00Z`;

/** A corte of Caja 1 whose cash matches, closed by its cashier at 20:04 of 2026-12-09. */
export function listedCorte(changes: Partial<ListedCorte> = {}): ListedCorte {
  const number = changes.numero ?? 128;
  return {
    ...{ _id: id(8_000 + number), numero: number, turno: id(9_000 + number), caja: CAJA_1 },
    ...{ sucursal: NARVARTE._id, sucursal_name: NARVARTE.nombre_sucursal, cajero: ANA, cerrada_por: null },
    ...{ abierto: '2026-12-09T14:02:00Z', cerrado: at('2026-12-10'), esperado: 2318, contado: 2318, diferencia: 0 },
    ...{ con_diferencia: false, llego_despues: 0, ...changes },
  };
}

/**
 * The cortes of the mock-up: with missing cash, with money that arrived later, with a surplus, closed by another user, and with a
 * difference in another method only.
 */
export const LISTED: readonly ListedCorte[] = [
  listedCorte({ esperado: 2506.5, contado: 2496.5, diferencia: -10, con_diferencia: true }),
  listedCorte({ numero: 127, cajero: IVAN, llego_despues: 85, cerrado: at('2026-12-09') }),
  listedCorte({ numero: 126, diferencia: 5, contado: 2323, con_diferencia: true, cerrado: at('2026-12-08') }),
  listedCorte({ numero: 125, cerrada_por: { _id: id(8_004), nombre: 'Héctor M. Solís' }, cerrado: at('2026-12-07') }),
  listedCorte({ numero: 124, con_diferencia: true, cerrado: at('2026-12-06') }),
];

export const DIFFERENCES: Differences = {
  diferencia: -5,
  cajeros: [
    {
      cajero: ANA,
      diferencia: -5,
      cortes: [
        { _id: id(8_126), numero: 126, dia: '2026-12-07', diferencia: 5 },
        { _id: CORTE_128, numero: 128, dia: '2026-12-09', diferencia: -10 },
      ],
    },
    { cajero: IVAN, diferencia: 0, cortes: [{ _id: id(8_127), numero: 127, dia: '2026-12-08', diferencia: 0 }] },
  ],
};

function entry(changes: Partial<CajaEntry>): CajaEntry {
  return {
    ...{ _id: id(), tipo: 'gasto', momento: '2026-12-09T15:05:00Z', clave: 'B380', metodo: 'Efvo', monto: -48 },
    ...{ nota: null, categoria: 'alimentos', detalle: 'Garrafones de agua', cancela: null, cancelado: false },
    ...{ fuera: null, quien: ANA.nombre, ...changes },
  };
}

/** Figures of a payment method: number of pagos, and their sum, the expected and the counted amount in pesos. */
function method(name: PaymentMethod, pagos: number, [sum, expected, counted]: readonly [number, number, number]) {
  return { metodo: name, pagos, suma: sum, esperado: expected, contado: counted, diferencia: counted - expected };
}

/** The corte of the mock-up: $10.00 are missing, nota B372 wasn't sent, and a pago of $85.00 arrived after the corte. */
export const WHOLE: Corte = {
  ...listedCorte({ esperado: 2506.5, contado: 2496.5, diferencia: -10, con_diferencia: true, llego_despues: 85 }),
  apertura: { fondo: 1500, denominaciones: null, esperado: 1500, diferencia: 0, despues: 0 },
  resultado: {
    ...{ conteo: id(8_201), turno: id(9_128), numero: 128, contado: '2026-12-10T02:00:00Z', registros: 12, fondo: 1500 },
    denominaciones: [
      { denominacion: 1000, cantidad: 2 },
      { denominacion: 200, cantidad: 0 },
      { denominacion: 0.5, cantidad: 1 },
    ],
    entradas: { movimientos: 0, monto: 0 },
    gastos: { movimientos: 1, monto: 48 },
    retiros: { movimientos: 0, monto: 0 },
    metodos: [
      method('Efvo', 5, [1054.5, 2506.5, 2496.5]),
      method('TDC', 2, [1138, 1138, 1138]),
      method('Transf', 0, [0, 0, 0]),
      method('Link', 0, [0, 0, 0]),
    ],
    total: { esperado: 3644.5, contado: 3634.5, diferencia: -10 },
    claves: [{ letras: 'B', primera: 371, ultima: 412, faltan: [372] }],
  },
  ...{ motivo: 'cambio_mal_dado', detalle: 'Di $10 de más', fondo: 1500, retirado: 996.5 },
  movimientos: [entry({})],
  llegaron_despues: [
    entry({
      ...{ tipo: 'pago', monto: 85, categoria: null, detalle: '', clave: 'B413', fuera: 'llego_despues' },
      nota: { _id: id(42), folio: 10_485, cliente: 'María Fernanda Ríos', liquidada: true, anulada: false },
    }),
  ],
  conteos: [
    { _id: id(8_200), momento: '2026-12-10T01:55:00Z', quien: ANA.nombre, contado: 2396.5 },
    { _id: id(8_201), momento: '2026-12-10T02:00:00Z', quien: ANA.nombre, contado: 2496.5 },
  ],
};

/** Fake server with the history of the mock-up; a second page has one corte more. */
export function cortesServer({ cortes = LISTED }: { cortes?: readonly ListedCorte[] } = {}) {
  const net = mockNetwork();
  net.route('GET /api/tenant/sucursales', { body: { sucursales: [NARVARTE, DEL_VALLE] } });
  net.route('GET /api/caja/cortes', ({ query }) => {
    if (query.has('despues')) return { body: { cortes: [listedCorte({ numero: 123 })], siguiente: null } };
    const shown = query.get('diferencia') === '1' ? cortes.filter((corte) => corte.con_diferencia) : cortes;
    return { body: { cortes: [...shown], siguiente: shown.length > 0 ? 'siguiente' : null } };
  });
  net.route('GET /api/caja/cortes/:id', ({ path }) =>
    path.endsWith(CORTE_128) ? { body: { corte: WHOLE } } : problem(404, 'El corte no existe.'),
  );
  net.route('GET /api/caja/diferencias', { body: DIFFERENCES });
  net.route('GET /api/caja/cajas', {
    body: {
      cajas: [{ ...CAJA_1, sucursal: NARVARTE._id, sucursal_name: NARVARTE.nombre_sucursal, equipos: [], abierta: null }],
      cajeros: [ANA, IVAN],
    },
  });
  return net;
}
