import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ErrorDeOrden } from './administrar/orden.ts';
import { ponerRespaldo, quitarRespaldo } from './administrar/respaldar.ts';
import { abrirVentanilla } from './administrar/ventanilla.ts';
import type { Ajustes } from './ajustes.ts';
import { crearAplicacion } from './app/createApp.ts';
import { limpiarSesiones } from './auth/sesiones.ts';
import { abrirBase, type Base } from './db/conexion.ts';
import { migrar } from './db/migrar.ts';
import { registrarDeFabrica } from './entregas/deFabrica.ts';
import { medirProceso } from './operar/medidas.ts';
import { Salida } from './operar/salida.ts';

const CADA_LIMPIEZA_MS = 3_600_000;

/** Says for `avisoMs` that it is about to stop, refuses connections, answers the requests under way, then closes the database whole. */
type Detener = (avisoMs?: number) => Promise<void>;

/** What became of an order to restore: what runs now, and where the earlier database was put or why it is still the one. */
interface Cambio {
  detener: Detener;
  anterior: string | null;
  falla?: ErrorDeOrden;
}

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

/** Fastify logs a line per address; the server says one, for people. @returns the port it listens on */
async function escuchar(app: FastifyInstance, port: number, host: string): Promise<number> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ port, host });
  app.log.level = level;
  const direccion = app.server.address();
  const real = typeof direccion === 'object' && direccion ? direccion.port : port;
  process.stdout.write(`Lavanda en http://${host}:${real}\n`);
  return real;
}

/** The product running in this process: database, server and, with the embedded database, the window for the command line's orders. */
export class EnMarcha {
  readonly #ajustes: Ajustes;
  /** Asked for, until one is given; a restart keeps it. */
  #puerto: number;
  /** How to stop what runs; whoever wants to stop it waits for its start. */
  #detener: Promise<Detener> = Promise.resolve(async () => undefined);
  #bitacora: FastifyBaseLogger | null = null;

  constructor(ajustes: Ajustes) {
    this.#ajustes = ajustes;
    this.#puerto = ajustes.puerto;
  }

  async iniciar(): Promise<void> {
    this.#detener = this.#arrancar();
    await this.#detener;
  }

  /** Ends in order, or not at all when that takes longer than the settings allow. @returns whether it did */
  async detener(): Promise<boolean> {
    const { avisoMs, limiteMs } = this.#ajustes.apagado;
    this.#bitacora?.info('apagando');
    const enOrden = this.#detener.then((detener) => detener(avisoMs)).then(() => true);
    const termino = await Promise.race([enOrden, esperar(avisoMs + limiteMs, false)]);
    if (termino) this.#bitacora?.info('apagado');
    else this.#bitacora?.fatal({ limiteMs }, 'apagado por la fuerza: hubo peticiones que no terminaron a tiempo');
    return termino;
  }

  async #restaurar(respaldo: string): Promise<string | null> {
    const cambio = this.#detener.then((detener) => this.#cambiarBase(detener, respaldo));
    this.#detener = cambio.then(({ detener }) => detener);
    this.#detener.catch(morir);
    const { anterior, falla } = await cambio;
    if (falla) throw falla;
    return anterior;
  }

  /** Swaps the database for a backup, out of service for the seconds it takes. One that can't be opened is taken out again. */
  async #cambiarBase(detener: Detener, respaldo: string): Promise<Cambio> {
    const { dataDir } = this.#ajustes;
    let anterior: string | null = null;
    await detener();
    try {
      anterior = await ponerRespaldo(respaldo, dataDir);
      return { detener: await this.#arrancar(), anterior };
    } catch (error) {
      if (anterior !== null) await quitarRespaldo(anterior, dataDir);
      const motivo = error instanceof Error ? error.message : String(error);
      const falla = new ErrorDeOrden(`No se pudo poner el respaldo (${motivo}). Sigue la base que había.`);
      return { detener: await this.#arrancar(), anterior: null, falla };
    }
  }

  async #arrancar(): Promise<Detener> {
    const base = await abrirBase(this.#ajustes, morir);
    try {
      return await this.#servir(base);
    } catch (error) {
      await base.cerrar();
      throw error;
    }
  }

  async #servir(base: Base): Promise<Detener> {
    const { version } = this.#ajustes;
    medirProceso(version, base.tipo, base.conexiones);
    const { nuevas, desconocidas } = await migrar(base);
    if (this.#ajustes.demo) await sembrarSiEstaVacia(base);
    await registrarDeFabrica(base, this.#ajustes.webDir, (linea) => process.stderr.write(`${linea}\n`));
    const salida = new Salida();
    const app = await crearAplicacion(this.#ajustes, base, salida);
    this.#bitacora = app.log;
    const cerrarVentanilla = await this.#ventanilla(app, base);
    const limpieza = setInterval(
      () => void limpiarSesiones(base).catch((error: unknown) => app.log.error({ err: error }, 'limpieza')),
      CADA_LIMPIEZA_MS,
    );
    // Last: whoever reads that it listens may end it at once, and it should end in order.
    this.#puerto = await escuchar(app, this.#puerto, this.#ajustes.host);
    app.log.info({ version, base: base.tipo, migraciones: nuevas }, 'en marcha');
    if (desconocidas.length > 0) app.log.warn({ desconocidas }, 'la base de datos es de una versión más nueva');
    return async (avisoMs = 0) => {
      clearInterval(limpieza);
      cerrarVentanilla();
      salida.empezar();
      await esperar(avisoMs);
      await app.close();
      await base.cerrar();
    };
  }

  /** Only the process that has the embedded database can work on it. A server without the window still serves: orders then wait until it is stopped. */
  async #ventanilla(app: FastifyInstance, base: Base): Promise<() => void> {
    if (base.tipo !== 'embebida') return () => undefined;
    try {
      return await abrirVentanilla({ base, ajustes: this.#ajustes, restaurar: (respaldo) => this.#restaurar(respaldo) });
    } catch (error) {
      app.log.warn({ err: error }, 'las órdenes de administración necesitan el servidor detenido: no se pudo abrir su canal');
      return () => undefined;
    }
  }
}
