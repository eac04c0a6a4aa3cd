import { CREDIT, methodName } from '@lavanda/shared/domain/nota';
import { type CardKind, satFormOf } from '@lavanda/shared/domain/satForm';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Column, Row, Sheet } from '../../export/file.ts';
import { inTurn } from '../../limits/longCalls.ts';
import type { Filter } from '../list/filter.ts';
import { notaBatches } from './notaBatches.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Fecha', type: 'day', width: 12 },
  { title: 'Monto', type: 'money', width: 12 },
  { title: 'Método', type: 'text', width: 10 },
  { title: 'Folio', type: 'integer', width: 10 },
  { title: 'Sucursal', type: 'text', width: 18 },
  { title: 'Cliente', type: 'text', width: 32 },
  { title: 'Cobró', type: 'text', width: 24 },
  { title: 'Clave', type: 'text', width: 10 },
  { title: 'Motivo', type: 'text', width: 24 },
  { title: 'Forma SAT', type: 'text', width: 10 },
];

/** A pago by credit has the full name of its method, so that nobody adds it to the collected money. */
const METHOD = sql`case p.metodo when ${sql.lit(CREDIT)} then ${sql.lit(methodName(CREDIT))} else p.metodo end`;

/** A row of `COLUMNS` without the last one, 'Forma SAT', and the fields from which `withForm` adds it. */
interface PagoRow {
  row: Row;
  metodo: string;
  tarjeta: CardKind | null;
  forma: string | null;
}

/** The pagos of a nota, oldest first; a reversal has a negative amount and its reason. */
const ROWS_OF_NOTA = sql<PagoRow[]>`coalesce((
  select json_agg(json_build_object('metodo', p.metodo, 'tarjeta', p.tarjeta, 'forma', p.forma_sat,
      'row', json_build_array(p.fecha, round(p.monto / 100.0, 2), ${METHOD}, n.folio, s.nombre, n.cliente_nombre,
        coalesce(u.nombre, ''), coalesce(n.clave, ''), p.motivo))
    order by p.fecha, p.creado_en, p.id)
  from pagos p left join usuarios u on u.tenant_id = p.tenant_id and u.id = p.creado_por
  where p.tenant_id = n.tenant_id and p.nota_id = n.id), '[]'::json)`;

const SOURCE = sql`notas n join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id`;

/**
 * Completes a row with its SAT form. A pago stored without a form gets its method's usual form, but a pago by link gets none,
 * because it is unknown which form the laundry's links had then. A pago by credit has no form.
 */
function withForm({ row, metodo: method, tarjeta: card, forma: form }: PagoRow): Row {
  return [...row, form ?? satFormOf(method, card, null) ?? ''];
}

async function* batches(db: Database, filter: Filter): AsyncGenerator<Row[]> {
  for await (const notas of notaBatches(db, filter, ROWS_OF_NOTA, SOURCE)) yield notas.flat().map(withForm);
}

/** The pagos of the filter's notas, whenever they were paid, in the order of the notas. */
export const pagos = (db: Database, filter: Filter): Sheet => ({
  name: 'Pagos',
  columns: COLUMNS,
  batches: inTurn(batches(db, filter)),
});
