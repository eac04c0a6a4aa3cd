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

/**
 * A page of customers: those whose name (any part, accents and case ignored) or phone matches, the ones that begin with the text first;
 * without text all of them. By name.
 * @throws 400 for a `despues` that is none
 */
export async function listarClientes(base: Base, sesion: Sesion, texto: string, donde: Donde = {}): Promise<Pagina> {
  const { rows } = await enTenant(base, sesion.tenantId, async (tx) =>
    sentenciaDeClientes(sesion, texto.trim(), desde(donde), await lugarDe(tx, sesion, donde)).execute(tx),
  );
  const ultima = rows.at(-1);
  return {
    clientes: rows.map(({ cliente }) => cliente),
    siguiente: ultima && rows.length === POR_PAGINA ? cursorDe(ultima) : null,
  };
}

/** The statement of a page, from `salto` customers on or after `lugar`. They are described only once they are chosen. */
export function sentenciaDeClientes(sesion: Sesion, texto: string, salto: number, lugar: Lugar | null): RawBuilder<Fila> {
  return sql<Fila>`
    select ${clienteJson(sesion)} as cliente, hallado.id, hallado.nombre_norm as "nombreNorm", hallado.resto
    from clientes_buscados(${texto}, ${digitosDeBusqueda(texto)}, ${POR_PAGINA}::int, ${salto}::int,
      ${lugar?.resto ?? null}::boolean, ${lugar?.nombreNorm ?? null}::text, ${lugar?.id ?? null}::uuid) hallado
    join clientes c on c.tenant_id = ${sesion.tenantId} and c.id = hallado.id
    order by hallado.resto, hallado.nombre_norm collate "C", hallado.id`;
}

/** How many customers stand before the page, from its place when it has one. */
function desde({ pagina = 1, despues }: Donde): number {
  return despues === undefined ? (Math.max(pagina, 1) - 1) * POR_PAGINA : 0;
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
