import { type Static, Type } from 'typebox';
import { PAYMENT_METHODS } from '../domain/nota.ts';
import type { Endpoint } from './endpoint.ts';
import { FileSchema, Uuid } from './primitives.ts';

const [efvo, tdc, transf, link] = PAYMENT_METHODS;
const Method = Type.Union([Type.Literal(efvo), Type.Literal(tdc), Type.Literal(transf), Type.Literal(link)]);
/** A flag as text (spec 3 "Sales summary row"). */
const SiNo = Type.Union([Type.Literal('true'), Type.Literal('false')]);

/** Sales of the `notas` received notes of one month, weekday (1 Sunday to 7 Saturday), branch and set of flags, by the notes' date; pesos. */
export const SalesSummary = Type.Object({
  año: Type.Integer(),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  /** Always null: a row stands for the notes of many customers; the best ones are in `clientes`. */
  usuario_name: Type.Null(),
  'a domicilio': SiNo,
  factura: SiNo,
  express: SiNo,
  notas: Type.Integer({ minimum: 1 }),
  total: Type.Number(),
  abonos: Type.Number(),
});
export type SalesSummary = Static<typeof SalesSummary>;

/** Payments of those notes with one month of payment, month of the note, branch and method; pesos, less what was reversed. */
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

/** One of the best customers of a month, at one branch or (`sucursal` null, only for who sees them all) at all of them together; pesos. */
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
 * Answer of GET /api/ventas/?resultSummary=1, needs 'reportes.leer'. Grouped by the database: its size depends on the months asked for and the
 * branches, not on how many notes there are. Notes to be collected and voided ones aren't in it.
 */
export const SummaryResponse = Type.Object({
  results: Type.Object({
    sales: Type.Array(SalesSummary),
    pagos: Type.Array(PagosSummary),
    clientes: Type.Array(ClienteSummary),
  }),
});
export type SummaryResponse = Static<typeof SummaryResponse>;

/** One month's sales as a workbook: a row a day and branch, and their sum. */
export const exportSummaryCall = {
  method: 'GET',
  path: '/api/ventas/resumen/exportar',
  summary: 'Las ventas de un mes, por día y sucursal, como archivo XLSX',
  action: 'reportes.leer',
  query: Type.Object({
    mes: Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' }),
    sucursal: Type.Optional(Type.Union([Uuid, Type.Literal('')])),
  }),
  response: FileSchema,
} as const satisfies Endpoint;
