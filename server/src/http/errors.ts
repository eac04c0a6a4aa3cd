import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem, problemBody } from './problem.ts';
import { TooManyRequests } from './tooManyRequests.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * Status and message for errors with a known code: those of Fastify and its plugins, and `LostRace`, thrown when a transaction
 * kept failing because of simultaneous changes.
 */
const BY_CODE: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'El formato de los datos no se acepta. Envía JSON (application/json).'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Los datos enviados exceden el tamaño permitido. Redúcelos e inténtalo de nuevo.'],
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

export const BUSY = 'El servidor está ocupado. Inténtalo de nuevo en un momento.';
const INVALID_DATUM = 'Uno de los datos enviados no se puede guardar: revisa números y texto.';

/** Status and message for PostgreSQL's errors, by SQLSTATE or by its two-character class. */
const POSTGRES_ERRORS: Readonly<Record<string, readonly [number, string]>> = {
  '22': [400, INVALID_DATUM],
  '23': [409, 'Los datos chocan con otros ya guardados. Vuelve a cargar e inténtalo de nuevo.'],
  '23503': [422, 'Los datos se refieren a algo que no existe.'],
  '23514': [422, INVALID_DATUM],
  '40': [503, BUSY],
  '42501': [403, 'Tu usuario no tiene permiso para hacer esto.'],
  '53': [503, BUSY],
  '57': [503, BUSY],
  '58': [503, BUSY],
  '08': [503, BUSY],
};

/** Converts any value that a route or hook throws to the problem to answer. */
export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { code, statusCode, message, severity } = read(error);
  const byCode = BY_CODE[code];
  if (byCode) return new HttpProblem(...byCode);
  // A SQLSTATE has 5 characters, digits or capital letters.
  const fromPostgres = /^[0-9A-Z]{5}$/.test(code) ? (POSTGRES_ERRORS[code] ?? POSTGRES_ERRORS[code.slice(0, 2)]) : undefined;
  if (fromPostgres) return new HttpProblem(...fromPostgres);
  // With severity FATAL the database ended the connection, as when it is stopping, starting or full. Then, and after a network
  // error, a retry may work.
  if (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(message)
  ) {
    return new HttpProblem(503, BUSY);
  }
  if (statusCode >= 400 && statusCode < 500) return new HttpProblem(statusCode, 'La petición no es válida.');
  return new HttpProblem(500, 'Ocurrió un error inesperado. Inténtalo de nuevo; si sigue, avisa a soporte con el código.');
}

const MALFORMED_FORM = 'Los datos del formulario llegaron incompletos o mal formados. Vuelve a enviarlos.';

/**
 * Whether the parser of form data failed. Its errors have no code, occur before the body is complete and are the sender's
 * fault.
 */
function isMalformedForm(request: FastifyRequest, error: unknown): boolean {
  const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
  return isForm && request.method !== 'GET' && (request.body ?? null) === null && read(error).code === '';
}

type Thrown = Partial<FastifyError & { severity: unknown }>;

/** Reads the error fields of Fastify, of sockets and of PostgreSQL (`severity`). */
function read(error: unknown): { code: string; statusCode: number; message: string; severity: unknown } {
  const { code, statusCode, message, severity } = (typeof error === 'object' && error !== null ? error : {}) as Thrown;
  return {
    code: typeof code === 'string' ? code : '',
    statusCode: statusCode ?? 500,
    message: message ?? '',
    severity,
  };
}

/** Answers an error as a problem (RFC 9457), and logs it if it is unexpected. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const isOfForm = !(error instanceof HttpProblem) && isMalformedForm(request, error);
  const problem = isOfForm ? new HttpProblem(400, MALFORMED_FORM) : toProblem(error);
  // Problems thrown on purpose (such as 503) and requests whose client disconnected aren't logged as failures; the request log
  // has them.
  const isGone = request.raw.destroyed && !request.raw.complete;
  if (problem.status >= 500 && !(error instanceof HttpProblem) && !isGone) request.log.error({ err: error }, 'request failed');
  if (problem.status === 429) {
    void reply.header('retry-after', String(problem instanceof TooManyRequests ? problem.retryAfterSeconds : 60));
  }
  void reply
    .code(problem.status)
    .type(PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .send(JSON.stringify(problemBody(problem, request.id)));
}

/** Answers all errors of routes with `sendProblem`. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
}
