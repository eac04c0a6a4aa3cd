import { ticketAddress } from '@lavanda/shared/domain/ticketToken';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';

/** Public link of a token, under PUBLIC_URL or the request's own host. */
export function publicUrlOf({ publicUrl }: Pick<Settings, 'publicUrl'>, request: FastifyRequest, token: string): string {
  return ticketAddress(publicUrl ?? `${request.protocol}://${request.host}`, token);
}
