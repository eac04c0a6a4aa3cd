import type { FastifyInstance } from 'fastify';
import { abrirVentanilla } from './administrar/ventanilla.ts';
import { AjusteInvalido, type Ajustes, leerAjustes } from './ajustes.ts';
import { limpiarSesiones } from './auth/sesiones.ts';
import { abrirBase, type Base } from './db/conexion.ts';
import { CarpetaOcupada } from './db/embebida/candado.ts';
import { migrar } from './db/migrar.ts';
import { crearAplicacion } from './http/aplicacion.ts';

const CADA_LIMPIEZA_MS = 3_600_000;

/** The database died under the server: better restarted than answering errors for ever. */
function morir(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function sembrarSiEstaVacia(base: Base): Promise<void> {
  const hay = await base.kysely.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  if (hay) return;
  const { sembrarDemo } = await import('./demo/sembrarDemo.ts');
  await sembrarDemo(base);
}

/** Fastify logs a line per address; the server says one, for people. */
async function escuchar(app: FastifyInstance, { puerto, host }: Ajustes): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ port: puerto, host });
  app.log.level = level;
  const direccion = app.server.address();
  const real = typeof direccion === 'object' && direccion ? direccion.port : puerto;
  process.stdout.write(`Lavanda en http://${host}:${real}\n`);
}

/** A server without it still serves: orders then wait until it is stopped. */
async function ventanilla(app: FastifyInstance, base: Base, ajustes: Ajustes): Promise<() => Promise<void>> {
  try {
    return await abrirVentanilla({ base, ajustes });
  } catch (error) {
    app.log.warn({ err: error }, 'las órdenes de administración necesitan el servidor detenido: no se pudo abrir su canal');
    return async () => undefined;
  }
}

async function principal(): Promise<void> {
  const ajustes = leerAjustes(process.env);
  const base = await abrirBase(ajustes, morir);
  await migrar(base);
  if (ajustes.demo) await sembrarSiEstaVacia(base);
  const app = await crearAplicacion(ajustes, base);
  // Only the process that has the embedded database can work on it: orders of the command line come through it.
  const cerrarVentanilla = base.tipo === 'embebida' ? await ventanilla(app, base, ajustes) : async () => undefined;
  const limpieza = setInterval(
    () => void limpiarSesiones(base).catch((error: unknown) => app.log.error({ err: error }, 'limpieza')),
    CADA_LIMPIEZA_MS,
  );

  let cerrando = false;
  const cerrar = async (): Promise<void> => {
    if (cerrando) return;
    cerrando = true;
    clearInterval(limpieza);
    // Requests under way are answered first; then the database is closed whole.
    await cerrarVentanilla();
    await app.close();
    await base.cerrar();
    process.exit(0);
  };
  process.on('SIGTERM', () => void cerrar());
  process.on('SIGINT', () => void cerrar());
  // Last: whoever reads that it listens may end it at once, and it should end in order.
  await escuchar(app, ajustes);
}

try {
  await principal();
} catch (error) {
  const sencillo =
    error instanceof AjusteInvalido || error instanceof CarpetaOcupada || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${sencillo ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
