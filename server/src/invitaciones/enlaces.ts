import type { FastifyRequest } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import type { ClaseToken } from '../db/tables/equipo.ts';

const PAGINA: Readonly<Record<ClaseToken, string>> = {
  activacion: 'usuarios/verification',
  restablecer: 'usuarios/restablecer',
};

/** The page that uses a token, on PUBLIC_URL or where the request came to. */
export function enlaceDe(ajustes: Pick<Ajustes, 'publicUrl'>, request: FastifyRequest, clase: ClaseToken, token: string): string {
  const origen = ajustes.publicUrl ?? `${request.protocol}://${request.host}`;
  return `${origen}/${PAGINA[clase]}/${token}`;
}
