import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import { rutasAuth } from '../auth/rutas.ts';
import { sesionDe } from '../auth/sesiones.ts';
import { rutasClientes } from '../clientes/rutas.ts';
import type { Base } from '../db/conexion.ts';
import { buscarDelShell, guardarShell } from '../entregas/delShell.ts';
import { llaveDe } from '../entregas/llaves.ts';
import { rutasEntregas } from '../entregas/rutas.ts';
import { enviarArchivo, rutasDeEntregas } from '../entregas/servir.ts';
import { rutasEquipo } from '../equipo/rutas.ts';
import { setAuthorizers } from '../http/atender.ts';
import { ponerCabeceras } from '../http/cabeceras.ts';
import { registerCompression } from '../http/compression.ts';
import { recibirLoRestante } from '../http/cuerpoRestante.ts';
import { documentar } from '../http/documentacion.ts';
import { ponerErrores, responderProblema } from '../http/errores.ts';
import { servirEstaticos } from '../http/estaticos.ts';
import { exigirMismoSitio } from '../http/mismoSitio.ts';
import { Problematico } from '../http/problema.ts';
import { compilarValidacion } from '../http/validar.ts';
import { crearCorreo } from '../invitaciones/correo.ts';
import { Envios } from '../invitaciones/envios.ts';
import { rutasInvitaciones } from '../invitaciones/rutas.ts';
import { rutasMapas } from '../mapas/rutas.ts';
import { ajustesDeBitacora } from '../operar/bitacora.ts';
import { medirRespuestas, registrarPeticiones } from '../operar/registro.ts';
import { rutaMetricas } from '../operar/rutaMetricas.ts';
import type { Salida } from '../operar/salida.ts';
import { rutaSalud } from '../operar/salud.ts';
import { idDeSolicitud } from '../operar/solicitud.ts';
import { enviarResumen } from '../reportes/enviarResumen.ts';
import { rutasReportes } from '../reportes/rutas.ts';
import { rutasServicios } from '../servicios/rutas.ts';
import { rutasTenant } from '../tenant/rutas.ts';
import { rutasTickets } from '../tickets/rutas.ts';
import { rutasVentas } from '../ventas/rutas.ts';
import { esNavegacion, Pagina, rutasDePagina } from './page.ts';

const UN_MB = 1024 * 1024;

/** The whole server: API, shell and remotes, ready to listen. */
export async function crearAplicacion(ajustes: Ajustes, base: Base, salida: Salida): Promise<FastifyInstance> {
  const saltos = ajustes.trustProxy;
  const app = fastify({
    logger: ajustesDeBitacora(ajustes.nivelLog),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (peticion) => idDeSolicitud(peticion, saltos !== false),
    requestIdHeader: false,
    // A number is how many proxies stand before the server.
    trustProxy: typeof saltos === 'number' ? (_direccion, salto) => salto < saltos : saltos,
    bodyLimit: UN_MB,
    requestTimeout: ajustes.esperaPeticionMs,
    // How often Node looks for those that take longer: with its own 30 s a slow client would have half as much again.
    http: { connectionsCheckingInterval: Math.min(5_000, ajustes.esperaPeticionMs) },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => responderProblema(request, reply, error),
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = ajustes.esperaPeticionMs;
  app.decorate('cookieSecure', { getter: () => ajustes.cookieSecure });
  setAuthorizers(app, { session: (request) => sesionDe(base, request), deployToken: (request) => llaveDe(base, request) });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compilarValidacion);
  ponerErrores(app);
  registrarPeticiones(app);
  recibirLoRestante(app);
  salida.despedir(app);
  await app.register(cookie);
  ponerCabeceras(app);
  app.addHook('onRequest', exigirMismoSitio);

  const envios = new Envios(base, crearCorreo(ajustes.correo, app.log), app.log);
  app.addHook('onClose', () => envios.cerrar());

  const pagina = new Pagina(ajustes, async () => {
    // The page is worth more than what its tab may ask for once there is another.
    await guardarShell(base, ajustes.webDir).catch((error: unknown) => app.log.error({ err: error }, 'construcción del shell'));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (esNavegacion(request)) return pagina.enviar(reply);
    const ruta = new URL(request.url, 'http://shell').pathname;
    const anterior = await buscarDelShell(base, ruta);
    if (anterior) return enviarArchivo(request, reply, ruta, anterior);
    throw new Problematico(404, 'No existe lo que buscas.');
  });

  await documentar(app);
  await app.register(async (api) => {
    await registerCompression(api);
    medirRespuestas(api);
    api.addHook('onSend', (_request, reply, _cuerpo, seguir) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      seguir();
    });
    rutaSalud(api, base, salida);
    rutasTenant(api, base);
    rutasServicios(api, base);
    rutasClientes(api, base);
    rutasMapas(api, ajustes.mapas);
    rutasVentas(api, base, (request) => enviarResumen(base, request));
    rutasTickets(api, base, ajustes);
    rutasReportes(api, base);
    rutasEquipo(api, base, ajustes, envios);
    rutasInvitaciones(api, base, ajustes, envios);
    rutasEntregas(api, base, ajustes);
    await api.register(async (auth) => rutasAuth(auth, base));
  });
  rutaMetricas(app, ajustes.metricasToken);
  rutasDePagina(app, base, pagina);
  rutasDeEntregas(app, base, ajustes.remotos.desvios);
  await servirEstaticos(app, ajustes.webDir);
  return app;
}
