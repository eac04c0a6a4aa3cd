import type { FastifyServerOptions } from 'fastify';

/** The fields of an error that the log shows: enough to find the cause, without the values that PostgreSQL quotes. */
interface ReportedError {
  [member: string]: unknown;
  type: string;
  code?: string;
  message: string;
  stack: string;
  constraint?: string;
  table?: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * An error in the form for the log. PostgreSQL quotes values in `detail` ("Key (telefono)=(55...) already exists"), which is
 * omitted, and at the end of some messages ('invalid input syntax for type date: "..."'), which are cut off.
 */
export function describeError(error: unknown): ReportedError {
  const { name, message, stack, code, constraint, table, severity } = (
    error instanceof Error ? error : new Error(String(error))
  ) as Error & Record<string, unknown>;
  const fromDatabase = severity !== undefined;
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: fromDatabase ? message.replace(/: ".*$/s, '') : message,
    stack: frames.join('\n'),
    ...(text(code) && { code: text(code) }),
    ...(text(constraint) && { constraint: text(constraint) }),
    ...(text(table) && { table: text(table) }),
  };
}

/** Log format: one JSON object per line on standard output, with the level's name and an ISO 8601 time (UTC). */
export function loggerSettings(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
  };
}
