import { hourIn } from '@lavanda/shared/domain/dates';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';

/** Who made a nota's last change of `field`, and the local time at the session's sucursal, HH:MM; null for none. */
export async function whoChanged(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  field: 'etapa' | 'status',
): Promise<{ name: string; hour: string } | null> {
  const { rows } = await sql<{ name: string | null; moment: Date }>`
    select u.nombre as name, h.momento as moment from nota_historia h
    left join usuarios u on u.tenant_id = h.tenant_id and u.id = h.usuario_id
    where h.tenant_id = ${session.tenantId} and h.nota_id = ${notaId} and h.cambio ? ${field}
    order by h.version desc limit 1`.execute(tx);
  const [last] = rows;
  return last?.name ? { name: last.name, hour: hourIn(session.zonaHoraria, new Date(last.moment)) } : null;
}
