import { hourIn } from '@lavanda/shared/domain/dates';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';

interface LastChange {
  userId: string | null;
  name: string;
  /** Local time in the nota's sucursal, HH:MM. */
  hour: string;
}

/**
 * The user who last changed any of `fields` of a nota after the version `since`, with the time; null without such a change, and
 * when the user isn't known.
 */
export async function whoChanged(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  fields: readonly ('etapa' | 'status' | 'piezas' | 'entrega')[],
  since = 0,
): Promise<LastChange | null> {
  const { rows } = await sql<{ userId: string | null; name: string | null; moment: Date; zone: string }>`
    select h.usuario_id as "userId", u.nombre as name, h.momento as moment, s.zona_horaria as zone
    from nota_historia h
    join notas n on n.tenant_id = h.tenant_id and n.id = h.nota_id
    join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
    left join usuarios u on u.tenant_id = h.tenant_id and u.id = h.usuario_id
    where h.tenant_id = ${session.tenantId} and h.nota_id = ${notaId} and h.version > ${since}::int
      and h.cambio ?| ${fields}::text[]
    order by h.version desc limit 1`.execute(tx);
  const [last] = rows;
  if (!last?.name) return null;
  return { userId: last.userId, name: last.name, hour: hourIn(last.zone, new Date(last.moment)) };
}
