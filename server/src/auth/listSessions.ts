import type { OpenSession } from '@lavanda/shared/contract/schemas/sessions';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';

interface Row {
  id: string;
  dispositivo: string;
  direccion: string;
  creada: string;
  ultimo_uso: string;
}

/**
 * An account's open sessions, at most 200: first the session that makes the request, if it is one of them, then the others, the
 * last used first.
 */
export async function listSessions(
  tx: Transaction<DatabaseSchema>,
  { tenantId, sessionId }: Session,
  userId: string,
): Promise<OpenSession[]> {
  const { rows } = await sql<Row>`select id, dispositivo, direccion, creada, ultimo_uso from sesiones
    where tenant_id = ${tenantId} and usuario_id = ${userId} and expira > now()
    order by id = ${sessionId}::uuid desc, ultimo_uso desc, id limit 200`.execute(tx);
  return rows.map(({ id, dispositivo: device, direccion: address, creada: started, ultimo_uso: lastUse }) => ({
    _id: id,
    dispositivo: device,
    direccion: address,
    inicio: new Date(started).toISOString(),
    ultimoUso: new Date(lastUse).toISOString(),
    actual: id === sessionId,
  }));
}
