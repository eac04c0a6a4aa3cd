import type { MonthResult } from '@lavanda/shared/contract/schemas/monthResults';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { readAsTenant } from '../db/tenancy.ts';
import { groupsBy } from './groups.ts';

/** The amount that a sucursal collected in a month (category null), or spent in a category. */
interface Part {
  mes: number;
  sucursal: string;
  categoria: ExpenseCategory | null;
  movimientos: number;
  monto: Centavos;
}

/** The result of a sucursal's month: the collected amount less the gastos. */
function resultOf(month: number, sucursal: string, parts: readonly Part[]): MonthResult {
  const sum = (some: readonly Part[]) => some.reduce((total, { monto: amount }) => total + amount, 0);
  const collected = sum(parts.filter(({ categoria: category }) => category === null));
  const expenses = parts.filter(({ categoria: category }) => category !== null);
  const categories = EXPENSE_CATEGORIES.flatMap((category) =>
    expenses
      .filter((part) => part.categoria === category)
      .map(({ movimientos, monto: amount }) => ({ categoria: category, movimientos, monto: centavosToPesos(amount) })),
  );
  return {
    mes: month,
    sucursal,
    cobrado: centavosToPesos(collected),
    gastos: centavosToPesos(sum(expenses)),
    resultado: centavosToPesos(collected - sum(expenses)),
    categorias: categories,
  };
}

/**
 * Collected amount, gastos and result of each month and sucursal (day.md 3). The collected amount is the sum of the month's
 * pagos in the rollup. A gasto counts on the day when it was recorded; a cancelled gasto doesn't count.
 * @param sucursal id, or null for all of the tenant
 */
export async function readResults(db: Database, tenantId: string, sucursal: string | null, year: number): Promise<MonthResult[]> {
  const parts = await readAsTenant(
    db,
    tenantId,
    sql<Part>`
    select mes::int, sucursal_id as sucursal, null as categoria, 0 as movimientos, sum(monto)::bigint as monto
    from resumen_pagos where tenant_id = ${tenantId} and anio = ${year}::int and pagos > 0
      ${sucursal === null ? sql`` : sql`and sucursal_id = ${sucursal}`}
    group by 1, 2
    union all
    select extract(month from g.dia)::int, g.sucursal_id, g.categoria, count(*)::int, sum(g.monto)::bigint
    from (
      select (m.creado_en at time zone s.zona_horaria)::date as dia, c.sucursal_id, m.categoria, m.monto
      from movimientos m
      join cajas c on c.tenant_id = m.tenant_id and c.id = m.caja_id
      join sucursales s on s.tenant_id = c.tenant_id and s.id = c.sucursal_id
      where m.tenant_id = ${tenantId} and m.tipo = 'gasto' and m.cancela is null
        and not exists (select from movimientos x where x.tenant_id = m.tenant_id and x.cancela = m.id)
        ${sucursal === null ? sql`` : sql`and c.sucursal_id = ${sucursal}`}
    ) g
    where g.dia between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
    group by 1, 2, 3
    order by 1, 2`,
  );
  return groupsBy(parts, ({ mes: month, sucursal: of }) => `${month} ${of}`).map((some) =>
    resultOf(some[0].mes, some[0].sucursal, some),
  );
}
