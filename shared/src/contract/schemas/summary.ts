import { type Static, Type } from 'typebox';
import { PAYMENT_METHODS } from '../../domain/nota.ts';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, IsoDay, Uuid } from './primitives.ts';

const [efvo, tdc, transf, link] = PAYMENT_METHODS;
const Method = Type.Union([Type.Literal(efvo), Type.Literal(tdc), Type.Literal(transf), Type.Literal(link)]);
/** A boolean written as text, 'true' or 'false' (spec 3 "Sales summary row"). */
const YesNo = Type.Union([Type.Literal('true'), Type.Literal('false')]);

/**
 * Received notas grouped by month and weekday (1 Sunday to 7 Saturday) of their date, sucursal and flags; amounts in
 * pesos.
 */
export const SalesSummary = Type.Object({
  año: Type.Integer(),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  /** Always null: a row groups the notas of many clientes. The month's best clientes are in `clientes`. */
  usuario_name: Type.Null(),
  'a domicilio': YesNo,
  factura: YesNo,
  express: YesNo,
  notas: Type.Integer({ minimum: 1 }),
  total: Type.Number(),
  abonos: Type.Number(),
});
export type SalesSummary = Static<typeof SalesSummary>;

/** Pagos grouped by month of pago, month of the nota, sucursal and method; pesos, net of reversals. */
export const PagosSummary = Type.Object({
  año: Type.Integer(),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  año_nota: Type.Integer(),
  mes_nota: Type.Integer({ minimum: 1, maximum: 12 }),
  sucursal: Type.String(),
  metodo: Method,
  monto: Type.Number(),
});
export type PagosSummary = Static<typeof PagosSummary>;

/**
 * One of a month's best clientes; amounts in pesos. A row with `sucursal` null adds up all sucursales, for roles that see all.
 */
export const ClienteSummary = Type.Object({
  año: Type.Integer(),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  sucursal: Type.Union([Type.String(), Type.Null()]),
  usuario: Type.String(),
  usuario_name: Type.String(),
  notas: Type.Integer({ minimum: 1 }),
  total: Type.Number(),
});
export type ClienteSummary = Static<typeof ClienteSummary>;

/**
 * Notas received a year ago, by sucursal, in pesos: from the 1st of the month that is now in progress to the day `hasta`, which
 * is today a year earlier.
 */
export const SameDaysSummary = Type.Object({
  hasta: Type.String(),
  ventas: Type.Array(Type.Object({ sucursal: Type.String(), notas: Type.Integer(), total: Type.Number() })),
});
export type SameDaysSummary = Static<typeof SameDaysSummary>;

/**
 * Answer of GET /api/ventas/?resultSummary=1, which needs 'reportes.leer'. The database groups the rows, so their number doesn't
 * grow with the number of notas. Notas to be collected and voided notas are left out.
 */
export const SummaryResponse = Type.Object({
  results: Type.Object({
    sales: Type.Array(SalesSummary),
    pagos: Type.Array(PagosSummary),
    clientes: Type.Array(ClienteSummary),
  }),
  /** Left out when the month in progress, a year ago, isn't among the months asked for. */
  mismosDias: Type.Optional(SameDaysSummary),
});
export type SummaryResponse = Static<typeof SummaryResponse>;

export const readSummarySchemas = {
  summary: 'El resumen de los reportes',
  query: Type.Object({
    resultSummary: Type.Literal('1'),
    fechaInicial: Type.Optional(IsoDay),
    fechaFinal: Type.Optional(IsoDay),
  }),
  response: SummaryResponse,
} satisfies CallSchemas;

export const exportSummarySchemas = {
  summary: 'Las ventas de un mes, por día y sucursal, como archivo XLSX',
  query: Type.Object({
    mes: Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' }),
    sucursal: Type.Optional(Type.Union([Uuid, Type.Literal('')])),
  }),
  response: FileSchema,
} satisfies CallSchemas;

/** A number of notas and their sum, pesos. */
const NotasSum = Type.Object({ notas: Type.Integer(), monto: Type.Number() });

/** Today's sums, pesos, for each sucursal by its own time zone. Notas to be collected and voided notas are left out. */
export const TodayResponse = Type.Object({
  /** Today in the session's sucursal. */
  dia: Type.String(),
  /** Notas dated today. */
  vendido: NotasSum,
  /** Pagos made today for notas of any day, net of reversals; every method. */
  pagos: Type.Array(Type.Object({ metodo: Method, monto: Type.Number() })),
  /**
   * Whether the sum of Efvo (cash) is given as 0, because the session's user has to count an open turno without knowing its cash
   * (day.md 8).
   */
  efvo_oculto: Type.Optional(Type.Boolean()),
  /**
   * Open notas promised for today and the sum that they owe. Amounts that the laundry owes on other notas don't reduce this sum.
   */
  entregas: NotasSum,
  /** Open notas promised for an earlier day, and the sum that they owe. */
  atrasadas: NotasSum,
  /** Notas dated today by the hour (0 to 23) in which they were made; hours without notas are left out. */
  horas: Type.Array(
    Type.Object({ hora: Type.Integer({ minimum: 0, maximum: 23 }), notas: Type.Integer(), monto: Type.Number() }),
  ),
});
export type TodayResponse = Static<typeof TodayResponse>;

export const readTodaySchemas = {
  summary: 'Lo vendido, cobrado y por entregar hoy',
  query: Type.Object({ sucursal: Type.Optional(Type.Union([Uuid, Type.Literal('')])) }),
  response: TodayResponse,
} satisfies CallSchemas;
