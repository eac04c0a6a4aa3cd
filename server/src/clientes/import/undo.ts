import type { ImportJob } from '@lavanda/shared/contract/schemas/imports';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { lockWork, type Work } from './batch.ts';

/** Once an undo has named this many of the clientes that it kept, it only counts further ones. */
const MAX_NAMED = 200;

type Kept = ImportJob['conservadosPor'][number];

/**
 * Removes the next clientes of an import, except those that have notas or were changed since.
 * @returns how many clientes were examined, 0 at the end; null when this server isn't undoing the import
 */
export async function undoBatch(db: Database, work: Work, size: number): Promise<number | null> {
  const { tenantId, id } = work;
  return withTenant(db, tenantId, async (tx) => {
    const state = await lockWork(tx, work, 'deshaciendo');
    if (!state) return null;
    // The clientes are locked first: a nota saved meanwhile is either seen by the next statement, or waits and is refused.
    const { rows: clientes } = await sql<{ id: string }>`
      select id from clientes where tenant_id = ${tenantId} and importacion_id = ${id} and eliminado_en is null
        and (${state.ultimo_cliente}::uuid is null or id > ${state.ultimo_cliente}::uuid)
      order by id limit ${size} for update`.execute(tx);
    if (clientes.length === 0) return 0;
    const ids = clientes.map((cliente) => cliente.id);
    const { rows: kept } = await sql<Kept>`
      select c.id as _id, btrim(c.nombre || ' ' || c.apellido) as nombre,
        case when c.version > 1 then 'cambios' else 'notas' end as motivo
      from clientes c where c.tenant_id = ${tenantId} and c.id = any(${ids}::uuid[])
        and (c.version > 1 or exists (select 1 from notas n where n.tenant_id = c.tenant_id and n.cliente_id = c.id))
      order by c.id`.execute(tx);
    const keptIds = new Set(kept.map(({ _id }) => _id));
    const removed = ids.filter((one) => !keptIds.has(one));
    await sql`update clientes set eliminado_en = now() where tenant_id = ${tenantId} and id = any(${removed}::uuid[])`.execute(
      tx,
    );
    await sql`update importaciones set ultimo_cliente = ${ids.at(-1) ?? null}, eliminados = eliminados + ${removed.length},
        conservados = conservados + ${kept.length}, latido = now(),
        conservados_por = jsonb_path_query_array(conservados_por || ${JSON.stringify(kept)}::jsonb, ${`$[0 to ${MAX_NAMED - 1}]`}::jsonpath)
      where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
    return clientes.length;
  });
}
