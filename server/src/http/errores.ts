import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cuerpoDeProblema, Problematico } from './problema.ts';

export const TIPO_PROBLEMA = 'application/problem+json; charset=utf-8';

/** Errors that say what they are by their code: Fastify's and its plugins', and the database's lost race (`LostRace`). */
const BY_CODE: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'El formato de los datos no se acepta. Envía JSON (application/json).'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Los datos enviados exceden 1 MB.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'Faltan los datos de la petición.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'Los datos enviados no son JSON válido.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'El tamaño de los datos no coincide con lo anunciado.'],
  FST_ERR_BAD_URL: [400, 'La dirección no es válida.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'La dirección es demasiado larga.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'Los datos enviados son demasiado grandes.'],
  FST_PARTS_LIMIT: [413, 'Los datos enviados tienen demasiadas partes.'],
  FST_FIELDS_LIMIT: [413, 'Los datos enviados tienen demasiados campos.'],
  FST_FILES_LIMIT: [413, 'No se aceptan archivos en esta petición.'],
  LOST_RACE: [409, 'Otra caja está guardando lo mismo. Inténtalo de nuevo.'],
};

const OCUPADO = 'El servidor está ocupado. Inténtalo de nuevo en un momento.';
const DATO_INVALIDO = 'Uno de los datos enviados no se puede guardar: revisa números y texto.';

/** PostgreSQL's SQLSTATE, by code or by its class of two characters. */
const DE_POSTGRES: Readonly<Record<string, readonly [number, string]>> = {
  '22': [400, DATO_INVALIDO],
  '23': [409, 'Los datos chocan con otros ya guardados. Vuelve a cargar e inténtalo de nuevo.'],
  '23503': [422, 'Los datos se refieren a algo que no existe.'],
  '23514': [422, DATO_INVALIDO],
  '40': [503, OCUPADO],
  '42501': [403, 'Tu usuario no tiene permiso para hacer esto.'],
  '53': [503, OCUPADO],
  '57': [503, OCUPADO],
  '58': [503, OCUPADO],
  '08': [503, OCUPADO],
};

/** Maps whatever was thrown to what is answered; the only place that does. */
export function aProblema(error: unknown): Problematico {
  if (error instanceof Problematico) return error;
  const { code, statusCode, message, severity } = leer(error);
  const byCode = BY_CODE[code];
  if (byCode) return new Problematico(...byCode);
  // A SQLSTATE has 5 characters; a socket's error (ECONNREFUSED) is the database not answering.
  const dePostgres = /^[0-9A-Z]{5}$/.test(code) ? (DE_POSTGRES[code] ?? DE_POSTGRES[code.slice(0, 2)]) : undefined;
  if (dePostgres) return new Problematico(...dePostgres);
  // FATAL ends a connection: the database is going, coming back or without room; another one may do.
  if (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(message)
  ) {
    return new Problematico(503, OCUPADO);
  }
  if (statusCode >= 400 && statusCode < 500) return new Problematico(statusCode, 'La petición no es válida.');
  return new Problematico(500, 'Ocurrió un error inesperado. Inténtalo de nuevo; si sigue, avisa a soporte con el código.');
}

type Lanzado = Partial<FastifyError & { severity: unknown }>;

/** What there is of an error of Fastify's, of a socket's or of PostgreSQL's (`severity`). */
function leer(error: unknown): { code: string; statusCode: number; message: string; severity: unknown } {
  const { code, statusCode, message, severity } = (typeof error === 'object' && error !== null ? error : {}) as Lanzado;
  return { code: typeof code === 'string' ? code : '', statusCode: statusCode ?? 500, message: message ?? '', severity };
}

export function responderProblema(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const problema = aProblema(error);
  // Who answers 503 on purpose has said why; who went away before the whole request came is told of by its line.
  const seFue = request.raw.destroyed && !request.raw.complete;
  if (problema.status >= 500 && !(error instanceof Problematico) && !seFue) request.log.error({ err: error }, 'fallo');
  if (problema.status === 429) void reply.header('retry-after', '60');
  void reply
    .code(problema.status)
    .type(TIPO_PROBLEMA)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .send(JSON.stringify(cuerpoDeProblema(problema, request.id)));
}

export function ponerErrores(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => responderProblema(request, reply, error));
}
