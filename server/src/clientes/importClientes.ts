import { randomUUID } from 'node:crypto';
import type { ImportResult } from '@lavanda/shared/contract/schemas/clientes';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import type { ValidRow } from './file/checkRows.ts';
import { type ParseRequest, readFile } from './file/readFile.ts';

const BATCH_SIZE = 2_000;

/**
 * Adds a file's clientes in one transaction, or only counts them when `dryRun`. A cliente with the same name (ignoring
 * accents and case) and phone as a stored one or an earlier row is skipped, so importing a file twice adds nothing.
 * @throws HttpProblem 422 with what is wrong with the file
 */
export async function importClientes(
  db: Database,
  session: Session,
  parseRequest: ParseRequest,
  dryRun: boolean,
): Promise<ImportResult> {
  const { rows: fileRows, good, errors } = await readFile(session.tenantId, parseRequest);
  const created = await withTenant(db, session.tenantId, async (tx) => {
    // A laundry's imports run one at a time: two would not see each other's clientes and could add duplicates.
    if (!dryRun)
      await sql`select pg_advisory_xact_lock(hashtextextended('clientes.importar' || ${session.tenantId}, 0))`.execute(tx);
    const seen = new Set<string>();
    let count = 0;
    for (let from = 0; from < good.length; from += BATCH_SIZE) {
      const created = await withoutDuplicates(tx, session.tenantId, good.slice(from, from + BATCH_SIZE), seen);
      if (!dryRun) await insert(tx, session.tenantId, created);
      count += created.length;
    }
    if (!dryRun) await note(tx, session, 'archivo.importar', { lista: 'clientes', formato: parseRequest.formato, nuevos: count });
    return count;
  });
  return { filas: fileRows, nuevos: created, repetidos: good.length - created, errores: errors };
}

/** The rows whose cliente is neither in the database nor in `seen` (earlier rows); adds them to `seen`. */
async function withoutDuplicates(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  fileRows: readonly ValidRow[],
  seen: Set<string>,
): Promise<ValidRow[]> {
  const names = fileRows.map(({ data }) => `${data.nombre} ${data.apellido}`);
  const phones = fileRows.map(({ data }) => data.telefono);
  const { rows } = await sql<{ norm: string; existe: boolean }>`
    select f.norm, exists (select 1 from clientes c where c.tenant_id = ${tenantId} and c.eliminado_en is null
      and c.nombre_norm collate "C" = f.norm and c.telefono = f.telefono) as existe
    from (select normalizar(nombre) as norm, telefono, i
          from unnest(${names}::text[], ${phones}::text[]) with ordinality as u(nombre, telefono, i)) f
    order by f.i`.execute(tx);
  return fileRows.filter((row, i) => {
    const { norm, existe: exists } = rows[i] ?? { norm: '', existe: true };
    const key = `${row.data.telefono} ${norm}`;
    if (exists || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

async function insert(tx: Transaction<DatabaseSchema>, tenantId: string, fileRows: readonly ValidRow[]): Promise<void> {
  if (fileRows.length === 0) return;
  const clientes = fileRows.map(({ data }) => ({ id: randomUUID(), ...data }));
  const domicilios = fileRows.flatMap((row, i) =>
    row.domicilios.map((description, order) => ({
      cliente_id: clientes[i]?.id,
      orden: order,
      descripcion: description,
    })),
  );
  await sql`
    insert into clientes (tenant_id, id, nombre, apellido, telefono, telefono_nota, rfc, regimen_fiscal, razon_social, cp, correo)
    select ${tenantId}::uuid, id, nombre, apellido, telefono, telefono_nota, rfc, regimen_fiscal, razon_social, cp, correo
    from jsonb_to_recordset(${JSON.stringify(clientes)}::jsonb) as f(id uuid, nombre text, apellido text, telefono text, telefono_nota text, rfc text,
      regimen_fiscal text, razon_social text, cp text, correo text)`.execute(tx);
  await sql`
    insert into domicilios (tenant_id, cliente_id, orden, descripcion)
    select ${tenantId}::uuid, cliente_id, orden, descripcion
    from jsonb_to_recordset(${JSON.stringify(domicilios)}::jsonb) as f(cliente_id uuid, orden integer, descripcion text)`.execute(
    tx,
  );
}
