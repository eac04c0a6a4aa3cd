import { type RawBuilder, sql } from 'kysely';
import { corrientes } from './corrientes.ts';
import { type Filtro, MARCA } from './filtro.ts';

type Sql = RawBuilder<unknown>;

const mesDe = (dia: string): Sql => sql`(${Number(dia.slice(0, 4))}::smallint, ${Number(dia.slice(5, 7))}::smallint)`;

/**
 * Whether the rollup by month counts exactly the notes of the filter. It knows neither customers nor balances, and holds the received notes that
 * aren't voided.
 */
export function seSaltaPorMeses({ texto, cliente, marca, status }: Filtro): boolean {
  return texto === null && cliente === null && (marca & MARCA.adeudo) === 0 && status.length === 2 && status[0] === 0;
}

/**
 * `salto (fin, antes)`: the last day of the month in which the filter's note number `desde` (from 0) is, and how many come before that month; no
 * row when there aren't so many. Whole months are counted by the rollup, so a far page reads one month of the list and not all it skips.
 */
export function salto(filtro: Filtro, desde: number): Sql {
  const { tenantId, sucursal, marca, desde: primero, hasta } = filtro;
  const partes = [sql`tenant_id = ${tenantId}`, sql`notas > 0`];
  if (sucursal !== null) partes.push(sql`sucursal_id = ${sucursal}`);
  if ((marca & MARCA.factura) !== 0) partes.push(sql`factura`);
  if ((marca & MARCA.domicilio) !== 0) partes.push(sql`a_domicilio`);
  if (primero !== null) partes.push(sql`(anio, mes) >= ${mesDe(primero)}`);
  if (hasta !== null) partes.push(sql`(anio, mes) < ${mesDe(hasta)}`);
  const enteros = sql`select (make_date(anio, mes, 1) + interval '1 month' - interval '1 day')::date as fin, sum(notas)::bigint as notas
    from resumen_ventas where ${sql.join(partes, sql` and `)} group by anio, mes`;
  // The month in which the range ends isn't whole: its notes are counted.
  const ultimo = (dia: string) => {
    const inicio = `${dia.slice(0, 8)}01`;
    const delMes = { ...filtro, desde: primero !== null && primero > inicio ? primero : inicio };
    return sql`select ${dia}::date as fin, (select count(*) from (${corrientes(delMes, [], sql`${desde + 1}`)}) as c) as notas union all `;
  };
  return sql`salto as materialized (
    select fin, hasta_aqui - notas as antes
    from (select fin, notas, sum(notas) over (order by fin desc)::bigint as hasta_aqui from (${hasta === null ? sql`` : ultimo(hasta)}${enteros}) as meses) as m
    where hasta_aqui > ${desde} order by fin desc limit 1)`;
}
