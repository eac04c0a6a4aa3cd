import type { TestServer } from '../server.ts';

/** A JSON schema, as far as these tests read it. */
export interface JsonSchema {
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
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** A call as the server registered it. */
export interface Route {
  /** 'POST /api/ventas/guardar'. */
  nombre: string;
  metodo: 'GET' | 'POST';
  path: string;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
}

const MARKER_PREFIX = 'RUTA ';

/** Fastify tells whoever listens of each application and each of its routes. */
const SCRIPT = `import { subscribe } from 'node:diagnostics_channel';
subscribe('fastify.initialization', ({ fastify }) =>
  fastify.addHook('onRoute', ({ method, url, schema = {} }) =>
    console.log('${MARKER_PREFIX}' + JSON.stringify({ methods: [method].flat(), path: url, params: schema.params, query: schema.querystring, body: schema.body }))));`;

/** For a server's environment: it says each of its routes while it starts. */
export const PRINT_ROUTES = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SCRIPT)}` };

/**
 * Every route of a server started with `QUE_DIGA_SUS_RUTAS`, hidden ones too: a call that is added later is in this list without anybody writing it
 * down. HEAD goes with its GET and isn't told apart.
 */
export function routesOf(server: TestServer): Route[] {
  return server
    .toldOne()
    .filter((line) => line.startsWith(MARKER_PREFIX))
    .flatMap((line) => {
      const { methods, ...rest } = JSON.parse(line.slice(MARKER_PREFIX.length)) as Omit<Route, 'nombre' | 'metodo'> & {
        methods: string[];
      };
      return methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ ...rest, metodo: method as Route['metodo'], nombre: `${method} ${rest.path}` }));
    });
}
