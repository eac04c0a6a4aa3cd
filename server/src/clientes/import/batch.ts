import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { ValidRow } from '../file/rowCliente.ts';
import { findKnown, judge } from './duplicates.ts';

/** An import, with the server that works on it. */
export interface Work {
  tenantId: string;
  id: string;
  /** Id of the server that works on the import. */
  serverId: string;
}

/**
 * Adds those of some rows of a file that aren't known clientes, in one short transaction, which also stores the import's
 * progress. Each row is added only once, even if the batch is retried.
 * @returns false when the import isn't running any more, or another server has taken it over
 */
export async function importBatch(db: Database, work: Work, rows: readonly ValidRow[]): Promise<boolean> {
  const { tenantId, id } = work;
  return withTenant(db, tenantId, async (tx) => {
    // A laundry's batches run one at a time: two would not see each other's clientes and might add the same person twice.
    await sql`select pg_advisory_xact_lock(hashtextextended('clientes.importar' || ${tenantId}, 0))`.execute(tx);
    const state = await lockWork(tx, work, 'corriendo');
    if (!state) return false;
    const pending = rows.filter(({ fila: row }) => row > state.ultima_fila);
    if (pending.length === 0) return true;
    const verdicts = judge(pending, await findKnown(tx, tenantId, pending), new Map());
    const created = pending.filter((_row, i) => verdicts[i]?.kind !== 'repeated');
    if (created.length > 0) await insert(tx, tenantId, id, created);
    await sql`update importaciones set ultima_fila = ${pending.at(-1)?.fila ?? 0}, hechas = hechas + ${pending.length},
        nuevos = nuevos + ${created.length}, repetidos = repetidos + ${pending.length - created.length}, latido = now()
      where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
    return true;
  });
}

interface Progress {
  ultima_fila: number;
  ultimo_cliente: string | null;
}

/** Locks the import; null when it is in another state or belongs to another server. */
export async function lockWork(
  tx: Transaction<DatabaseSchema>,
  { tenantId, id, serverId }: Work,
  state: 'corriendo' | 'deshaciendo',
): Promise<Progress | null> {
  const { rows } = await sql<Progress>`select ultima_fila, ultimo_cliente from importaciones
    where tenant_id = ${tenantId} and id = ${id} and estado = ${state} and servidor = ${serverId} for update`.execute(tx);
  return rows[0] ?? null;
}

async function insert(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  importId: string,
  fileRows: readonly ValidRow[],
): Promise<void> {
  const clientes = fileRows.map(({ data, domicilios }) => ({ id: randomUUID(), ...data, domicilios }));
  await sql`
    with f as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(clientes)}::jsonb) as f(id uuid, nombre text, apellido text,
        telefono text, telefono_nota text, rfc text, regimen_fiscal text, razon_social text, cp text, correo text, domicilios jsonb)),
    added as (
      insert into clientes (tenant_id, id, nombre, apellido, telefono, telefono_nota, rfc, regimen_fiscal, razon_social, cp, correo, importacion_id)
      select ${tenantId}::uuid, id, nombre, apellido, telefono, telefono_nota, rfc, regimen_fiscal, razon_social, cp, correo, ${importId}::uuid
      from f)
    insert into domicilios (tenant_id, cliente_id, orden, descripcion)
    select ${tenantId}::uuid, f.id, d.i - 1, d.descripcion
    from f cross join lateral jsonb_array_elements_text(f.domicilios) with ordinality as d(descripcion, i)`.execute(tx);
}
