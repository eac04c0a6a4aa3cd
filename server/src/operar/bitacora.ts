import type { FastifyServerOptions } from 'fastify';

/** What is told of an error: enough to find it, and nothing that a customer wrote. */
interface ErrorContado {
  [miembro: string]: unknown;
  type: string;
  code?: string;
  message: string;
  stack: string;
  constraint?: string;
  table?: string;
}

const texto = (valor: unknown): string | undefined => (typeof valor === 'string' ? valor : undefined);

/**
 * An error for the log. PostgreSQL quotes the values at fault: in `detail` ("Key (telefono)=(55...) already exists"), which is left out, and at
 * the end of some messages ('invalid input syntax for type date: "..."'), which are cut there.
 */
export function contarError(error: unknown): ErrorContado {
  const { name, message, stack, code, constraint, table, severity } = (
    error instanceof Error ? error : new Error(String(error))
  ) as Error & Record<string, unknown>;
  const deLaBase = severity !== undefined;
  const cuadros = (stack ?? '').split('\n').filter((linea) => /^\s+at /.test(linea));
  return {
    type: name,
    message: deLaBase ? message.replace(/: ".*$/s, '') : message,
    stack: cuadros.join('\n'),
    ...(texto(code) && { code: texto(code) }),
    ...(texto(constraint) && { constraint: texto(constraint) }),
    ...(texto(table) && { table: texto(table) }),
  };
}

/** One JSON object a line on the standard output: level by name, time in ISO 8601 (UTC). */
export function ajustesDeBitacora(nivel: string): FastifyServerOptions['logger'] {
  if (nivel === 'silent') return false;
  return {
    level: nivel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: contarError },
  };
}
