import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import type { Columna, Fila } from '../exportar/archivo.ts';
import type { Alcance } from './resumenJson.ts';
import { TEXTOS } from './textos.ts';

const T = TEXTOS.columnas;

export const COLUMNAS: readonly Columna[] = [
  { titulo: T.fecha, tipo: 'dia', ancho: 14 },
  { titulo: T.sucursal, tipo: 'texto', ancho: 24 },
  { titulo: T.notas, tipo: 'entero' },
  { titulo: T.total, tipo: 'dinero' },
  { titulo: T.cobrado, tipo: 'dinero' },
  { titulo: T.porCobrar, tipo: 'dinero' },
  { titulo: T.promedio, tipo: 'dinero', ancho: 16 },
  { titulo: T.aDomicilio, tipo: 'dinero' },
  { titulo: T.facturado, tipo: 'dinero' },
  { titulo: T.express, tipo: 'dinero' },
];

interface Dia {
  fecha: string | null;
  sucursal: string | null;
  notas: number;
  total: number;
  cobrado: number;
  promedio: number;
  a_domicilio: number;
  factura: number;
  express: number;
}

/**
 * Received notes of `mes` ('YYYY-MM') by day and branch, and last their sum; amounts in pesos. From the notes, not the rollup, which knows no days.
 */
export async function filasDelMes(base: Base, { tenantId, sucursal }: Alcance, mes: string): Promise<Fila[]> {
  const primero = `${mes}-01`;
  const dias = await enTenant(base, tenantId, async (tx) => {
    const { rows } = await sql<Dia>`
      with del_mes as (
        select n.fecha, s.nombre as sucursal, n.total, n.abonos, n.factura, n.a_domicilio, n.express
        from notas n join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
        where n.tenant_id = ${tenantId} and n.anulada_en is null and n.status >= 0
          and n.fecha >= ${primero}::date and n.fecha < ${primero}::date + interval '1 month'
          ${sucursal === null ? sql`` : sql`and n.sucursal_id = ${sucursal}`}
      )
      select fecha::text, sucursal, count(*)::int as notas, coalesce(sum(total), 0)::bigint as total, coalesce(sum(abonos), 0)::bigint as cobrado,
             coalesce(round(avg(total)), 0)::bigint as promedio, coalesce(sum(total) filter (where a_domicilio), 0)::bigint as a_domicilio,
             coalesce(sum(total) filter (where factura), 0)::bigint as factura, coalesce(sum(total) filter (where express), 0)::bigint as express
      from del_mes group by grouping sets ((fecha, sucursal), ()) order by fecha nulls last, sucursal`.execute(tx);
    return rows;
  });
  return dias.map((dia) => [
    dia.fecha,
    dia.fecha === null ? TEXTOS.suma : dia.sucursal,
    dia.notas,
    ...[dia.total, dia.cobrado, dia.total - dia.cobrado, dia.promedio, dia.a_domicilio, dia.factura, dia.express].map(
      (centavos) => centavos / 100,
    ),
  ]);
}
