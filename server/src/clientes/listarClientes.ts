import type { Cliente } from '@lavanda/shared/contract/clientes';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { clienteJson } from './clienteJson.ts';
import { cursorDe, type Lugar, leerCursor } from './cursor.ts';
import { digitosDeBusqueda } from './terminoBusqueda.ts';
import { TEXTOS } from './textos.ts';

const POR_PAGINA = 20;

/** Which page: the one after `despues` (an earlier page's `siguiente`), else number `pagina`, from 1. */
export interface Donde {
  despues?: string | undefined;
  pagina?: number;
}

export interface Pagina {
  clientes: Cliente[];
  /** Where the next page begins; null when this one isn't full. */
  siguiente: string | null;
}

type Fila = { cliente: Cliente } & Lugar;

const COLUMNAS = sql`hallado.id, hallado.nombre_norm as "nombreNorm", hallado.resto`;

/**
 * Customers whose name (any part, accents and case ignored) or phone matches; those that begin with the text first.
 * @throws 400 for a `despues` that is none
 */
export async function buscarClientes(base: Base, sesion: Sesion, texto: string, donde: Donde = {}): Promise<Pagina> {
  return enTenant(base, sesion.tenantId, async (tx) => {
    const lugar = await lugarDe(tx, sesion, donde);
    // The search's own order is kept: 'resto' and then name and id.
    return paginaDe(
      tx,
      sesion,
      sql`clientes_buscados(${texto}, ${digitosDeBusqueda(texto)}, ${POR_PAGINA}::int, ${desde(donde)}::int,
      ${lugar?.resto ?? null}::boolean, ${lugar?.nombreNorm ?? null}::text, ${lugar?.id ?? null}::uuid)`,
    );
  });
}

/** A page of all customers, by name. */
export async function listarClientes(base: Base, sesion: Sesion, donde: Donde): Promise<Pagina> {
  return enTenant(base, sesion.tenantId, async (tx) => {
    const lugar = await lugarDe(tx, sesion, donde);
    const inicio = lugar
      ? sql`and (c.nombre_norm collate "C", c.id) > (${lugar.nombreNorm}, ${lugar.id}::uuid) order by c.nombre_norm collate "C", c.id limit ${POR_PAGINA}`
      : sql`order by c.nombre_norm collate "C", c.id limit ${POR_PAGINA} offset ${desde(donde)}`;
    return paginaDe(
      tx,
      sesion,
      sql`(select c.id, c.nombre_norm, false as resto from clientes c
      where c.tenant_id = ${sesion.tenantId} and c.eliminado_en is null ${inicio})`,
    );
  });
}

/** The customers of the page, described only once they are chosen. */
async function paginaDe(tx: Transaction<Esquema>, sesion: Sesion, hallados: RawBuilder<unknown>): Promise<Pagina> {
  const { rows } = await sql<Fila>`
    select ${clienteJson(sesion)} as cliente, ${COLUMNAS} from ${hallados} hallado
    join clientes c on c.tenant_id = ${sesion.tenantId} and c.id = hallado.id
    order by hallado.resto, hallado.nombre_norm collate "C", hallado.id`.execute(tx);
  const ultima = rows.at(-1);
  return {
    clientes: rows.map(({ cliente }) => cliente),
    siguiente: ultima && rows.length === POR_PAGINA ? cursorDe(ultima) : null,
  };
}

function desde({ pagina = 1 }: Donde): number {
  return (Math.max(pagina, 1) - 1) * POR_PAGINA;
}

async function lugarDe(tx: Transaction<Esquema>, { tenantId }: Sesion, { despues }: Donde): Promise<Lugar | null> {
  if (despues === undefined) return null;
  const lugar = leerCursor(despues);
  if (lugar.nombreNorm !== null) return { ...lugar, nombreNorm: lugar.nombreNorm };
  // A removed customer still has a row.
  const { rows } = await sql<{ nombreNorm: string }>`
    select nombre_norm as "nombreNorm" from clientes where tenant_id = ${tenantId} and id = ${lugar.id}`.execute(tx);
  const [fila] = rows;
  if (!fila) throw new Problematico(400, TEXTOS.cursor, [{ campo: 'despues', mensaje: TEXTOS.cursor }]);
  return { ...lugar, nombreNorm: fila.nombreNorm };
}

/** @throws 404 */
export async function leerCliente(base: Base, sesion: Sesion, id: string): Promise<Cliente> {
  return enTenant(base, sesion.tenantId, async (tx) => {
    const { rows } = await sql<{ cliente: Cliente }>`
      select ${clienteJson(sesion)} as cliente from clientes c
      where c.tenant_id = ${sesion.tenantId} and c.id = ${id} and c.eliminado_en is null`.execute(tx);
    const [fila] = rows;
    if (!fila) throw new Problematico(404, TEXTOS.noExiste);
    return fila.cliente;
  });
}
