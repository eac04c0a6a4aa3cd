import type { FastifyInstance } from 'fastify';
import { auditTrailRoutes } from '../auditTrail/routes.ts';
import { authRoutes } from '../auth/routes.ts';
import { passkeyRoutes } from '../auth/secondFactor/passkeys/routes.ts';
import { secondFactorRoutes } from '../auth/secondFactor/routes.ts';
import { sessionRoutes } from '../auth/sessionRoutes.ts';
import { cajaRoutes } from '../caja/routes.ts';
import { clientesRoutes } from '../clientes/routes.ts';
import type { Settings } from '../config/settings.ts';
import { creditRoutes } from '../credit/routes.ts';
import type { Database } from '../db/connection.ts';
import type { Drawings } from '../drawing/drawings.ts';
import type { EventHub } from '../events/eventHub.ts';
import { eventRoutes } from '../events/routes.ts';
import type { OutgoingEmails } from '../invitations/outgoingEmails.ts';
import { invitationRoutes } from '../invitations/routes.ts';
import { mapRoutes } from '../maps/routes.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { pickupRequestRoutes } from '../pickupRequests/routes.ts';
import { releaseRoutes } from '../releases/routes.ts';
import type { Shells } from '../releases/shells/shells.ts';
import { versionRoutes } from '../releases/versionRoutes.ts';
import { reportRoutes } from '../reports/routes.ts';
import { sendSummary } from '../reports/sendSummary.ts';
import { driverRoutes } from '../rutas/driver/routes.ts';
import { repeatRoutes } from '../rutas/repeats/routes.ts';
import { rutaRoutes } from '../rutas/routes.ts';
import { scanRoutes } from '../scan/routes.ts';
import { permissionRoutes } from '../sections/permissionRoutes.ts';
import { sectionServiceRoutes } from '../sections/services/routes.ts';
import { servicioRoutes } from '../servicios/routes.ts';
import { teamRoutes } from '../team/routes.ts';
import { tenantRoutes } from '../tenant/routes.ts';
import { ticketRoutes } from '../tickets/routes.ts';
import { salesRoutes } from '../ventas/routes.ts';

/** Services that the routes of several areas share. */
export interface SharedServices {
  drawings: Drawings;
  emails: OutgoingEmails;
  hub: EventHub;
  shells: Shells;
}

/** Routes of every area under /api, and of the links that clientes and drivers open. */
export async function areaRoutes(
  api: FastifyInstance,
  db: Database,
  settings: Settings,
  services: SharedServices,
): Promise<void> {
  const { drawings, emails, hub, shells } = services;
  eventRoutes(api, db, hub);
  tenantRoutes(api, db, drawings);
  permissionRoutes(api, db);
  servicioRoutes(api, db);
  clientesRoutes(api, db);
  creditRoutes(api, db);
  mapRoutes(api, settings.maps);
  salesRoutes(api, db, settings, (request) => sendSummary(db, request));
  cajaRoutes(api, db, drawings);
  ticketRoutes(api, db, settings, drawings);
  noticeRoutes(api, db, settings);
  scanRoutes(api, db);
  pickupRequestRoutes(api, db);
  repeatRoutes(api, db);
  rutaRoutes(api, db, settings);
  await api.register(async (publicScope) => driverRoutes(publicScope, db, settings));
  reportRoutes(api, db);
  auditTrailRoutes(api, db);
  sessionRoutes(api, db);
  secondFactorRoutes(api, db);
  passkeyRoutes(api, db, settings);
  teamRoutes(api, db, settings, emails);
  invitationRoutes(api, db, settings, emails);
  releaseRoutes(api, db, settings, shells);
  versionRoutes(api, db, settings);
  await api.register(async (scope) => sectionServiceRoutes(scope, db));
  await api.register(async (scope) => authRoutes(scope, db, settings));
}
