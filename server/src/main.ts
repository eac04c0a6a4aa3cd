import { AjusteInvalido, leerAjustes } from './ajustes.ts';
import { limpiarSesiones } from './auth/sesiones.ts';
import { CarpetaOcupada } from './db/embebida/candado.ts';
import { abrirBase, type Base } from './db/conexion.ts';
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

async function principal(): Promise<void> {
  const ajustes = leerAjustes(process.env);
  const base = await abrirBase(ajustes, morir);
  await migrar(base);
  if (ajustes.demo) await sembrarSiEstaVacia(base);
  const app = await crearAplicacion(ajustes, base);
  await app.listen({ port: ajustes.puerto, host: ajustes.host });
  const limpieza = setInterval(() => void limpiarSesiones(base).catch((error: unknown) => app.log.error({ err: error }, 'limpieza')), CADA_LIMPIEZA_MS);

  let cerrando = false;
  const cerrar = async (): Promise<void> => {
    if (cerrando) return;
    cerrando = true;
    clearInterval(limpieza);
    // Requests under way are answered first; then the database is closed whole.
    await app.close();
    await base.cerrar();
    process.exit(0);
  };
  process.on('SIGTERM', () => void cerrar());
  process.on('SIGINT', () => void cerrar());

  const direccion = app.server.address();
  const puerto = typeof direccion === 'object' && direccion ? direccion.port : ajustes.puerto;
  process.stdout.write(`Lavanda en http://${ajustes.host}:${puerto}\n`);
}

try {
  await principal();
} catch (error) {
  const sencillo = error instanceof AjusteInvalido || error instanceof CarpetaOcupada || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${sencillo ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
