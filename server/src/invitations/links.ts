import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { TokenKind } from '../db/tables/team.ts';

const PAGE: Readonly<Record<TokenKind, string>> = {
  activacion: 'usuarios/verification',
  restablecer: 'usuarios/restablecer',
};

/** URL of the page that redeems a token, under PUBLIC_URL or the request's own host. */
export function linkOf(settings: Pick<Settings, 'publicUrl'>, request: FastifyRequest, kind: TokenKind, token: string): string {
  const origin = settings.publicUrl ?? `${request.protocol}://${request.host}`;
  return `${origin}/${PAGE[kind]}/${token}`;
}
