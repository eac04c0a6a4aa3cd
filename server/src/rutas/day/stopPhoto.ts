import type { StopKind } from '@lavanda/shared/domain/ruta';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { TEXTS } from '../texts.ts';
import { checkDay } from './sucursalDay.ts';

/**
 * The JPEG that a driver took at a stop of the session's sucursal; if two drivers were there, the later photo.
 * @throws HttpProblem 404; 400 for a day that doesn't exist
 */
export async function readStopPhoto(
  db: Database,
  { tenantId, sucursalId }: Session,
  { nota, tipo: kind, day }: { nota: string; tipo: StopKind; day: string },
): Promise<Buffer> {
  checkDay(day);
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<{ bytes: Buffer }>`
      select f.bytes from fotos_parada f join rutas r on r.tenant_id = f.tenant_id and r.id = f.ruta_id
      where f.tenant_id = ${tenantId} and r.sucursal_id = ${sucursalId} and r.dia = ${day} and f.nota_id = ${nota} and f.tipo = ${kind}
      order by f.creada_en desc limit 1`.execute(tx);
    const [photo] = rows;
    if (!photo) throw new HttpProblem(404, TEXTS.photoNotFound);
    return photo.bytes;
  });
}
