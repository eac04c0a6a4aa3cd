import { ticketAddress } from '@lavanda/shared/domain/ticketToken';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';

/** Public URL of the ticket with this token, based on PUBLIC_URL or else on the request's host. */
export function publicUrlOf({ publicUrl }: Pick<Settings, 'publicUrl'>, request: FastifyRequest, token: string): string {
  return ticketAddress(publicUrl ?? `${request.protocol}://${request.host}`, token);
}
