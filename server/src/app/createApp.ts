import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { ORIGIN_HEADER } from '@lavanda/shared/contract/originHeader';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { sessionOfCapture } from '../auth/capturer.ts';
import { readSession, refuseEnded } from '../auth/sessions.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { origin } from '../db/tenancy.ts';
import { Drawings } from '../drawing/drawings.ts';
import { EventHub } from '../events/eventHub.ts';
import { answerClientError, answerExpectations } from '../http/clientErrors.ts';
import { registerCompression } from '../http/compression.ts';
import { registerErrorHandler, sendProblem } from '../http/errors.ts';
import { registerSecurityHeaders } from '../http/headers.ts';
import { serveDocs } from '../http/openapi.ts';
import { HttpProblem } from '../http/problem.ts';
import { drainRemainingBody } from '../http/remainingBody.ts';
import { setAuthorizers } from '../http/route.ts';
import { requireSameSite } from '../http/sameSite.ts';
import { compileSerialization } from '../http/serialize.ts';
import { serveStatic } from '../http/staticFiles.ts';
import { compileValidation } from '../http/validate.ts';
import { createMailer } from '../invitations/email.ts';
import { OutgoingEmails } from '../invitations/outgoingEmails.ts';
import { kitRoutes } from '../kit/routes.ts';
import { callCounter } from '../limits/callLimits.ts';
import { CallsInFlight } from '../limits/callsInFlight.ts';
import { healthRoute } from '../observability/health.ts';
import { loggerSettings } from '../observability/logger.ts';
import { metricsRoute } from '../observability/metricsRoute.ts';
import { requestIdOf } from '../observability/requestId.ts';
import { logRequests, measureResponses } from '../observability/requestLog.ts';
import type { Shutdown } from '../observability/shutdown.ts';
import { collectMeasures } from '../releases/canary/measureMetrics.ts';
import { deployTokenOf } from '../releases/deployTokens.ts';
import { reviewForShells } from '../releases/gate/review.ts';
import { collectUnfitVersions } from '../releases/gate/unfitMetric.ts';
import { releaseFileRoutes, sendFile } from '../releases/serve.ts';
import { setUpShells } from '../releases/shells/setUpShells.ts';
import { findShellFile } from '../releases/shells/storedShells.ts';
import { serveDriverFiles } from '../rutas/driver/page.ts';
import { sendDriverFailure } from '../rutas/driver/routes.ts';
import { hasSectionPermission } from '../sections/permissions.ts';
import { sendTicketFailure } from '../tickets/publicRoutes.ts';
import { areaRoutes } from './areaRoutes.ts';
import { isNavigation, Page, pageRoutes } from './page.ts';

const ONE_MB = 1024 * 1024;

/** Options of the HTTP server: log, limits and trusted proxies. */
function serverOptions({ trustProxy: proxies, logLevel, requestTimeoutMs }: Settings) {
  return {
    logger: loggerSettings(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request: IncomingMessage) => requestIdOf(request, proxies !== false),
    requestIdHeader: false as const,
    // A number is how many proxies stand in front of the server; exactly that many hops are trusted.
    trustProxy: typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies,
    bodyLimit: ONE_MB,
    requestTimeout: requestTimeoutMs,
    // How often Node looks for requests over the time limit, ms. With its default of 30 s they could last 30 s longer.
    http: { connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs) },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => sendProblem(request, reply, error),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle' as const,
  };
}

/**
 * Answers a path without a route: the error page of tickets or drivers for a mistyped link, the shell's page when a browser asks
 * for a page, a file of a stored shell, or 404.
 */
function answerUnknownPaths(app: FastifyInstance, db: Database, page: Page): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const unknown = () => new HttpProblem(404, 'No existe lo que buscas.');
    // A mistyped ticket link gets the ticket's error page, because a cliente has no use for the sign-in page.
    if (/^\/t(\/|$)/.test(path)) return sendTicketFailure(unknown(), request, reply);
    if (/^\/r(\/|$)/.test(path)) return sendDriverFailure(unknown(), request, reply);
    if (isNavigation(request)) return page.send(request, reply);
    const previous = await findShellFile(db, path);
    if (previous) return sendFile(request, reply, path, previous);
    throw unknown();
  });
}

/**
 * Hooks of every API call: answers aren't cached unless the route says so. During a POST, `origin` holds the id of the browser
 * window that sent it, so that the window recognizes the events of its own change.
 */
function addApiHooks(api: FastifyInstance): void {
  api.addHook('onSend', (_request, reply, _body, next) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    next();
  });
  api.addHook('preHandler', (request, _reply, next) => {
    const windowId = request.headers[ORIGIN_HEADER];
    if (request.method === 'POST' && typeof windowId === 'string') origin.run(windowId, next);
    else next();
  });
}

/** Starts the services that routes share, and ends them when the app closes. */
function startServices(app: FastifyInstance, db: Database, settings: Settings, shutdown: Shutdown) {
  const emails = new OutgoingEmails(db, createMailer(settings.mail, app.log), app.log);
  app.addHook('onClose', () => emails.close());
  const drawings = new Drawings(app.log);
  app.addHook('onClose', async () => drawings.close());
  const hub = new EventHub(db);
  shutdown.onBegin(() => hub.close());
  app.addHook('preClose', async () => hub.close());
  const { shells, review } = setUpShells(app, db, settings.webDir);
  return { emails, drawings, hub, shells, review };
}

/** Builds the whole server (API, shell and remotes), ready to listen. */
export async function createApp(settings: Settings, db: Database, shutdown: Shutdown): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify(serverOptions(settings));
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
  app.setSerializerCompiler(compileSerialization);
  registerErrorHandler(app);
  logRequests(app);
  drainRemainingBody(app);
  shutdown.attachTo(app);
  await app.register(cookie);
  registerSecurityHeaders(app);
  app.addHook('onRequest', requireSameSite);

  const { review, ...services } = startServices(app, db, settings, shutdown);
  const { shells } = services;
  const page = new Page(db, shells, settings);
  answerUnknownPaths(app, db, page);
  await serveDocs(app);
  await app.register(async (api) => {
    await registerCompression(api);
    measureResponses(api);
    addApiHooks(api);
    healthRoute(api, db, shutdown);
    await areaRoutes(api, db, settings, services);
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
