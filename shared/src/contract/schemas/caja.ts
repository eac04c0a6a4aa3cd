import { type Static, type TLiteral, Type } from 'typebox';
import {
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  MAX_CAJA_NAME,
  MAX_MOVEMENT_DETAIL,
  MAX_OF_DENOMINATION,
  MOVEMENT_KINDS,
  type MovementKind,
} from '../../domain/caja.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/nota.ts';
import type { CallSchemas } from '../calls/call.ts';
import { Capture } from './capture.ts';
import { Cursor, Pesos, PesosAboveZero, TextSchema, Uuid } from './primitives.ts';

const literals = <T extends string>(values: readonly T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)) as unknown as [TLiteral<T>]);

export const CajaMethod = literals<PaymentMethod>(PAYMENT_METHODS);
const Kind = literals<MovementKind>(MOVEMENT_KINDS);
export const ExpenseCategorySchema = literals<ExpenseCategory>(EXPENSE_CATEGORIES);

/** Bills or coins of one denomination, pesos: 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1 or 0.5. */
const DenominationCount = Type.Object({
  denominacion: Pesos,
  cantidad: Type.Integer({ minimum: 0, maximum: MAX_OF_DENOMINATION }),
});

/** Counted cash: by denomination, each at most once, or as `total`, pesos. If both are sent, they have to agree (else 422). */
export const CashCount = Type.Object({
  denominaciones: Type.Optional(Type.Array(DenominationCount, { maxItems: 11 })),
  total: Type.Optional(Pesos),
});
export type CashCount = Static<typeof CashCount>;

/** Denominations of a stored count; null when the cash was entered as a total. */
export const StoredDenominations = Type.Union([Type.Array(DenominationCount), Type.Null()]);

export const Person = Type.Object({ _id: Type.String(), nombre: Type.String() });

/** A caja and the registers that use it, each with the letters that its claves begin with. */
export const Caja = Type.Object({
  _id: Type.String(),
  nombre: Type.String(),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  equipos: Type.Array(Type.Object({ _id: Type.String(), letras: Type.String() })),
  /** The caja's open turno; null when the caja is closed. */
  abierta: Type.Union([Type.Object({ turno: Type.String(), cajero: Person, desde: Type.String() }), Type.Null()]),
  /** Whether the caja is a driver's, for cash taken on the road. No register uses it. */
  de_chofer: Type.Optional(Type.Boolean()),
});
export type Caja = Static<typeof Caja>;

/** A pago or a movimiento as the turno's record lists it. */
export const CajaEntry = Type.Object({
  _id: Type.String(),
  tipo: literals(['pago', 'reversa', ...MOVEMENT_KINDS]),
  /** Time when the entry was captured or, if the server accepted no such time, registered; ISO 8601. */
  momento: Type.String(),
  /** Clave of the nota or of the movimiento, or ''. */
  clave: Type.String(),
  metodo: CajaMethod,
  /** Pesos that the entry adds; negative when it takes money out, as a gasto, a reversal or the cancellation of an entrada. */
  monto: Type.Number(),
  nota: Type.Union([
    Type.Object({
      _id: Type.String(),
      folio: Type.Integer(),
      cliente: Type.String(),
      /** Whether this pago paid the nota in full; otherwise it was an abono. */
      liquidada: Type.Boolean(),
      anulada: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  /** Category of a gasto; null for other entries. */
  categoria: Type.Union([ExpenseCategorySchema, Type.Null()]),
  /** Detail of a movimiento, or ''. */
  detalle: Type.String(),
  /** Id of the movimiento that this entry cancels, or null. */
  cancela: Type.Union([Type.String(), Type.Null()]),
  /** Whether another entry cancels this one. */
  cancelado: Type.Boolean(),
  /** Why the entry counts in no turno: it arrived after the corte, or no turno was open; null when it counts in a turno. */
  fuera: Type.Union([Type.Literal('llego_despues'), Type.Literal('sin_turno'), Type.Null()]),
  quien: Type.String(),
});
export type CajaEntry = Static<typeof CajaEntry>;

/** A page of the record, newest first. `siguiente` is null on the last page. */
const EntryPage = { registro: Type.Array(CajaEntry), siguiente: Type.Union([Type.String(), Type.Null()]) };

/** Number of movimientos of a kind that weren't cancelled, and the pesos they move, 0 or more. */
export const MovementTotal = Type.Object({ movimientos: Type.Integer(), monto: Type.Number() });

/** How a caja was opened: the counted float compared with the cash that the last corte left plus later entries; pesos. */
export const Opening = Type.Object({
  fondo: Type.Number(),
  denominaciones: StoredDenominations,
  /** The expected float; null for the caja's first turno, and while the opening waits on its device. */
  esperado: Type.Union([Type.Number(), Type.Null()]),
  /** Counted minus expected, negative when cash is missing; null without an expected float. */
  diferencia: Type.Union([Type.Number(), Type.Null()]),
  /** Number of pagos and movimientos after the last corte, outside any turno ('Llegó después', 'Sin turno'). */
  despues: Type.Integer(),
  /**
   * Openings captured without a connection that arrived when the caja was already open, with their floats, pesos; absent without
   * any. These floats change no sum.
   */
  otras: Type.Optional(Type.Array(Type.Object({ quien: Type.String(), momento: Type.String(), fondo: Type.Number() }))),
});

const turnoFields = {
  _id: Type.String(),
  /** Number of the corte that will close the turno. */
  numero: Type.Integer(),
  caja: Type.Object({ _id: Type.String(), nombre: Type.String() }),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  cajero: Person,
  /** ISO 8601. */
  desde: Type.String(),
  apertura: Opening,
  entradas: MovementTotal,
  gastos: MovementTotal,
  retiros: MovementTotal,
  /**
   * Number and sum, pesos, of the pagos of each method. The sum of Efvo (cash) is null, so that the cashier counts the cash
   * without knowing what it should be (day.md 3, 8).
   */
  metodos: Type.Array(Type.Object({ metodo: CajaMethod, pagos: Type.Integer(), suma: Type.Union([Type.Number(), Type.Null()]) })),
};

/** An open turno, without its expected cash and the sum of its cash pagos, which the cashier must not know before the count. */
export const Turno = Type.Object(turnoFields);
export type Turno = Static<typeof Turno>;

export const readCajaSchemas = {
  summary: 'La caja de este equipo y su turno, con su registro',
  /** `equipo` is the browser's register, whose caja is answered; `caja` asks for another caja of the sucursal instead. */
  query: Type.Object({ equipo: Type.Optional(Uuid), caja: Type.Optional(Uuid) }),
  response: Type.Object({
    /** Whether the laundry uses cortes. If not, all other fields are null or empty. */
    usa_corte: Type.Boolean(),
    /** Letters that the register's claves begin with; null while the register has none. */
    letras: Type.Union([Type.String(), Type.Null()]),
    /** Null before the sucursal has any caja; the first opening makes 'Caja 1'. */
    caja: Type.Union([Caja, Type.Null()]),
    turno: Type.Union([Turno, Type.Null()]),
    ...EntryPage,
    /** Entries after the last corte, outside any turno, which the next opening counts; newest first, at most 200. */
    llegaron_despues: Type.Array(CajaEntry),
    /** Null before the first corte. `fondo` is the cash that stayed in the caja, pesos. */
    ultimo_corte: Type.Union([
      Type.Object({ _id: Type.String(), numero: Type.Integer(), fondo: Type.Number(), cerrado: Type.String() }),
      Type.Null(),
    ]),
  }),
} satisfies CallSchemas;
export type CajaState = Static<typeof readCajaSchemas.response>;

export const readEntriesSchemas = {
  summary: 'Lo que sigue del registro de un turno, del más nuevo al más viejo',
  params: Type.Object({ turno: Uuid }),
  query: Type.Object({ despues: Type.Optional(Cursor) }),
  response: Type.Object(EntryPage),
} satisfies CallSchemas;

/**
 * Opens the caja `caja` or, without it, the caja of the register `equipo`. The client makes the turno's id `_id`. An opening made
 * without a connection (`captura`) that finds another turno open gets no 409: the answer is that turno, which keeps the float in
 * `otras`, and from then on `_id` stands for that turno.
 * @throws 409 with `turno` when another turno is open, or with `corte` when the turno `_id` is already closed
 */
export const openTurnoSchemas = {
  summary: 'Abre la caja con su fondo contado',
  body: Type.Object({ _id: Uuid, ...Capture, caja: Type.Optional(Uuid), efectivo: CashCount }),
  response: Type.Object({ turno: Turno }),
} satisfies CallSchemas;
export type OpenTurno = Static<typeof openTurnoSchemas.body>;

/** Whether the turno's cash may now be below zero (`mayLackCash`), as a warning only. */
const BELOW_ZERO = Type.Boolean();

/**
 * A movimiento of cash, pesos, captured in `turno`. If that turno already has its corte, the corte lists the movimiento as 'Llegó
 * después', and it counts in the next opening. A gasto has a `categoria`; 'otro' needs a `detalle`.
 */
export const moveCashSchemas = {
  summary: 'Registra una entrada, un gasto o un retiro',
  body: Type.Object({
    _id: Uuid,
    turno: Uuid,
    ...Capture,
    tipo: Kind,
    monto: PesosAboveZero,
    categoria: Type.Optional(ExpenseCategorySchema),
    detalle: Type.Optional(TextSchema(MAX_MOVEMENT_DETAIL)),
  }),
  response: Type.Object({ movimiento: CajaEntry, bajo_cero: BELOW_ZERO }),
} satisfies CallSchemas;
export type MoveCash = Static<typeof moveCashSchemas.body>;

/**
 * Cancels a movimiento of an open turno with an opposite one, whose id is `_id`. A cancellation made without a connection
 * (`captura`) gets no 409: when the movimiento is already cancelled, the answer is the earlier cancellation; after the corte, the
 * new cancellation counts in the next opening ('Llegó después').
 * @throws 409 when the movimiento is already cancelled, or its turno is closed
 */
export const cancelMovementSchemas = {
  summary: 'Cancela un movimiento con otro contrario',
  body: Type.Object({ _id: Uuid, movimiento: Uuid, ...Capture }),
  response: Type.Object({ movimiento: CajaEntry, bajo_cero: BELOW_ZERO }),
} satisfies CallSchemas;
export type CancelMovement = Static<typeof cancelMovementSchemas.body>;

export const listCajasSchemas = {
  summary: 'Las cajas de la sucursal, o de todas las que ve la sesión, con sus equipos, y quiénes las han abierto',
  /** `cajeros` are the users who have opened a caja, sorted by name; the list of cortes offers them as a filter. */
  response: Type.Object({ cajas: Type.Array(Caja), cajeros: Type.Array(Person) }),
} satisfies CallSchemas;

/** Adds a caja to the session's sucursal, or renames the one with this `_id`. */
export const saveCajaSchemas = {
  summary: 'Agrega una caja o cambia su nombre',
  body: Type.Object({ _id: Uuid, nombre: TextSchema(MAX_CAJA_NAME) }),
  response: Type.Object({ caja: Caja }),
} satisfies CallSchemas;
export type SaveCaja = Static<typeof saveCajaSchemas.body>;

export const assignCajaSchemas = {
  summary: 'Dice qué caja usa un equipo',
  body: Type.Object({ equipo: Uuid, caja: Uuid }),
  response: Type.Object({ caja: Caja }),
} satisfies CallSchemas;
