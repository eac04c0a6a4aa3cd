import {
  driverLinkCall,
  listDriversCall,
  moveStopCall,
  proposeCall,
  readDayCall,
  revokeDriverLinkCall,
  saveDriverCall,
  saveStartCall,
  shareOutCall,
  stopPhotoCall,
} from '@lavanda/shared/contract/calls/rutas';
import {
  driverLinkSchemas,
  listDriversSchemas,
  moveStopSchemas,
  proposeSchemas,
  readDaySchemas,
  revokeDriverLinkSchemas,
  saveDriverSchemas,
  saveStartSchemas,
  shareOutSchemas,
  stopPhotoSchemas,
} from '@lavanda/shared/contract/schemas/rutas';
import { greetingName, whatsAppUrl } from '@lavanda/shared/domain/notice';
import { dayAndMonth } from '@lavanda/shared/domain/tag';
import { weekdayName } from '@lavanda/shared/domain/weekdays';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { route } from '../http/route.ts';
import { Slots } from '../limits/slots.ts';
import { sendPhoto } from '../ventas/photos/photoRoutes.ts';
import { readDay } from './day/readDay.ts';
import { readStopPhoto } from './day/stopPhoto.ts';
import { readDrivers } from './day/sucursalDay.ts';
import { saveDriver } from './drivers/saveDriver.ts';
import { saveStart } from './drivers/saveStart.ts';
import { driverLink, revokeDriverLink } from './links/driverLink.ts';
import { driverPath } from './links/driverPath.ts';
import { moveStop } from './order/moveStop.ts';
import { propose } from './order/propose.ts';
import { shareOut } from './order/shareOut.ts';
import { linkMessage, TEXTS } from './texts.ts';

/** Routes for dispatchers: stops of a day, drivers and their links, always of the session's own sucursal. */
export function rutaRoutes(app: FastifyInstance, db: Database, settings: Settings): void {
  dayRoutes(app, db, settings);
  driverRoutes(app, db);

  route(app, driverLinkCall, driverLinkSchemas, async ({ session, body, request }) => {
    const { token, driver } = await driverLink(db, session, body);
    const path = driverPath(token);
    const address = (settings.publicUrl ?? `${request.protocol}://${request.host}`) + path;
    const day = `${weekdayName(body.fecha)} ${dayAndMonth(body.fecha)}`;
    const text = linkMessage({ driver: greetingName(driver.nombre), day, address });
    return { enlace: path, whatsapp: whatsAppUrl(driver.telefono, text) };
  });

  route(app, revokeDriverLinkCall, revokeDriverLinkSchemas, async ({ session, body }) => ({
    quitados: await revokeDriverLink(db, session, body),
  }));
}

function dayRoutes(app: FastifyInstance, db: Database, { vroomUrl }: Settings): void {
  route(app, readDayCall, readDaySchemas, ({ session, query }) =>
    withTenant(db, session.tenantId, (tx) => readDay(tx, session, query.fecha)),
  );

  route(app, moveStopCall, moveStopSchemas, ({ session, body }) => moveStop(db, session, body));

  route(
    app,
    proposeCall,
    proposeSchemas,
    ({ session, body, request }) =>
      propose(db, session, body, {
        url: vroomUrl,
        onFailure: (reason) => request.log.warn({ reason }, 'VROOM did not answer; the own solver did'),
      }),
    { slots: new Slots({ perTenant: 2, perUser: 1, busy: TEXTS.proposing }) },
  );

  route(app, shareOutCall, shareOutSchemas, ({ session, body }) => shareOut(db, session, body));

  route(app, stopPhotoCall, stopPhotoSchemas, async ({ session, params, query, reply }) =>
    sendPhoto(reply, await readStopPhoto(db, session, { ...params, day: query.fecha })),
  );
}

function driverRoutes(app: FastifyInstance, db: Database): void {
  route(app, listDriversCall, listDriversSchemas, async ({ session }) => ({
    choferes: await withTenant(db, session.tenantId, (tx) => readDrivers(tx, session)),
  }));

  route(app, saveDriverCall, saveDriverSchemas, ({ session, body }) => saveDriver(db, session, body));

  route(app, saveStartCall, saveStartSchemas, async ({ session, body }) => ({
    salida: await saveStart(db, session, body),
  }));
}
