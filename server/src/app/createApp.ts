import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Settings } from '../ajustes.ts';
import { authRoutes } from '../auth/rutas.ts';
import { readSession } from '../auth/sesiones.ts';
import { clientesRoutes } from '../clientes/rutas.ts';
import type { Base } from '../db/conexion.ts';
import { findShellFile, saveShell } from '../entregas/delShell.ts';
import { deployTokenOf } from '../entregas/llaves.ts';
import { releaseRoutes } from '../entregas/rutas.ts';
import { sendFile, releaseFileRoutes } from '../entregas/servir.ts';
import { teamRoutes } from '../equipo/rutas.ts';
import { setAuthorizers } from '../http/atender.ts';
import { registerSecurityHeaders } from '../http/cabeceras.ts';
import { registerCompression } from '../http/compression.ts';
import { drainRemainingBody } from '../http/cuerpoRestante.ts';
import { serveDocs } from '../http/documentacion.ts';
import { registerErrorHandler, sendProblem } from '../http/errores.ts';
import { serveStatic } from '../http/estaticos.ts';
import { requireSameSite } from '../http/mismoSitio.ts';
import { HttpProblem } from '../http/problema.ts';
import { compileValidation } from '../http/validar.ts';
import { createMailer } from '../invitaciones/correo.ts';
import { Envios } from '../invitaciones/envios.ts';
import { invitationRoutes } from '../invitaciones/rutas.ts';
import { mapRoutes } from '../mapas/rutas.ts';
import { loggerSettings } from '../operar/bitacora.ts';
import { measureResponses, logRequests } from '../operar/registro.ts';
import { metricsRoute } from '../operar/rutaMetricas.ts';
import type { Output } from '../operar/salida.ts';
import { healthRoute } from '../operar/salud.ts';
import { requestIdOf } from '../operar/solicitud.ts';
import { sendSummary } from '../reportes/enviarResumen.ts';
import { reportRoutes } from '../reportes/rutas.ts';
import { servicioRoutes } from '../servicios/rutas.ts';
import { tenantRoutes } from '../tenant/rutas.ts';
import { ticketRoutes } from '../tickets/rutas.ts';
import { salesRoutes } from '../ventas/rutas.ts';
import { isNavigation, Page, pageRoutes } from './page.ts';

const ONE_MB = 1024 * 1024;

/** The whole server: API, shell and remotes, ready to listen. */
export async function createApp(settings: Settings, base: Base, output: Output): Promise<FastifyInstance> {
  const skips = settings.trustProxy;
  const app = fastify({
    logger: loggerSettings(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request, skips !== false),
    requestIdHeader: false,
    // A number is how many proxies stand before the server.
    trustProxy: typeof skips === 'number' ? (_direccion, salto) => salto < skips : skips,
    bodyLimit: ONE_MB,
    requestTimeout: settings.requestTimeoutMs,
    // How often Node looks for those that take longer: with its own 30 s a slow client would have half as much again.
    http: { connectionsCheckingInterval: Math.min(5_000, settings.requestTimeoutMs) },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, error),
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = settings.requestTimeoutMs;
  app.decorate('cookieSecure', { getter: () => settings.cookieSecure });
  setAuthorizers(app, { session: (request) => readSession(base, request), deployToken: (request) => deployTokenOf(base, request) });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidation);
  registerErrorHandler(app);
  logRequests(app);
  drainRemainingBody(app);
  output.sayGoodbye(app);
  await app.register(cookie);
  registerSecurityHeaders(app);
  app.addHook('onRequest', requireSameSite);

  const envios = new Envios(base, createMailer(settings.correo, app.log), app.log);
  app.addHook('onClose', () => envios.close());

  const page = new Page(settings, async () => {
    // The page is worth more than what its tab may ask for once there is another.
    await saveShell(base, settings.webDir).catch((error: unknown) => app.log.error({ err: error }, 'construcción del shell'));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (isNavigation(request)) return page.send(reply);
    const path = new URL(request.url, 'http://shell').pathname;
    const anterior = await findShellFile(base, path);
    if (anterior) return sendFile(request, reply, path, anterior);
    throw new HttpProblem(404, 'No existe lo que buscas.');
  });

  await serveDocs(app);
  await app.register(async (api) => {
    await registerCompression(api);
    measureResponses(api);
    api.addHook('onSend', (_request, reply, _cuerpo, follow) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      follow();
    });
    healthRoute(api, base, output);
    tenantRoutes(api, base);
    servicioRoutes(api, base);
    clientesRoutes(api, base);
    mapRoutes(api, settings.maps);
    salesRoutes(api, base, (request) => sendSummary(base, request));
    ticketRoutes(api, base, settings);
    reportRoutes(api, base);
    teamRoutes(api, base, settings, envios);
    invitationRoutes(api, base, settings, envios);
    releaseRoutes(api, base, settings);
    await api.register(async (auth) => authRoutes(auth, base));
  });
  metricsRoute(app, settings.metricsToken);
  pageRoutes(app, base, page);
  releaseFileRoutes(app, base, settings.remotes.desvios);
  await serveStatic(app, settings.webDir);
  return app;
}
