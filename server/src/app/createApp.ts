import cookie from '@fastify/cookie';
import { ORIGIN_HEADER } from '@lavanda/shared/contract/originHeader';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { auditTrailRoutes } from '../auditTrail/routes.ts';
import { sessionOfCapture } from '../auth/capturer.ts';
import { authRoutes } from '../auth/routes.ts';
import { passkeyRoutes } from '../auth/secondFactor/passkeys/routes.ts';
import { secondFactorRoutes } from '../auth/secondFactor/routes.ts';
import { sessionRoutes } from '../auth/sessionRoutes.ts';
import { readSession, refuseEnded } from '../auth/sessions.ts';
import { cajaRoutes } from '../caja/routes.ts';
import { clientesRoutes } from '../clientes/routes.ts';
import type { Settings } from '../config/settings.ts';
import { creditRoutes } from '../credit/routes.ts';
import type { Database } from '../db/connection.ts';
import { origin } from '../db/tenancy.ts';
import { Drawings } from '../drawing/drawings.ts';
import { EventHub } from '../events/eventHub.ts';
import { eventRoutes } from '../events/routes.ts';
import { answerClientError, answerExpectations } from '../http/clientErrors.ts';
import { registerCompression } from '../http/compression.ts';
import { registerErrorHandler, sendProblem } from '../http/errors.ts';
import { registerSecurityHeaders } from '../http/headers.ts';
import { serveDocs } from '../http/openapi.ts';
import { HttpProblem } from '../http/problem.ts';
import { drainRemainingBody } from '../http/remainingBody.ts';
import { setAuthorizers } from '../http/route.ts';
import { requireSameSite } from '../http/sameSite.ts';
import { serveStatic } from '../http/staticFiles.ts';
import { compileValidation } from '../http/validate.ts';
import { createMailer } from '../invitations/email.ts';
import { Envios } from '../invitations/envios.ts';
import { invitationRoutes } from '../invitations/routes.ts';
import { kitRoutes } from '../kit/routes.ts';
import { callCounter } from '../limits/callLimits.ts';
import { CallsInFlight } from '../limits/callsInFlight.ts';
import { mapRoutes } from '../maps/routes.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { healthRoute } from '../observability/health.ts';
import { loggerSettings } from '../observability/logger.ts';
import { metricsRoute } from '../observability/metricsRoute.ts';
import { requestIdOf } from '../observability/requestId.ts';
import { logRequests, measureResponses } from '../observability/requestLog.ts';
import type { Output } from '../observability/shutdown.ts';
import { pickupRequestRoutes } from '../pickupRequests/routes.ts';
import { collectMeasures } from '../releases/canary/measureMetrics.ts';
import { deployTokenOf } from '../releases/deployTokens.ts';
import { reviewForShells } from '../releases/gate/review.ts';
import { collectUnfitVersions } from '../releases/gate/unfitMetric.ts';
import { releaseRoutes } from '../releases/routes.ts';
import { releaseFileRoutes, sendFile } from '../releases/serve.ts';
import { setUpShells } from '../releases/shells/setUpShells.ts';
import { findShellFile } from '../releases/shells/storedShells.ts';
import { versionRoutes } from '../releases/versionRoutes.ts';
import { reportRoutes } from '../reports/routes.ts';
import { sendSummary } from '../reports/sendSummary.ts';
import { serveDriverFiles } from '../rutas/driver/page.ts';
import { driverRoutes, sendDriverFailure } from '../rutas/driver/routes.ts';
import { repeatRoutes } from '../rutas/repeats/routes.ts';
import { rutaRoutes } from '../rutas/routes.ts';
import { scanRoutes } from '../scan/routes.ts';
import { permissionRoutes } from '../sections/permissionRoutes.ts';
import { hasSectionPermission } from '../sections/permissions.ts';
import { sectionServiceRoutes } from '../sections/services/routes.ts';
import { servicioRoutes } from '../servicios/routes.ts';
import { teamRoutes } from '../team/routes.ts';
import { tenantRoutes } from '../tenant/routes.ts';
import { sendTicketFailure } from '../tickets/publicRoutes.ts';
import { ticketRoutes } from '../tickets/routes.ts';
import { salesRoutes } from '../ventas/routes.ts';
import { isNavigation, Page, pageRoutes } from './page.ts';

const ONE_MB = 1024 * 1024;

/** Builds the whole server (API, shell and remotes), ready to listen. */
export async function createApp(settings: Settings, db: Database, output: Output): Promise<FastifyInstance> {
  const skips = settings.trustProxy;
  const app = fastify({
    logger: loggerSettings(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request, skips !== false),
    requestIdHeader: false,
    // A number is how many proxies stand in front of the server; exactly that many hops are trusted.
    trustProxy: typeof skips === 'number' ? (_address, hop) => hop < skips : skips,
    bodyLimit: ONE_MB,
    requestTimeout: settings.requestTimeoutMs,
    // How often Node looks for requests over the time limit, ms. With its default of 30 s they could last 30 s longer.
    http: { connectionsCheckingInterval: Math.min(5_000, settings.requestTimeoutMs) },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, error),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
  });
  answerExpectations(app.server);
  app.server.headersTimeout = settings.requestTimeoutMs;
  app.decorate('cookieSecure', { getter: () => settings.cookieSecure });
  const inFlight = new CallsInFlight();
  setAuthorizers(app, {
    session: async (request) => (await readSession(db, request)) ?? refuseEnded(db, request),
    countCall: callCounter(settings.callsPerSecond),
    enterCall: (session) => inFlight.enter(session),
    deployToken: (request) => deployTokenOf(db, request),
    hasPermission: (session, permission) => hasSectionPermission(db, session, permission),
    capture: (session, body) => sessionOfCapture(db, session, body),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidation);
  registerErrorHandler(app);
  logRequests(app);
  drainRemainingBody(app);
  output.sayGoodbye(app);
  await app.register(cookie);
  registerSecurityHeaders(app);
  app.addHook('onRequest', requireSameSite);

  const envios = new Envios(db, createMailer(settings.mail, app.log), app.log);
  app.addHook('onClose', () => envios.close());

  const drawings = new Drawings(app.log);
  app.addHook('onClose', async () => drawings.close());

  const hub = new EventHub(db);
  output.onBegin(() => hub.close());
  app.addHook('preClose', async () => hub.close());

  const { shells, review } = setUpShells(app, db, settings.webDir);
  const page = new Page(db, shells, settings);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    // A mistyped ticket link gets the ticket's error page, because a cliente has no use for the sign-in page.
    if (/^\/t(\/|$)/.test(path)) return sendTicketFailure(new HttpProblem(404, 'No existe lo que buscas.'), request, reply);
    if (/^\/r(\/|$)/.test(path)) return sendDriverFailure(new HttpProblem(404, 'No existe lo que buscas.'), request, reply);
    if (isNavigation(request)) return page.send(request, reply);
    const previous = await findShellFile(db, path);
    if (previous) return sendFile(request, reply, path, previous);
    throw new HttpProblem(404, 'No existe lo que buscas.');
  });

  await serveDocs(app);
  await app.register(async (api) => {
    await registerCompression(api);
    measureResponses(api);
    api.addHook('onSend', (_request, reply, _body, follow) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      follow();
    });
    api.addHook('preHandler', (request, _reply, follow) => {
      const from = request.headers[ORIGIN_HEADER];
      if (request.method === 'POST' && typeof from === 'string') origin.run(from, follow);
      else follow();
    });
    healthRoute(api, db, output);
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
    await api.register(async (isPublic) => driverRoutes(isPublic, db, settings));
    reportRoutes(api, db);
    auditTrailRoutes(api, db);
    sessionRoutes(api, db);
    secondFactorRoutes(api, db);
    passkeyRoutes(api, db, settings);
    teamRoutes(api, db, settings, envios);
    invitationRoutes(api, db, settings, envios);
    releaseRoutes(api, db, settings, shells);
    versionRoutes(api, db, settings);
    await api.register(async (services) => sectionServiceRoutes(services, db));
    await api.register(async (auth) => authRoutes(auth, db, settings));
  });
  metricsRoute(app, settings.metricsToken);
  pageRoutes(app, db, page);
  releaseFileRoutes(app, db, settings, shells);
  kitRoutes(app, settings.webDir);
  await serveDriverFiles(app, settings.webDir);
  await serveStatic(app, settings.webDir);
  collectUnfitVersions(async () => reviewForShells(db.kysely, await shells.live()));
  collectMeasures(db);
  await review();
  return app;
}
