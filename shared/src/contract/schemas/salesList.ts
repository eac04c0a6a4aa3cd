import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { BooleanFlag, Cursor, FileSchema, IsoDay, LooseText, TableFormat, Uuid } from './primitives.ts';
import { ListedNota } from './sales.ts';

const integer = (digits: number) => Type.String({ pattern: `^-?\\d{1,${digits}}$` });

/**
 * Filters of the sales list, its totals and its exports. `user` matches name, phone, folio or clave. `fechaInicial` and
 * `fechaFinal` are compared with the nota's own date; both days are included.
 */
const FilterFields = {
  status: Type.Optional(Type.String({ pattern: '^(-1|0|10)(,(-1|0|10))*$' })),
  userid: Type.Optional(Uuid),
  user: Type.Optional(LooseText(120)),
  sucursal: Type.Optional(Uuid),
  adeudo: Type.Optional(BooleanFlag),
  /** Notas whose saldo is in the cliente's favor. */
  favor: Type.Optional(BooleanFlag),
  facturados: Type.Optional(BooleanFlag),
  domicilio: Type.Optional(BooleanFlag),
  /** Lists the voided notas and recolecciones instead of the others; only for roles that may void notas. */
  anuladas: Type.Optional(BooleanFlag),
  fechaInicial: Type.Optional(Type.Union([IsoDay, Type.Literal('')])),
  fechaFinal: Type.Optional(Type.Union([IsoDay, Type.Literal('')])),
};

/**
 * Query of GET /api/ventas/. `userid` with `status=-1` finds the cliente's pending recoleccion. `notasPosPagina=-1` asks for the
 * whole list: up to 2,000 notas or, without 10 (closed) in `status` and without `user`, up to 20,000 open ones. `despues` is the
 * previous page's `siguiente`, with which no nota is skipped or repeated while others are added or voided.
 */
export const SalesFilter = Type.Object({
  ...FilterFields,
  notasPosPagina: Type.Optional(integer(3)),
  notasPorPagina: Type.Optional(integer(3)),
  pagina: Type.Optional(integer(7)),
  despues: Type.Optional(Cursor),
  /** '1' returns whole notas, with lines and pagos: a device keeps them to work without a connection. */
  completas: Type.Optional(Type.Literal('1')),
  /** '1' returns the reports' summary rows (summary.ts) instead of notas. */
  resultSummary: Type.Optional(Type.Literal('1')),
});
export type SalesFilter = Static<typeof SalesFilter>;

export const listSalesSchemas = {
  summary: 'Notas activas (status=0,-1), recolección pendiente de un cliente (userid, status=-1) o lista por páginas',
  query: SalesFilter,
  response: Type.Object({
    results: Type.Array(ListedNota),
    /** Cursor of the next page; null when this page isn't full. */
    siguiente: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /**
     * On the first page, the number of matching notas, counted up to 1,001. A whole list of open notas has this field only when
     * it leaves out some of them (those due last): it then counts all of them. Other whole lists never have it.
     */
    conteo: Type.Optional(Type.Integer()),
  }),
} satisfies CallSchemas;

export const salesTotalsSchemas = {
  summary: 'Cuántas notas cumplen los filtros, cuánto suman, cuánto se debe de ellas y cuánto hay a favor de sus clientes',
  query: Type.Object(FilterFields),
  /**
   * Exact sums over all matching notas, pesos. `adeudo` is what notas that owe 1 peso or more owe, `favor` what the laundry owes
   * on other notas; neither reduces the other. With `anuladas` both are 0, and `abonos` is what was paid of the voided notas;
   * other answers have no `abonos`.
   */
  response: Type.Object({
    conteo: Type.Integer(),
    total: Type.Number(),
    adeudo: Type.Number(),
    abonos: Type.Optional(Type.Number()),
    /** Absent in answers of older servers. */
    favor: Type.Optional(Type.Number()),
    /**
     * True if the filter includes today and the user has to count an open turno without knowing its cash. `total` is then 0,
     * because today's sum would reveal that cash.
     */
    total_oculto: Type.Optional(Type.Boolean()),
  }),
} satisfies CallSchemas;

export const exportSalesSchemas = {
  summary: 'La lista filtrada como archivo CSV o XLSX; el XLSX lleva los pagos en otra hoja',
  query: Type.Object({
    ...FilterFields,
    formato: TableFormat,
    /** 'pagos' exports only the pagos of the filtered notas, because a CSV has no second sheet for them. */
    contenido: Type.Optional(Type.Literal('pagos')),
  }),
  response: FileSchema,
} satisfies CallSchemas;
