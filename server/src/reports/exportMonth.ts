import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Column, Row } from '../export/file.ts';
import type { Scope } from './summaryJson.ts';
import { TEXTS } from './texts.ts';

const T = TEXTS.columns;

export const COLUMNS: readonly Column[] = [
  { title: T.fecha, type: 'day', width: 14 },
  { title: T.sucursal, type: 'text', width: 24 },
  { title: T.notas, type: 'integer' },
  { title: T.total, type: 'money' },
  { title: T.collected, type: 'money' },
  { title: T.receivable, type: 'money' },
  { title: T.average, type: 'money', width: 16 },
  { title: T.aDomicilio, type: 'money' },
  { title: T.invoiced, type: 'money' },
  { title: T.express, type: 'money' },
  { title: T.favor, type: 'money' },
];

interface DayRow {
  fecha: string | null;
  sucursal: string | null;
  notas: number;
  total: number;
  cobrado: number;
  por_cobrar: number;
  a_favor: number;
  promedio: number;
  a_domicilio: number;
  factura: number;
  express: number;
}

/**
 * SQL for the part of the abonos of the nota `n` that was paid with credit, which isn't money taken. Only pagos by credit have a
 * cliente, so the condition on it finds them through their index.
 */
const CREDIT_USED = sql`coalesce((select sum(p.monto) from pagos p
  where p.tenant_id = n.tenant_id and p.cliente_id = n.cliente_id and p.nota_id = n.id), 0)`;

/**
 * Sums of the received notas of `month` ('YYYY-MM'), in pesos, by local date and sucursal, and their total. Amounts owed to and
 * by the laundry are separate, as in the sales list. The sums are read from the notas, because the rollup has no days.
 */
export async function monthRows(db: Database, { tenantId, sucursal }: Scope, month: string): Promise<Row[]> {
  const first = `${month}-01`;
  const days = await withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<DayRow>`
      with del_mes as (
        select n.fecha, s.nombre as sucursal, n.total, n.abonos - ${CREDIT_USED} as abonos, n.total - n.abonos - n.ajuste as saldo, n.marca, n.factura, n.a_domicilio, n.express
        from notas n join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
        where n.tenant_id = ${tenantId} and n.anulada_en is null and n.status >= 0
          and n.fecha >= ${first}::date and n.fecha < ${first}::date + interval '1 month'
          ${sucursal === null ? sql`` : sql`and n.sucursal_id = ${sucursal}`}
      )
      select fecha::text, sucursal, count(*)::int as notas, coalesce(sum(total), 0)::bigint as total, coalesce(sum(abonos), 0)::bigint as cobrado,
             coalesce(sum(saldo) filter (where marca & 1 = 1), 0)::bigint as por_cobrar, coalesce(-sum(saldo) filter (where saldo < 0), 0)::bigint as a_favor,
             coalesce(round(avg(total)), 0)::bigint as promedio, coalesce(sum(total) filter (where a_domicilio), 0)::bigint as a_domicilio,
             coalesce(sum(total) filter (where factura), 0)::bigint as factura, coalesce(sum(total) filter (where express), 0)::bigint as express
      from del_mes group by grouping sets ((fecha, sucursal), ()) order by fecha nulls last, sucursal`.execute(tx);
    return rows;
  });
  return days.map((day) => [
    day.fecha,
    day.fecha === null ? TEXTS.sum : day.sucursal,
    day.notas,
    ...[day.total, day.cobrado, day.por_cobrar, day.promedio, day.a_domicilio, day.factura, day.express, day.a_favor].map(
      (centavos) => centavos / 100,
    ),
  ]);
}
