import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A JSON schema, as far as these tests read it. */
export interface Esquema {
  type?: string;
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Esquema>;
  required?: string[];
  items?: Esquema;
  anyOf?: Esquema[];
}

/** A call as the server registered it. */
export interface Ruta {
  /** 'POST /api/ventas/guardar'. */
  nombre: string;
  metodo: 'GET' | 'POST';
  ruta: string;
  params?: Esquema;
  query?: Esquema;
  cuerpo?: Esquema;
}

/**
 * Every route of the compiled server, hidden ones too, told by Fastify itself while the application is put together: a call that is added later is in
 * this list without anybody writing it down. HEAD goes with its GET and isn't told apart.
 */
export async function todasLasRutas(): Promise<Ruta[]> {
  const dist = dirname(process.env.LAVANDA_TEST_MAIN ?? '');
  const modulo = (nombre: string): string => JSON.stringify(pathToFileURL(`${dist}/${nombre}`).href);
  const programa = `
    import { subscribe } from 'node:diagnostics_channel';
    const rutas = [];
    subscribe('fastify.initialization', ({ fastify }) =>
      fastify.addHook('onRoute', ({ method, url, schema = {} }) => {
        for (const metodo of [method].flat().filter((uno) => uno !== 'HEAD')) {
          rutas.push({ nombre: metodo + ' ' + url, metodo, ruta: url, params: schema.params, query: schema.querystring, cuerpo: schema.body });
        }
      }));
    const { crearAplicacion } = await import(${modulo('http/aplicacion.js')});
    const { leerAjustes } = await import(${modulo('ajustes.js')});
    const app = await crearAplicacion(leerAjustes({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), {});
    await app.ready();
    process.stdout.write(JSON.stringify(rutas), () => process.exit(0));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', programa], {
    cwd: dirname(dist),
    env: { PATH: process.env.PATH },
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
