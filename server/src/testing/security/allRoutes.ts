import type { TestServer } from '../server.ts';

/** The parts of a JSON schema these tests read. */
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

export interface Route {
  /** Method and path: 'POST /api/ventas/guardar'. */
  nombre: string;
  metodo: 'GET' | 'POST';
  path: string;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
}

const MARKER_PREFIX = 'RUTA ';

/** Script that prints each route of an app, which Fastify publishes on a diagnostics channel. */
const SCRIPT = `import { subscribe } from 'node:diagnostics_channel';
subscribe('fastify.initialization', ({ fastify }) =>
  fastify.addHook('onRoute', ({ method, url, schema = {} }) =>
    console.log('${MARKER_PREFIX}' + JSON.stringify({ methods: [method].flat(), path: url, params: schema.params, query: schema.querystring, body: schema.body }))));`;

/** Environment that makes a server print its routes at start. */
export const PRINT_ROUTES = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SCRIPT)}` };

/**
 * Every route of a server started with PRINT_ROUTES, even hidden ones, so new calls are always tested. HEAD is omitted.
 */
export function routesOf(server: TestServer): Route[] {
  return server
    .log()
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
