import { endRepeatCall, listRepeatsCall, saveRepeatCall } from '@lavanda/shared/contract/calls/rutas';
import { endRepeatSchemas, listRepeatsSchemas, saveRepeatSchemas } from '@lavanda/shared/contract/schemas/rutas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { route } from '../../http/route.ts';
import { endRepeat, listRepeats, saveRepeat } from './repeats.ts';
import { scheduleRepeats } from './scheduleRepeats.ts';

/** Routes of clientes' weekly pickups. */
export function repeatRoutes(app: FastifyInstance, db: Database): void {
  route(app, listRepeatsCall, listRepeatsSchemas, async ({ session, query }) => ({
    repeticiones: await listRepeats(db, session, query.cliente),
  }));

  route(app, saveRepeatCall, saveRepeatSchemas, async ({ session, body, request }) => {
    const repeats = await saveRepeat(db, session, body);
    // Creates the pickup of today or tomorrow at once. If this fails, the hourly run creates it.
    const onFailure = (error: unknown) => request.log.warn({ err: error }, 'a repeated pickup was not made');
    await scheduleRepeats(db, onFailure, { tenantId: session.tenantId });
    return { repeticiones: repeats };
  });

  route(app, endRepeatCall, endRepeatSchemas, async ({ session, body }) => ({
    repeticiones: await endRepeat(db, session, body._id),
  }));
}
