import { randomUUID } from 'node:crypto';
import type { Cliente, Domicilio, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { RetryTransaction, withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { keepPrinted } from '../ventas/capture/ownClave.ts';
import { type ClienteData, clienteData } from './clienteData.ts';
import { addressesOf, asText, recordSave } from './history.ts';
import { readCliente } from './listClientes.ts';
import { TEXTS } from './texts.ts';

interface SaveResult {
  id: string;
  version: number;
}

/** When a new cliente was shown the privacy notice: now, or null when it wasn't shown or the tenant has none. */
const shownNow = (tenantId: string, shown: boolean) =>
  sql<string | null>`(select now() from tenants where ${shown}::boolean and id = ${tenantId} and aviso_privacidad <> '')`;

async function create(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  id: string,
  data: ClienteData,
  noticeShown: boolean,
): Promise<SaveResult> {
  const { rows } = await sql<{ ajeno: boolean }>`select ids_de_otro_tenant(array[${id}]::uuid[]) as ajeno`.execute(tx);
  if (rows[0]?.ajeno) throw fieldProblem(422, '_id', TEXTS.foreignId);
  const position = await tx
    .insertInto('clientes')
    .values({ tenant_id: tenantId, id, ...data, eliminado_en: null, aviso_mostrado: shownNow(tenantId, noticeShown) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();
  // A concurrent save created the same cliente, which the retry will find.
  if (!position) throw new RetryTransaction();
  return position;
}

/** Changes a cliente. Its open notas take the new name; closed notas keep the name they were closed with. */
async function edit(tx: Transaction<DatabaseSchema>, tenantId: string, id: string, data: ClienteData): Promise<SaveResult> {
  const changed = await tx
    .updateTable('clientes')
    .set({ ...data })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('notas')
    .set({ cliente_nombre: fullName(data) })
    .where('tenant_id', '=', tenantId)
    .where('cliente_id', '=', id)
    .where('status', 'in', [-1, 0])
    .where('cliente_nombre', '<>', fullName(data))
    .execute();
  return changed;
}

async function setDomicilios(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  id: string,
  domicilios: readonly Domicilio[],
): Promise<void> {
  await tx.deleteFrom('domicilios').where('tenant_id', '=', tenantId).where('cliente_id', '=', id).execute();
  if (domicilios.length === 0) return;
  const rows = domicilios.map(({ descripcion: description, lat, lon }, position) => ({
    tenant_id: tenantId,
    cliente_id: id,
    orden: position,
    descripcion: description.trim(),
    lat,
    lon,
  }));
  await tx.insertInto('domicilios').values(rows).execute();
}

const asStored = (domicilios: readonly Domicilio[]): string =>
  JSON.stringify(domicilios.map(({ descripcion: description, lat, lon }) => [description.trim(), lat, lon]));

/** Whether the cliente has the sent data already, as when a client repeats a save whose answer was lost. */
function isStored(
  data: ClienteData,
  domicilio: readonly Domicilio[] | undefined,
  previous: ClienteData,
  current: Pick<Cliente, 'domicilio'>,
): boolean {
  const campos = Object.keys(data) as (keyof ClienteData)[];
  const same = campos.every((field) => data[field] === previous[field]);
  return same && (!domicilio || asStored(domicilio) === asStored(current.domicilio));
}

/**
 * Changes the cliente `_id`, or creates it; without `_id` the server gives a new one. A save of what is stored already changes
 * nothing if it names the cliente by `_id` and its version is stale or left out.
 * @throws HttpProblem 422 naming the fields; 404 for a removed cliente, or an unknown one sent with a version; 409 for a stale
 * version
 */
export async function saveCliente(db: Database, session: Session, body: SaveCliente): Promise<SaveResult> {
  const { tenantId } = session;
  if (body.tenant !== undefined && body.tenant.toLowerCase() !== tenantId) {
    throw fieldProblem(422, 'tenant', TEXTS.foreign);
  }
  const id = body._id?.toLowerCase() ?? randomUUID();
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      await keepPrinted(tx, tenantId, body);
      const previous = await tx
        .selectFrom('clientes')
        // Columns are named because `*` breaks prepared statements when a newer server adds a column.
        .select([
          'id',
          'version',
          'nombre',
          'apellido',
          'telefono',
          'telefono_nota',
          'rfc',
          'regimen_fiscal',
          'razon_social',
          'cp',
          'correo',
        ])
        .select('eliminado_en')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (previous && previous.eliminado_en !== null) throw new HttpProblem(404, TEXTS.eliminado);
      if (!previous && body.version !== undefined) throw new HttpProblem(404, TEXTS.notFound);
      const data = clienteData(body, previous ?? null);
      // A late capture without a version repeats a creation that is stored, so it must not undo later changes of the cliente.
      if (previous && body.captura && body.version === undefined) return { id, version: previous.version };
      if (previous && body.version !== previous.version) {
        const current = await readCliente(async (statement) => (await statement.execute(tx)).rows, session, id);
        if (isStored(data, body.domicilio, previous, current)) return { id, version: previous.version };
        if (body.version !== undefined) throw new HttpProblem(409, TEXTS.conflict, undefined, { actual: current });
      }
      const before = previous && { ...previous, domicilio: await addressesOf(tx, tenantId, id, body.domicilio) };
      const saved = await (previous
        ? edit(tx, tenantId, id, data)
        : create(tx, tenantId, id, data, body.aviso_mostrado === true));
      if (body.domicilio) await setDomicilios(tx, tenantId, id, body.domicilio);
      await recordSave(tx, session, id, before ?? null, { ...data, domicilio: asText(body.domicilio) });
      return saved;
    }),
  );
}
