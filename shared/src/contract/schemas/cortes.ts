import { type Static, type TLiteral, Type } from 'typebox';
import { DIFFERENCE_REASONS, type DifferenceReason, MAX_DIFFERENCE_DETAIL } from '../../domain/caja.ts';
import type { CallSchemas } from '../calls/call.ts';
import { CajaEntry, CajaMethod, CashCount, MovementTotal, Opening, Person, StoredDenominations, Turno } from './caja.ts';
import { Capture } from './capture.ts';
import { BooleanFlag, Cursor, IsoDay, Pesos, TextSchema, Uuid } from './primitives.ts';

const Reason = Type.Union(DIFFERENCE_REASONS.map((reason) => Type.Literal(reason)) as unknown as [TLiteral<DifferenceReason>]);

/** Expected amount, counted amount and their difference, pesos. The difference is negative when money is missing ('Falta'). */
const compared = { esperado: Type.Number(), contado: Type.Number(), diferencia: Type.Number() };

/**
 * First and last number of a register's claves in the turno, and at most 50 of the numbers between them that the server lacks
 * ('Falta B413').
 */
const ClaveRange = Type.Object({
  letras: Type.String(),
  primera: Type.Integer(),
  ultima: Type.Integer(),
  faltan: Type.Array(Type.Integer()),
});

/** The result of a count: the counted amounts, compared with the amounts that the turno should have had at that moment. */
export const CountResult = Type.Object({
  conteo: Type.String(),
  turno: Type.String(),
  /** Number of the turno's corte. */
  numero: Type.Integer(),
  /** Time of the count, ISO 8601. */
  contado: Type.String(),
  denominaciones: StoredDenominations,
  /** Number of pagos and movimientos in the comparison. A closing with this number is refused when more have arrived since. */
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
 * Stores a count and answers with the expected amounts and the differences, which the cashier can't know before. A repeated `_id`
 * stores nothing more, and is compared with the turno as it is by then. A count made without a connection (`captura`) is stored
 * beside the others even if the turno was closed meanwhile.
 * @throws 403 for users who may not close the turno, 409 with `corte` when the turno is closed
 */
export const countSchemas = {
  summary: 'Envía el conteo de un turno y dice la diferencia por método',
  body: Type.Object({ _id: Uuid, turno: Uuid, ...Capture, efectivo: CashCount, tdc: Pesos, transf: Pesos, link: Pesos }),
  response: Type.Object({ resultado: CountResult }),
} satisfies CallSchemas;
export type SendCount = Static<typeof countSchemas.body>;

/** A frozen corte as a row of a list; expected, counted and difference are of its cash, pesos. */
const cortePart = {
  _id: Type.String(),
  numero: Type.Integer(),
  turno: Type.String(),
  caja: Type.Object({ _id: Type.String(), nombre: Type.String() }),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  /** The user who opened the turno. */
  cajero: Person,
  /** The user who closed the turno, if not `cajero`; null otherwise. */
  cerrada_por: Type.Union([Person, Type.Null()]),
  /** ISO 8601. */
  abierto: Type.String(),
  cerrado: Type.String(),
  ...compared,
  /** Whether expected and counted differ in any method. */
  con_diferencia: Type.Boolean(),
  /** Sum of the entries that reached the server after the corte ('Llegó después'), all methods, pesos; 0 without any. */
  llego_despues: Type.Number(),
};
export const ListedCorte = Type.Object(cortePart);
export type ListedCorte = Static<typeof ListedCorte>;

/** A frozen corte, with the entries of its turno that arrived later. */
export const Corte = Type.Object({
  ...cortePart,
  apertura: Opening,
  resultado: CountResult,
  /** Reason of the difference; '' without one. */
  motivo: Type.Union([Reason, Type.Literal('')]),
  detalle: Type.String(),
  /** Cash that stays ('Fondo que se queda') and cash that leaves ('Se retira'), pesos. */
  fondo: Type.Number(),
  retirado: Type.Number(),
  /** The turno's movimientos, oldest first. Its pagos are in the record, `readEntriesCall`. */
  movimientos: Type.Array(CajaEntry),
  /** Entries that reached the server after the corte; newest first, at most 200. */
  llegaron_despues: Type.Array(CajaEntry),
  /** All counts of the turno in order of arrival, with the counted cash, pesos; also those that arrived after the corte. */
  conteos: Type.Array(Type.Object({ _id: Type.String(), momento: Type.String(), quien: Type.String(), contado: Type.Number() })),
});
export type Corte = Static<typeof Corte>;

/**
 * Closes a turno. `conteo` is the turno's last count, and `registros` the number of entries that the result of that count
 * compared. `fondo`, pesos, stays in the caja. A repeated `_id` gets the same corte.
 * @throws 409 with `resultado`, compared anew, when entries or counts arrived since, or with `corte` when the turno is closed;
 * 422 for a difference without `motivo`
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

/**
 * 'Corte parcial' (accounting's X report): the turno so far, without closing it. The sum of its cash pagos is left out, because
 * users who may not close the turno can read this answer too.
 */
export const partialCorteSchemas = {
  summary: 'El corte parcial de un turno abierto',
  params: Type.Object({ turno: Uuid }),
  response: Type.Object({
    turno: Turno,
    /** The turno's movimientos, oldest first. */
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

/** Differences in cash over time, of the newest 1,000 cortes. A corte counts for the cashier who opened the turno. */
export const readDifferencesSchemas = {
  summary: 'Las diferencias de efectivo por cajero a lo largo del tiempo',
  query: Type.Object(filterFields),
  response: Type.Object({
    /** Sorted by name. */
    cajeros: Type.Array(
      Type.Object({
        cajero: Person,
        /** Sum of all the cashier's differences, pesos. */
        diferencia: Type.Number(),
        /** Oldest first; `dia` is the day of the corte at its sucursal. */
        cortes: Type.Array(
          Type.Object({ _id: Type.String(), numero: Type.Integer(), dia: Type.String(), diferencia: Type.Number() }),
        ),
      }),
    ),
    diferencia: Type.Number(),
  }),
} satisfies CallSchemas;
export type Differences = Static<typeof readDifferencesSchemas.response>;
