import { type Dia, diaSemana } from '@lavanda/shared/domain/fechas';
import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { Esquema } from '../../db/esquema.ts';
import type { ContenidoNota } from '../nota.ts';

type NotaResumida = Pick<
  ContenidoNota,
  'clienteId' | 'fecha' | 'total' | 'abonos' | 'aDomicilio' | 'factura' | 'express' | 'status' | 'pagos'
> & { sucursalId: string; anulada: boolean };

type Fila = Record<string, string | number | boolean>;

/** The branch of the rows of resumen_clientes that stand for all branches together. */
export const TODAS_LAS_SUCURSALES = '00000000-0000-0000-0000-000000000000';

/** Changes to one rollup table: key to its row of sums. */
class Deltas {
  readonly #filas = new Map<string, { clave: Fila; sumas: Record<string, number> }>();

  sumar(clave: Fila, sumas: Record<string, number>, signo: 1 | -1): void {
    const llave = JSON.stringify(clave);
    const fila = this.#filas.get(llave) ?? { clave, sumas: {} };
    for (const [campo, valor] of Object.entries(sumas)) fila.sumas[campo] = (fila.sumas[campo] ?? 0) + signo * valor;
    this.#filas.set(llave, fila);
  }

  filas(): Fila[] {
    return [...this.#filas.values()]
      .filter(({ sumas }) => Object.values(sumas).some((suma) => suma !== 0))
      .map(({ clave, sumas }) => ({ ...clave, ...sumas }));
  }
}

const anioDe = (dia: Dia) => Number(dia.slice(0, 4));
const mesDe = (dia: Dia) => Number(dia.slice(5, 7));

/** What a save or a void changes in the rollup: the note as it was taken out, the note as it is put in. Pending and voided notes aren't in it. */
export function deltasResumen(antes: NotaResumida | null, ahora: NotaResumida | null) {
  const ventas = new Deltas();
  const pagos = new Deltas();
  const clientes = new Deltas();
  const aplicar = (nota: NotaResumida | null, signo: 1 | -1) => {
    if (!nota || nota.anulada || nota.status === POR_RECOLECTAR) return;
    const mesNota = { anio: anioDe(nota.fecha), mes: mesDe(nota.fecha), sucursal_id: nota.sucursalId };
    const banderas = { a_domicilio: nota.aDomicilio, factura: nota.factura, express: nota.express };
    ventas.sumar(
      { ...mesNota, dia_semana: diaSemana(nota.fecha), ...banderas },
      { notas: 1, total: nota.total, abonos: nota.abonos },
      signo,
    );
    for (const sucursal_id of [nota.sucursalId, TODAS_LAS_SUCURSALES])
      clientes.sumar({ ...mesNota, sucursal_id, cliente_id: nota.clienteId }, { notas: 1, total: nota.total }, signo);
    for (const pago of nota.pagos) {
      const clave = {
        anio: anioDe(pago.fecha),
        mes: mesDe(pago.fecha),
        anio_nota: mesNota.anio,
        mes_nota: mesNota.mes,
        sucursal_id: nota.sucursalId,
        metodo: pago.metodo,
      };
      pagos.sumar(clave, { pagos: 1, monto: pago.monto }, signo);
    }
  };
  aplicar(antes, -1);
  aplicar(ahora, 1);
  return { ventas: ventas.filas(), pagos: pagos.filas(), clientes: clientes.filas() };
}

/** Months and branches whose rollup the deltas change: those of the notes and those of their payments. */
function mesesDe({ ventas, pagos, clientes }: ReturnType<typeof deltasResumen>): Fila[] {
  const meses = new Map<string, Fila>();
  const agregar = (anio: Fila[string] = 0, mes: Fila[string] = 0, sucursal_id: Fila[string] = '') => {
    if (sucursal_id !== TODAS_LAS_SUCURSALES) meses.set(`${anio} ${mes} ${sucursal_id}`, { anio, mes, sucursal_id });
  };
  for (const { anio, mes, sucursal_id } of [...ventas, ...clientes, ...pagos]) agregar(anio, mes, sucursal_id);
  for (const { anio_nota, mes_nota, sucursal_id } of pagos) agregar(anio_nota, mes_nota, sucursal_id);
  return [...meses.values()];
}

/**
 * Applies the deltas in key order, so that concurrent saves wait for each other instead of deadlocking, and moves on the version of every month
 * and branch they touch; one statement. The shared lock keeps a rebuild of the same tenant (rehacer_resumen) from starting between the note and its deltas.
 */
export async function aplicarResumen(
  tx: Transaction<Esquema>,
  tenantId: string,
  deltas: ReturnType<typeof deltasResumen>,
): Promise<void> {
  const { ventas, pagos, clientes } = deltas;
  if (ventas.length + pagos.length + clientes.length === 0) return;
  await sql`
    with candado as materialized (
      select pg_advisory_xact_lock_shared(hashtextextended('resumen:' || ${tenantId}::uuid, 0))
    ), v as (
      insert into resumen_ventas as r
      select ${tenantId}::uuid, x.* from candado, jsonb_to_recordset(${JSON.stringify(ventas)}::jsonb)
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
      select ${tenantId}::uuid, x.*, 1 from candado, jsonb_to_recordset(${JSON.stringify(mesesDe(deltas))}::jsonb)
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
