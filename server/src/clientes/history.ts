import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import type { ClienteData } from './clienteData.ts';

/** A cliente as the trail records it. `domicilio` joins all its addresses; null when the save sent no list of them. */
export type RecordedCliente = ClienteData & { domicilio: string | null };

/** A cliente's addresses as one text for the trail; null without a list. */
export function asText(domicilios: readonly Pick<Domicilio, 'descripcion'>[] | undefined): string | null {
  return domicilios ? domicilios.map(({ descripcion: description }) => description.trim()).join('; ') : null;
}

/** The stored addresses as one text; null when the save doesn't replace them. */
export async function addressesOf(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  id: string,
  replaced: readonly Domicilio[] | undefined,
): Promise<string | null> {
  if (!replaced) return null;
  const rows = await tx
    .selectFrom('domicilios')
    .select('descripcion')
    .where('tenant_id', '=', tenantId)
    .where('cliente_id', '=', id)
    .orderBy('orden')
    .execute();
  return asText(rows);
}

/** Records in the trail who added or changed a cliente, and the changed fields. Does nothing when no field changed. */
export async function recordSave(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  id: string,
  before: RecordedCliente | null,
  after: RecordedCliente,
): Promise<void> {
  const cliente = fullName(after);
  if (!before) return note(tx, session, 'cliente.agregar', { _id: id, cliente });
  const fields = (Object.keys(after) as (keyof RecordedCliente)[]).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return;
  const pick = (from: RecordedCliente) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  await note(tx, session, 'cliente.modificar', { _id: id, cliente, antes: pick(before), despues: pick(after) });
}
