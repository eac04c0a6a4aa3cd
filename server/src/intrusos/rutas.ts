import type { ServidorDePrueba } from '../test/servidor.ts';

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

const SENAL = 'RUTA ';

/** Fastify tells whoever listens of each application and each of its routes. */
const GUION = `import { subscribe } from 'node:diagnostics_channel';
subscribe('fastify.initialization', ({ fastify }) =>
  fastify.addHook('onRoute', ({ method, url, schema = {} }) =>
    console.log('${SENAL}' + JSON.stringify({ metodos: [method].flat(), ruta: url, params: schema.params, query: schema.querystring, cuerpo: schema.body }))));`;

/** For a server's environment: it says each of its routes while it starts. */
export const QUE_DIGA_SUS_RUTAS = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(GUION)}` };

/**
 * Every route of a server started with `QUE_DIGA_SUS_RUTAS`, hidden ones too: a call that is added later is in this list without anybody writing it
 * down. HEAD goes with its GET and isn't told apart.
 */
export function rutasDe(servidor: ServidorDePrueba): Ruta[] {
  return servidor
    .dicho()
    .filter((linea) => linea.startsWith(SENAL))
    .flatMap((linea) => {
      const { metodos, ...resto } = JSON.parse(linea.slice(SENAL.length)) as Omit<Ruta, 'nombre' | 'metodo'> & {
        metodos: string[];
      };
      return metodos
        .filter((metodo) => metodo !== 'HEAD')
        .map((metodo) => ({ ...resto, metodo: metodo as Ruta['metodo'], nombre: `${metodo} ${resto.ruta}` }));
    });
}
