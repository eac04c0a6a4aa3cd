import type { Cliente } from '@lavanda/shared/contract/clientes';
import { normalizar } from '@lavanda/shared/domain/texto';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { clienteJson } from './clienteJson.ts';
import { digitosDeBusqueda } from './terminoBusqueda.ts';
import { TEXTOS } from './textos.ts';

const POR_PAGINA = 20;

/**
 * Customers whose name (any part, accents and case ignored) or phone matches; those that begin with the text first.
 * @param pagina from 1, 20 a page
 */
export async function buscarClientes(base: Base, sesion: Sesion, texto: string, pagina = 1): Promise<Cliente[]> {
  const desde = (Math.max(pagina, 1) - 1) * POR_PAGINA;
  return enTenant(base, sesion.tenantId, async (tx) => {
    const { rows } = await sql<{ cliente: Cliente }>`
      select ${clienteJson(sesion)} as cliente
      from clientes_que_coinciden(${normalizar(texto)}, ${digitosDeBusqueda(texto)}, ${POR_PAGINA}::int, ${desde}::int) with ordinality as hallado(id, puesto)
      join clientes c on c.tenant_id = ${sesion.tenantId} and c.id = hallado.id
      order by hallado.puesto`.execute(tx);
    return rows.map(({ cliente }) => cliente);
  });
}

/** A page of all customers, by name. */
export async function listarClientes(base: Base, sesion: Sesion, pagina: number): Promise<Cliente[]> {
  const desde = (Math.max(pagina, 1) - 1) * POR_PAGINA;
  return enTenant(base, sesion.tenantId, async (tx) => {
    const { rows } = await sql<{ cliente: Cliente }>`
      select ${clienteJson(sesion)} as cliente from clientes c
      where c.tenant_id = ${sesion.tenantId} and c.eliminado_en is null
      order by c.nombre_norm, c.id limit ${POR_PAGINA} offset ${desde}`.execute(tx);
    return rows.map(({ cliente }) => cliente);
  });
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
