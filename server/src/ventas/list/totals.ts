import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import type { salesTotalsCall } from '@lavanda/shared/contract/calls/sales';
import { dayIn } from '@lavanda/shared/domain/dates';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { isBlind } from '../../caja/isBlind.ts';
import type { TenantReader } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { type Filter, FLAGS } from './filter.ts';
import { commonTables, isMatch, numberConditions } from './keys.ts';
import { splitMonths } from './monthRange.ts';
import { all, type Condition, common, hasFlags, hasStatus, partitions } from './partitions.ts';

type Sql = RawBuilder<unknown>;

const saldo = sql`n.total - n.abonos - n.ajuste`;

/**
 * Sums of the notas that meet the conditions, as one row in centavos: number of notas, total, amounts owed to and by the laundry,
 * and abonos.
 */
const summed = (conditions: readonly Condition[]): Sql => sql`(select count(*) as notas, coalesce(sum(n.total), 0) as total,
  coalesce(sum(${saldo}) filter (where n.marca & 1 = 1), 0) as adeudo,
  coalesce(-sum(${saldo}) filter (where ${saldo} < 0), 0) as favor, coalesce(sum(n.abonos), 0) as abonos from notas n where ${all(conditions)})`;

/** Whether the rollup can answer the filter: one for all received notas, without a condition on text, cliente or debts. */
const isInRollup = ({ text, cliente, flags, favor, status, voided }: Filter): boolean =>
  !voided &&
  !favor &&
  text === null &&
  cliente === null &&
  (flags & FLAGS.adeudo) === 0 &&
  status.length === 2 &&
  !status.includes(-1);

/** Sums whole months from the rollup; the days around them and the debts are summed from the notas. */
function ofRollup(filter: Filter): Sql[] {
  const { tenantId, sucursal, flags } = filter;
  const { months, days } = splitMonths(filter);
  const inRollup = [
    sql`r.tenant_id = ${tenantId}`,
    ...(sucursal === null ? [] : [sql`r.sucursal_id = ${sucursal}`]),
    ...(flags & FLAGS.factura ? [sql`r.factura`] : []),
    ...(flags & FLAGS.domicilio ? [sql`r.a_domicilio`] : []),
  ];
  const rollup = (
    first: number,
    last: number,
  ) => sql`(select coalesce(sum(r.notas), 0) as notas, coalesce(sum(r.total), 0) as total,
    0 as adeudo, 0 as favor, 0 as abonos from resumen_ventas r where ${all(inRollup)} and r.anio * 100 + r.mes between ${first}::int and ${last}::int)`;
  const around = days.flatMap((range) => partitions({ ...filter, ...range }).map(summed));
  const owing = partitions({ ...filter, flags: flags | FLAGS.adeudo }).map(
    (conditions) => sql`(select 0 as notas, 0 as total,
    coalesce(sum(${saldo}), 0) as adeudo, 0 as favor, 0 as abonos from notas n where ${all(conditions)})`,
  );
  const inFavor = partitions({ ...filter, favor: true }).map(
    (conditions) => sql`(select 0 as notas, 0 as total, 0 as adeudo,
    coalesce(-sum(${saldo}), 0) as favor, 0 as abonos from notas n where ${all(conditions)})`,
  );
  return [...(months ? [rollup(months.first, months.last)] : []), ...around.map(withoutOwed), ...owing, ...inFavor];
}

const withoutOwed = (row: Sql): Sql => sql`(select notas, total, 0 as adeudo, 0 as favor, 0 as abonos from ${row} as d)`;

/**
 * Sums the notas of the clientes who match the text, found by cliente if the clientes are few, plus the notas whose folio
 * or clave is in the text.
 */
function ofText(filter: Filter): Sql[] {
  const conditions = [...common(filter), hasStatus(filter), ...hasFlags(filter)];
  const found = [
    summed([...conditions, sql`(select yes from few)`, sql`n.cliente_id = any(array(select id from matches))`]),
    summed([...conditions, sql`not (select yes from few)`, isMatch]),
  ];
  return [...found, ...numberConditions(filter).map((numbered) => summed([...conditions, ...numbered]))];
}

/** The number of notas and the sums of their amounts, centavos. */
interface Sums {
  notas: number;
  total: number;
  adeudo: number;
  favor: number;
  abonos: number;
}

const NOTHING: Sums = { notas: 0, total: 0, adeudo: 0, favor: 0, abonos: 0 };

/**
 * Adds up every nota of the filter. If the rollup can answer the filter (`isInRollup`), only the days around whole months
 * and the debts are summed from notas. Voided notas have no debts, but a sum of their abonos.
 * @returns the body of `salesTotalsCall`, in pesos; unless the filter ends before today, the total is hidden from a user who must
 * not see today's cash (`isBlind`)
 */
export async function readTotals(
  read: TenantReader,
  session: Session,
  filter: Filter,
): Promise<AnswerOf<typeof salesTotalsCall>> {
  const rows = filter.text ? ofText(filter) : isInRollup(filter) ? ofRollup(filter) : partitions(filter).map(summed);
  const tables = commonTables(filter);
  const [sums] = await read(sql<Sums>`
    ${tables.length === 0 ? sql`` : sql`with ${sql.join(tables)}`}
    select sum(notas)::bigint as notas, sum(total)::bigint as total, sum(adeudo)::bigint as adeudo,
      sum(favor)::bigint as favor, sum(abonos)::bigint as abonos
    from (${sql.join(rows, sql` union all `)}) as s`);
  const { notas: count, total, adeudo: owed, favor, abonos: paid } = sums ?? NOTHING;
  const withToday = filter.until === null || filter.until >= dayIn(session.zonaHoraria, new Date());
  const isHidden = withToday && (await isBlind(read, session));
  const body = isHidden ? { conteo: count, total: 0, total_oculto: true } : { conteo: count, total: centavosToPesos(total) };
  if (filter.voided) return { ...body, adeudo: 0, favor: 0, abonos: centavosToPesos(paid) };
  return { ...body, adeudo: centavosToPesos(owed), favor: centavosToPesos(favor) };
}
