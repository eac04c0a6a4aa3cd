import type { FiltroVentas, NotaLista } from '@lavanda/shared/contract/ventas';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { normalizar } from '@lavanda/shared/domain/texto';
import { type RawBuilder, sql } from 'kysely';
import { digitosDeBusqueda } from '../clientes/terminoBusqueda.ts';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { NOTA_DESDE, notaJson } from './notaJson.ts';
import { TEXTOS } from './textos.ts';

/** The active list comes whole, up to this many. */
const ACTIVAS_MAXIMAS = 2000;
const POR_PAGINA = 20;
const POR_PAGINA_MAXIMO = 100;
const CLIENTES_DE_UN_FILTRO = 100_000;

/** The branch the answer is limited to; null for all. @throws 403 when a role of one branch asks for another */
function sucursalVisible(sesion: Sesion, pedida: string | undefined): string | null {
  const sucursal = pedida?.toLowerCase() ?? null;
  if (veTodasLasSucursales(sesion.rol)) return sucursal;
  if (sucursal !== null && sucursal !== sesion.sucursalId)
    throw new Problematico(403, TEXTOS.sinPermisoSucursal, [{ campo: 'sucursal', mensaje: TEXTOS.sinPermisoSucursal }]);
  return sesion.sucursalId;
}

/** Customer's name (accents and case ignored, any part), phone, or the folio. */
function porTexto(texto: string): RawBuilder<unknown> {
  const folio = /^\s*#?\s*(\d{1,12})\s*$/.exec(texto)?.[1];
  const clientes = sql`n.cliente_id in (select clientes_que_coinciden(${normalizar(texto)}, ${digitosDeBusqueda(texto)}, ${CLIENTES_DE_UN_FILTRO}::int, 0))`;
  return folio === undefined ? clientes : sql`(${clientes} or n.folio = ${folio}::bigint)`;
}

function condiciones(sesion: Sesion, filtro: FiltroVentas): RawBuilder<unknown> {
  const sucursal = sucursalVisible(sesion, filtro.sucursal);
  const texto = filtro.user?.trim() ?? '';
  const status = filtro.status?.split(',').map(Number);
  const partes = [sql`n.tenant_id = ${sesion.tenantId}`, sql`n.anulada_en is null`];
  if (sucursal !== null) partes.push(sql`n.sucursal_id = ${sucursal}`);
  // Inlined, not bound: they are one of three literals by the schema, and the partial index of active notes needs to see them.
  partes.push(status ? sql`n.status in (${sql.join(status.map((valor) => sql.lit(valor)))})` : sql`n.status in (0, 10)`);
  if (filtro.userid !== undefined) partes.push(sql`n.cliente_id = ${filtro.userid}`);
  if (texto !== '') partes.push(porTexto(texto));
  return sql.join(partes, sql` and `);
}

function ventanaDe({ notasPosPagina, notasPorPagina, pagina }: FiltroVentas): { limite: number; desde: number } {
  const pedidas = Number(notasPorPagina ?? notasPosPagina ?? POR_PAGINA);
  if (pedidas === -1) return { limite: ACTIVAS_MAXIMAS, desde: 0 };
  const limite = Math.min(Math.max(pedidas, 1), POR_PAGINA_MAXIMO);
  return { limite, desde: (Math.max(Number(pagina ?? 1), 1) - 1) * limite };
}

/**
 * Notes of the branches the session sees, newest first, without lines and payments; those to be collected only when `status` asks.
 * Pages count from 1. The ids of the page are found first, so that skipped rows cost an index entry each.
 */
export async function listarNotas(base: Base, sesion: Sesion, filtro: FiltroVentas): Promise<NotaLista[]> {
  const donde = condiciones(sesion, filtro);
  const { limite, desde } = ventanaDe(filtro);
  return enTenant(base, sesion.tenantId, async (tx) => {
    const { rows } = await sql<{ notas: NotaLista[] | null }>`
      select json_agg(${notaJson(false)} order by n.fecha desc, n.creada_en desc, n.id desc) as notas
      from (select tenant_id, id from notas n where ${donde} order by n.fecha desc, n.creada_en desc, n.id desc limit ${limite} offset ${desde}) as elegidas
      join (${NOTA_DESDE}) on n.tenant_id = elegidas.tenant_id and n.id = elegidas.id`.execute(tx);
    return rows[0]?.notas ?? [];
  });
}
