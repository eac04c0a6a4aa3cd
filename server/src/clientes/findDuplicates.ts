import type { Cliente, FindDuplicates } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { splitPhone } from '@lavanda/shared/domain/phone';
import { sql } from 'kysely';
import type { TenantReader } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { clienteJson } from './clienteJson.ts';

const MAX_DUPLICATES = 5;

/**
 * Stored clientes who may be the person about to be registered: at most 5 with the same phone or, when the person or the cliente
 * has no phone, with the same name (ignoring accents and case). A match in both comes first.
 */
export async function findDuplicates(read: TenantReader, session: Session, body: FindDuplicates): Promise<Cliente[]> {
  const phone = splitPhone(body.telefono ?? '')?.phone ?? '';
  const name = fullName({ nombre: body.nombre, apellido: body.apellido ?? '' });
  const rows = await read(
    // Two selects, because each uses an index, while an `or` of both conditions could use neither.
    sql<{ cliente: Cliente }>`
      with wanted as materialized (select normalizar(${name}) as name),
      found as materialized (
        (select c.id, c.telefono, c.nombre_norm, c.creado from clientes c
          where ${phone} <> '' and c.tenant_id = ${session.tenantId} and c.telefono = ${phone} and c.eliminado_en is null
          order by c.nombre_norm = (select name from wanted) desc, c.creado limit ${sql.lit(MAX_DUPLICATES)})
        union
        (select c.id, c.telefono, c.nombre_norm, c.creado from clientes c
          where c.tenant_id = ${session.tenantId} and c.nombre_norm collate "C" = (select name from wanted)
            and c.eliminado_en is null and (c.telefono = '' or ${phone} = '')
          order by c.creado limit ${sql.lit(MAX_DUPLICATES)}))
      select ${clienteJson(session)} as cliente from found f
      join clientes c on c.tenant_id = ${session.tenantId} and c.id = f.id
      order by f.telefono = ${phone} and f.nombre_norm = (select name from wanted) desc, f.telefono = ${phone} desc, f.creado, f.id
      limit ${sql.lit(MAX_DUPLICATES)}`,
  );
  return rows.map(({ cliente }) => cliente);
}
