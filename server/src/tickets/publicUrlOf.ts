import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';

/** The public link of a token: under PUBLIC_URL, or where the request itself came to. */
export function publicUrlOf({ publicUrl }: Pick<Settings, 'publicUrl'>, request: FastifyRequest, token: string): string {
  return `${publicUrl ?? `${request.protocol}://${request.host}`}/t/${token}`;
}
