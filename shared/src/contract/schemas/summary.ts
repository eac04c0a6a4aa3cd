import { type Static, Type } from 'typebox';
import { PAYMENT_METHODS } from '../../domain/nota.ts';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, IsoDay, Uuid } from './primitives.ts';

const [efvo, tdc, transf, link] = PAYMENT_METHODS;
const Method = Type.Union([Type.Literal(efvo), Type.Literal(tdc), Type.Literal(transf), Type.Literal(link)]);
/** A boolean as text (spec 3 "Sales summary row"). */
const YesNo = Type.Union([Type.Literal('true'), Type.Literal('false')]);

/** Received notas by month, weekday (1 Sunday to 7 Saturday), sucursal and flags of the nota's date; pesos. */
export const SalesSummary = Type.Object({
  año: Type.Integer(),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  /** Always null: a row groups the notas of many clientes. The best ones are in `clientes`. */
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

/** One of a month's best clientes, pesos. `sucursal` null: all together, for roles that see them all. */
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
 * Answer of GET /api/ventas/?resultSummary=1; needs 'reportes.leer'. The database groups it, so its size does not grow
 * with the number of notas. Notas to be collected and voided ones are left out.
 */
export const SummaryResponse = Type.Object({
  results: Type.Object({
    sales: Type.Array(SalesSummary),
    pagos: Type.Array(PagosSummary),
    clientes: Type.Array(ClienteSummary),
  }),
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
