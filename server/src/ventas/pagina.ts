import { type RawBuilder, sql } from 'kysely';
import type { Lector } from '../db/tenencia.ts';
import { ORDEN } from './condiciones.ts';
import { corrientes } from './corrientes.ts';
import { alcanza, previas } from './deTexto.ts';
import type { Filtro } from './filtro.ts';
import { CONTEO_MAXIMO, contadasDeTexto, esPagina, paginaDeTexto } from './paginaDeTexto.ts';
import type { Posicion } from './posicion.ts';
import { salto, seSaltaPorMeses } from './salto.ts';

/** Which notes of a list: `limite` of them, after a place or after the first `desde`. */
export interface Tramo {
  limite: number;
  desde: number;
  despues: Posicion | null;
  /** Whether the whole list is counted too; only from its beginning. */
  contar: boolean;
}

const traslado = ({ fecha, creada, id }: Posicion) =>
  sql`(n.fecha, n.creada_en, n.id) < (${fecha}::date, ${creada}::timestamptz, ${id}::uuid)`;

/** The statement's subqueries up to `elegidas`, the keys of the page; `contadas` before it when the list is counted. */
function elegidas(filtro: Filtro, { limite, desde, despues, contar }: Tramo): RawBuilder<unknown>[] {
  const primeras = (nombre: string, mas: readonly RawBuilder<unknown>[], cuantas: RawBuilder<unknown>, antes = sql`0`) =>
    sql`${sql.raw(nombre)} as materialized (select * from (${corrientes(filtro, mas, sql`${antes} + ${cuantas}`)}) as c
      order by ${ORDEN} limit ${cuantas} offset ${antes})`;
  const pagina = sql`${sql.lit(limite)}`;
  const saltadas = despues ? 0 : desde;
  if (filtro.texto && !contar && esPagina(saltadas + limite))
    return paginaDeTexto(filtro, despues ? [traslado(despues)] : [], limite, saltadas);
  if (despues) return [primeras('elegidas', [traslado(despues)], pagina)];
  if (contar && filtro.texto) return contadasDeTexto(filtro, pagina);
  if (contar)
    return [
      primeras('contadas', [], sql`${sql.lit(CONTEO_MAXIMO)}`),
      sql`elegidas as materialized (select * from contadas order by ${ORDEN} limit ${pagina})`,
    ];
  if (desde === 0) return [primeras('elegidas', [], pagina)];
  if (filtro.texto)
    return [alcanza(filtro, desde), primeras('elegidas', [sql`(select si from alcanza)`], pagina, sql`${desde}::bigint`)];
  if (!seSaltaPorMeses(filtro)) return [primeras('elegidas', [], pagina, sql`${desde}::bigint`)];
  return [
    salto(filtro, desde),
    primeras('elegidas', [sql`n.fecha <= (select fin from salto)`], pagina, sql`(${desde}::bigint - (select antes from salto))`),
  ];
}

export interface Leida {
  /** The notes as the text of a JSON array, as the database wrote it. */
  filas: string;
  cuantas: number;
  /** Key of the last one; null when there is none. */
  fin: Posicion | null;
  /** Up to `CONTEO_MAXIMO`; null when it wasn't asked for. */
  conteo: number | null;
}

/**
 * One row, `Leida`.
 * @param fila what is read of each note, as JSON, from `desdeDonde` (its note is `n`)
 */
export function sentenciaDeTramo(
  filtro: Filtro,
  tramo: Tramo,
  fila: RawBuilder<unknown>,
  desdeDonde: RawBuilder<unknown>,
): RawBuilder<Leida> {
  const conteo = tramo.contar ? sql`(select count(*) from contadas)` : sql`null::bigint`;
  return sql`
    with ${sql.join([...previas(filtro), ...elegidas(filtro, tramo)])}
    select coalesce((select json_agg(${fila} order by n.fecha desc, n.creada_en desc, n.id desc)
        from elegidas as e join (${desdeDonde}) on n.tenant_id = e.tenant_id and n.id = e.id)::text, '[]') as filas,
      (select count(*) from elegidas) as cuantas,
      (select json_build_object('fecha', fecha, 'creada', creada_en::text, 'id', id) from elegidas order by fecha, creada_en, id limit 1) as fin,
      ${conteo} as conteo`;
}

/** Reads a stretch of a list, newest first: the keys of its notes first, by indexes alone, then those notes. */
export async function leerTramo(leer: Lector, sentencia: RawBuilder<Leida>): Promise<Leida> {
  const [leida] = await leer(sentencia);
  return leida ?? { filas: '[]', cuantas: 0, fin: null, conteo: null };
}
