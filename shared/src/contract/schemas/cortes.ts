import { type Static, type TLiteral, Type } from 'typebox';
import { DIFFERENCE_REASONS, type DifferenceReason, MAX_DIFFERENCE_DETAIL } from '../../domain/caja.ts';
import type { CallSchemas } from '../calls/call.ts';
import { CajaEntry, CajaMethod, CashCount, MovementTotal, Opening, StoredDenominations, Turno } from './caja.ts';
import { Capture } from './capture.ts';
import { BooleanFlag, Cursor, IsoDay, Pesos, TextSchema, Uuid } from './primitives.ts';

const Reason = Type.Union(DIFFERENCE_REASONS.map((reason) => Type.Literal(reason)) as unknown as [TLiteral<DifferenceReason>]);
const Person = Type.Object({ _id: Type.String(), nombre: Type.String() });

/** Expected, counted and counted minus expected, pesos: a negative difference is missing ('Falta'). */
const compared = { esperado: Type.Number(), contado: Type.Number(), diferencia: Type.Number() };

/** Numbers of a register's claves in the turno, and those that the server doesn't have ('Falta B413'); at most 50. */
const ClaveRange = Type.Object({
  letras: Type.String(),
  primera: Type.Integer(),
  ultima: Type.Integer(),
  faltan: Type.Array(Type.Integer()),
});

/** A count against what the turno had when it was compared. */
export const CountResult = Type.Object({
  conteo: Type.String(),
  turno: Type.String(),
  /** Number of the corte. */
  numero: Type.Integer(),
  /** When it was counted, ISO 8601. */
  contado: Type.String(),
  denominaciones: StoredDenominations,
  /** Pagos and movimientos compared. A closing that names it is refused when there are more by now. */
  registros: Type.Integer(),
  fondo: Type.Number(),
  entradas: MovementTotal,
  gastos: MovementTotal,
  retiros: MovementTotal,
  metodos: Type.Array(Type.Object({ metodo: CajaMethod, pagos: Type.Integer(), suma: Type.Number(), ...compared })),
  total: Type.Object(compared),
  claves: Type.Array(ClaveRange),
});
export type CountResult = Static<typeof CountResult>;

/**
 * Sends a count and answers expected and difference for the first time. Every count is kept; sent again with its `_id`,
 * the stored one is compared again. For whoever may close the turno (403). 409 with `corte` when it is closed; with
 * `captura` it is kept beside the counts of that corte all the same.
 */
export const countSchemas = {
  summary: 'Envía el conteo de un turno y dice la diferencia por método',
  body: Type.Object({ _id: Uuid, turno: Uuid, ...Capture, efectivo: CashCount, tdc: Pesos, transf: Pesos, link: Pesos }),
  response: Type.Object({ resultado: CountResult }),
} satisfies CallSchemas;
export type SendCount = Static<typeof countSchemas.body>;

/** A frozen corte as lists have it; the amounts are cash, pesos. */
const cortePart = {
  _id: Type.String(),
  numero: Type.Integer(),
  turno: Type.String(),
  caja: Type.Object({ _id: Type.String(), nombre: Type.String() }),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  /** Who opened the turno. */
  cajero: Person,
  /** Who closed it, when that was another; null otherwise. */
  cerrada_por: Type.Union([Person, Type.Null()]),
  /** ISO 8601. */
  abierto: Type.String(),
  cerrado: Type.String(),
  ...compared,
  /** Whether any method differs. */
  con_diferencia: Type.Boolean(),
  /** What reached the server after the corte, 'Llegó después', pesos of all methods; 0 when nothing did. */
  llego_despues: Type.Number(),
};
export const ListedCorte = Type.Object(cortePart);
export type ListedCorte = Static<typeof ListedCorte>;

/** A corte as it was frozen, with what came after it. */
export const Corte = Type.Object({
  ...cortePart,
  apertura: Opening,
  resultado: CountResult,
  /** '' without a difference. */
  motivo: Type.Union([Reason, Type.Literal('')]),
  detalle: Type.String(),
  /** 'Fondo que se queda' and 'Se retira', pesos. */
  fondo: Type.Number(),
  retirado: Type.Number(),
  /** Oldest first. The pagos are in the turno's record, `readEntriesCall`. */
  movimientos: Type.Array(CajaEntry),
  /** What reached the server after the corte; newest first, at most 200. */
  llegaron_despues: Type.Array(CajaEntry),
  /** The counts of its turno as they arrived, also one without a connection that came later: cash counted, pesos. */
  conteos: Type.Array(Type.Object({ _id: Type.String(), momento: Type.String(), quien: Type.String(), contado: Type.Number() })),
});
export type Corte = Static<typeof Corte>;

/**
 * Closes a turno: `conteo` is its last count, and `registros` what its result compared. Sent again with the same `_id`
 * it answers the same corte. 409 with `resultado` when pagos, movimientos or another count came since, and with `corte`
 * when somebody closed it. A difference needs `motivo` (422). `fondo` stays in the caja, pesos, at most what was
 * counted.
 */
export const closeTurnoSchemas = {
  summary: 'Cierra un turno con su corte',
  body: Type.Object({
    _id: Uuid,
    turno: Uuid,
    conteo: Uuid,
    registros: Type.Integer({ minimum: 0 }),
    fondo: Pesos,
    motivo: Type.Optional(Reason),
    detalle: Type.Optional(TextSchema(MAX_DIFFERENCE_DETAIL)),
  }),
  response: Type.Object({ corte: Corte }),
} satisfies CallSchemas;
export type CloseTurno = Static<typeof closeTurnoSchemas.body>;

/** 'Corte parcial' (X): the turno as it is, without closing it. Its cash stays hidden. */
export const partialCorteSchemas = {
  summary: 'El corte parcial de un turno abierto',
  params: Type.Object({ turno: Uuid }),
  response: Type.Object({
    turno: Turno,
    /** Oldest first. */
    movimientos: Type.Array(CajaEntry),
  }),
} satisfies CallSchemas;
export type PartialCorte = Static<typeof partialCorteSchemas.response>;

/** `desde` and `hasta` are days on which a corte was closed, by its sucursal's clock; both are included. */
const filterFields = {
  sucursal: Type.Optional(Uuid),
  caja: Type.Optional(Uuid),
  cajero: Type.Optional(Uuid),
  desde: Type.Optional(IsoDay),
  hasta: Type.Optional(IsoDay),
};

/** Query fields that select the cortes of a list or of an exported file. */
export const cortesFilter = {
  ...filterFields,
  /** Only cortes whose count differed from the expected amount in some payment method. */
  diferencia: Type.Optional(BooleanFlag),
};

export const listCortesSchemas = {
  summary: 'Los cortes, del más nuevo al más viejo, por páginas',
  query: Type.Object({ ...cortesFilter, despues: Type.Optional(Cursor) }),
  /** 20 a page; `siguiente` is null on the last one. */
  response: Type.Object({ cortes: Type.Array(ListedCorte), siguiente: Type.Union([Type.String(), Type.Null()]) }),
} satisfies CallSchemas;
export type CortesFilter = Static<typeof listCortesSchemas.query>;

export const readCorteSchemas = {
  summary: 'Un corte entero',
  params: Type.Object({ corte: Uuid }),
  response: Type.Object({ corte: Corte }),
} satisfies CallSchemas;

/** Differences in cash over time, of at most 1,000 cortes (the newest ones); a cashier is who opened the turno. */
export const readDifferencesSchemas = {
  summary: 'Las diferencias de efectivo por cajero a lo largo del tiempo',
  query: Type.Object(filterFields),
  response: Type.Object({
    /** Sorted by name. */
    cajeros: Type.Array(
      Type.Object({
        cajero: Person,
        /** Pesos of all of them. */
        diferencia: Type.Number(),
        /** Oldest first; `dia` is that of its closing at the sucursal. */
        cortes: Type.Array(
          Type.Object({ _id: Type.String(), numero: Type.Integer(), dia: Type.String(), diferencia: Type.Number() }),
        ),
      }),
    ),
    diferencia: Type.Number(),
  }),
} satisfies CallSchemas;
export type Differences = Static<typeof readDifferencesSchemas.response>;
