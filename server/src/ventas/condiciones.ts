import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import { type RawBuilder, sql } from 'kysely';
import { type Filtro, MARCA } from './filtro.ts';

type Sql = RawBuilder<unknown>;

const TODAS_LAS_MARCAS = [0, 1, 2, 3, 4, 5, 6, 7];

export const ORDEN = sql`fecha desc, creada_en desc, id desc`;
export const y = (partes: readonly Sql[]) => sql.join(partes, sql` and `);

export function comunes({ tenantId, sucursal, cliente, desde, hasta }: Filtro): Sql[] {
  const partes = [sql`n.tenant_id = ${tenantId}`, sql`n.anulada_en is null`];
  if (sucursal !== null) partes.push(sql`n.sucursal_id = ${sucursal}`);
  if (cliente !== null) partes.push(sql`n.cliente_id = ${cliente}`);
  if (desde !== null) partes.push(sql`n.fecha >= ${desde}::date`);
  if (hasta !== null) partes.push(sql`n.fecha <= ${hasta}::date`);
  return partes;
}

const tiene = (bits: number): Sql => sql`n.marca & ${sql.lit(bits)} = ${sql.lit(bits)}`;

/** A balance is asked for by itself too, as notas_con_adeudo says it. */
export function conMarca(marca: number): Sql[] {
  if (marca === 0) return [];
  return marca !== MARCA.adeudo && (marca & MARCA.adeudo) !== 0 ? [tiene(MARCA.adeudo), tiene(marca)] : [tiene(marca)];
}

/**
 * Statuses as sets of conditions, one for each part of the index's world. Literals, not parameters, and `status >= 0` rather than a list: the
 * partial indexes have to be recognised.
 */
export function porStatus({ status }: Filtro): { recibidas: Sql[] | null; otras: Sql[] | null } {
  if (!status.includes(10))
    return { recibidas: null, otras: [sql`n.status in (${sql.join(status.map((uno) => sql.lit(uno)))})`] };
  const recibidas = [sql`n.status >= 0`];
  if (!status.includes(0)) recibidas.push(sql`n.status = 10`);
  return { recibidas, otras: status.includes(POR_RECOLECTAR) ? [sql`n.status = -1`] : null };
}

/** Sets of conditions that together are the filter and don't overlap, each in the order of the list by an index of its own. */
export function conjuntos(filtro: Filtro, mas: readonly Sql[]): Sql[] {
  const { recibidas, otras } = porStatus(filtro);
  const base = [...comunes(filtro), ...mas];
  const sueltas = otras ? [y([...base, ...otras, ...conMarca(filtro.marca)])] : [];
  if (!recibidas) return sueltas;
  if (filtro.marca === 0 || filtro.cliente !== null) return [y([...base, ...recibidas, ...conMarca(filtro.marca)]), ...sueltas];
  const marcas = TODAS_LAS_MARCAS.filter((marca) => (marca & filtro.marca) === filtro.marca);
  return [...marcas.map((marca) => y([...base, ...recibidas, sql`n.marca = ${sql.lit(marca)}::smallint`])), ...sueltas];
}

/** Key of a note, in the order of the list. */
export const LLAVE = sql`n.tenant_id, n.fecha, n.creada_en, n.id`;

export function corriente(donde: Sql, cuantas: Sql, columnas: Sql = LLAVE): Sql {
  return sql`(select ${columnas} from notas n where ${donde} order by n.fecha desc, n.creada_en desc, n.id desc limit ${cuantas})`;
}
