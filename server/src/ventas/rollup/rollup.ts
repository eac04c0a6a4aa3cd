import { type LocalDay, weekday } from '@lavanda/shared/domain/dates';
import { isMoney, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { NotaContent } from '../nota.ts';

type RollupNota = Pick<
  NotaContent,
  'clienteId' | 'fecha' | 'total' | 'aDomicilio' | 'factura' | 'express' | 'status' | 'pagos'
> & { sucursalId: string; voided: boolean };

type Row = Record<string, string | number | boolean>;

/** The `sucursal_id` of the rows in resumen_clientes that add up all sucursales. */
export const ALL_SUCURSALES = '00000000-0000-0000-0000-000000000000';

/** Changes to one rollup table: for each row key, the amounts to add to its sums. */
class Deltas {
  readonly #rows = new Map<string, { key: Row; sums: Record<string, number> }>();

  add(key: Row, sums: Record<string, number>, sign: 1 | -1): void {
    const mapKey = JSON.stringify(key);
    const row = this.#rows.get(mapKey) ?? { key, sums: {} };
    for (const [field, value] of Object.entries(sums)) row.sums[field] = (row.sums[field] ?? 0) + sign * value;
    this.#rows.set(mapKey, row);
  }

  rows(): Row[] {
    return [...this.#rows.values()]
      .filter(({ sums }) => Object.values(sums).some((sum) => sum !== 0))
      .map(({ key, sums }) => ({ ...key, ...sums }));
  }
}

const yearOf = (day: LocalDay) => Number(day.slice(0, 4));
const monthOf = (day: LocalDay) => Number(day.slice(5, 7));

/**
 * Rollup changes from `before` to `now`. Pending recolecciones, voided notas and pagos by credit don't
 * count.
 */
export function rollupDeltas(before: RollupNota | null, now: RollupNota | null) {
  const sales = new Deltas();
  const pagos = new Deltas();
  const clientes = new Deltas();
  const apply = (nota: RollupNota | null, sign: 1 | -1) => {
    if (!nota || nota.voided || nota.status === TO_COLLECT) return;
    const notaMonth = { anio: yearOf(nota.fecha), mes: monthOf(nota.fecha), sucursal_id: nota.sucursalId };
    const paid = nota.pagos.filter(({ metodo: method }) => isMoney(method));
    const collected = paid.reduce((sum, { monto: amount }) => sum + amount, 0);
    const flags = { a_domicilio: nota.aDomicilio, factura: nota.factura, express: nota.express };
    sales.add(
      { ...notaMonth, dia_semana: weekday(nota.fecha), ...flags },
      { notas: 1, total: nota.total, abonos: collected },
      sign,
    );
    for (const sucursal_id of [nota.sucursalId, ALL_SUCURSALES])
      clientes.add({ ...notaMonth, sucursal_id, cliente_id: nota.clienteId }, { notas: 1, total: nota.total }, sign);
    for (const pago of paid) {
      const key = {
        anio: yearOf(pago.fecha),
        mes: monthOf(pago.fecha),
        anio_nota: notaMonth.anio,
        mes_nota: notaMonth.mes,
        sucursal_id: nota.sucursalId,
        metodo: pago.metodo,
      };
      pagos.add(key, { pagos: 1, monto: pago.monto }, sign);
    }
  };
  apply(before, -1);
  apply(now, 1);
  return { ventas: sales.rows(), pagos: pagos.rows(), clientes: clientes.rows() };
}

/** The months and sucursales whose rollup changes, because of the notas or of their pagos. */
function monthsOf({ ventas: sales, pagos, clientes }: ReturnType<typeof rollupDeltas>): Row[] {
  const months = new Map<string, Row>();
  const add = (year: Row[string] = 0, month: Row[string] = 0, sucursal_id: Row[string] = '') => {
    if (sucursal_id !== ALL_SUCURSALES) months.set(`${year} ${month} ${sucursal_id}`, { anio: year, mes: month, sucursal_id });
  };
  for (const { anio: year, mes: month, sucursal_id } of [...sales, ...clientes, ...pagos]) add(year, month, sucursal_id);
  for (const { anio_nota: notaYear, mes_nota: notaMonth, sucursal_id } of pagos) add(notaYear, notaMonth, sucursal_id);
  return [...months.values()];
}

/**
 * Adds the deltas to the rollup and increments the version of each month and sucursal concerned. Rows are written in key order,
 * to avoid deadlocks. Until the commit, a shared lock keeps a rebuild (rehacer_resumen) from replacing the rollup with sums
 * that lack this save.
 */
export async function applyRollup(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  deltas: ReturnType<typeof rollupDeltas>,
): Promise<void> {
  const { ventas: sales, pagos, clientes } = deltas;
  if (sales.length + pagos.length + clientes.length === 0) return;
  await sql`
    with candado as materialized (
      select pg_advisory_xact_lock_shared(hashtextextended('resumen:' || ${tenantId}::uuid, 0))
    ), v as (
      insert into resumen_ventas as r
      select ${tenantId}::uuid, x.* from candado, jsonb_to_recordset(${JSON.stringify(sales)}::jsonb)
        as x(anio smallint, mes smallint, sucursal_id uuid, dia_semana smallint, a_domicilio boolean, factura boolean, express boolean, notas bigint, total bigint, abonos bigint)
      order by anio, mes, sucursal_id, dia_semana, a_domicilio, factura, express
      on conflict (tenant_id, anio, mes, sucursal_id, dia_semana, a_domicilio, factura, express)
        do update set notas = r.notas + excluded.notas, total = r.total + excluded.total, abonos = r.abonos + excluded.abonos
    ), p as (
      insert into resumen_pagos as r
      select ${tenantId}::uuid, x.* from candado, jsonb_to_recordset(${JSON.stringify(pagos)}::jsonb)
        as x(anio smallint, mes smallint, anio_nota smallint, mes_nota smallint, sucursal_id uuid, metodo text, pagos bigint, monto bigint)
      order by anio, mes, anio_nota, mes_nota, sucursal_id, metodo
      on conflict (tenant_id, anio, mes, anio_nota, mes_nota, sucursal_id, metodo)
        do update set pagos = r.pagos + excluded.pagos, monto = r.monto + excluded.monto
    ), k as (
      insert into resumen_version as r (tenant_id, anio, mes, sucursal_id, version)
      select ${tenantId}::uuid, x.*, 1 from candado, jsonb_to_recordset(${JSON.stringify(monthsOf(deltas))}::jsonb)
        as x(anio smallint, mes smallint, sucursal_id uuid)
      order by anio, mes, sucursal_id
      on conflict (tenant_id, anio, mes, sucursal_id) do update set version = r.version + 1
    )
    insert into resumen_clientes as r
    select ${tenantId}::uuid, x.* from candado, jsonb_to_recordset(${JSON.stringify(clientes)}::jsonb)
      as x(anio smallint, mes smallint, sucursal_id uuid, cliente_id uuid, notas bigint, total bigint)
    order by anio, mes, sucursal_id, cliente_id
    on conflict (tenant_id, anio, mes, sucursal_id, cliente_id)
      do update set notas = r.notas + excluded.notas, total = r.total + excluded.total`.execute(tx);
}
