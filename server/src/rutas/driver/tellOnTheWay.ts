import type { TellOnTheWay } from '@lavanda/shared/contract/schemas/driver';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import { openLink, requireCaptureOf, routeOfCapture } from './link.ts';
import { readMoment } from './stop.ts';
import { TEXTS } from './texts.ts';

/**
 * Stores when the driver told a cliente 'Vamos en camino'; only the first time counts. Changes nothing if another driver has
 * the stop by now.
 * @throws HttpProblem 404 for a dead link, or a nota of another sucursal
 */
export async function tellOnTheWay(db: Database, token: string, body: TellOnTheWay): Promise<{ avisada: true }> {
  const now = new Date();
  const { captured, moment } = readMoment(body.capturado, now);
  const link = await routeOfCapture(db, await openLink(db, token), body);
  requireCaptureOf(link, captured, now);
  const { tenantId, routeId, sucursalId } = link;
  const notaId = body.nota.toLowerCase();
  await withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql`select from notas
      where tenant_id = ${tenantId} and id = ${notaId} and sucursal_id = ${sucursalId}`.execute(tx);
    if (rows.length === 0) throw new HttpProblem(404, TEXTS.noStop);
    await sql`update paradas set avisada_en = ${moment.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and ruta_id = ${routeId} and nota_id = ${notaId} and tipo = ${body.tipo}
        and avisada_en is null`.execute(tx);
  });
  return { avisada: true };
}
