import { randomBytes } from 'node:crypto';
import { ticketPublico, ticketPublicoImagen } from '@lavanda/shared/contract/tickets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';
import { aProblema } from '../http/errores.ts';
import { Problematico } from '../http/problema.ts';
import { datosTicket } from './datosTicket.ts';
import { describirTicket, type TicketDescrito } from './describir.ts';
import { direccionPublica } from './direccionPublica.ts';
import { notaDeToken } from './enlaces.ts';
import type { Dibujante } from './imagen/dibujante.ts';
import { paginaFalla } from './pagina/paginaFalla.ts';
import { paginaTicket } from './pagina/paginaTicket.ts';
import { politicaDelTicket } from './pagina/politica.ts';
import { TEXTOS } from './textos.ts';

const nuevoNonce = (): string => randomBytes(16).toString('base64');

/** Whatever went wrong, as a page: who follows the link is a customer with a phone. */
async function responderFalla(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status } = aProblema(error);
  // A token that can't be one and one that isn't anybody's look the same.
  const muerto = status === 400 || status === 404 || status === 414;
  if (status >= 500) request.log.error({ err: error }, 'ticket público');
  const [titulo, detalle] = muerto ? [TEXTOS.enlaceMuerto, TEXTOS.enlaceMuertoDetalle] : [TEXTOS.falla, TEXTOS.fallaDetalle];
  const nonce = nuevoNonce();
  return reply
    .code(muerto ? 404 : status)
    .header('content-security-policy', politicaDelTicket(nonce, false))
    .type('text/html; charset=utf-8')
    .send(paginaFalla(titulo, detalle, nonce));
}

/** The ticket for the customer: no session, no index, no referrer, the name masked. */
export function rutasPublicas(app: FastifyInstance, base: Base, ajustes: Pick<Ajustes, 'publicUrl'>, dibujante: Dibujante): void {
  app.setErrorHandler(responderFalla);
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('x-robots-tag', 'noindex, nofollow, noarchive')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
  });

  const ticketDe = async (request: FastifyRequest, token: string): Promise<TicketDescrito> => {
    const hallado = await notaDeToken(base, token);
    if (!hallado) throw new Problematico(404, TEXTOS.enlaceMuerto);
    const { tenantId, notaId } = hallado;
    const datos = await enTenant(base, tenantId, (tx) => datosTicket(tx, tenantId, notaId, null));
    return describirTicket(datos, { enlace: direccionPublica(ajustes, request, token), publico: true });
  };

  atender(app, ticketPublico, async ({ params, request, reply }) => {
    const nonce = nuevoNonce();
    const ticket = await ticketDe(request, params.token);
    return reply
      .header('content-security-policy', politicaDelTicket(nonce, false))
      .type('text/html; charset=utf-8')
      .send(paginaTicket(ticket, { nonce, imprimir: false, publico: true }));
  });

  atender(app, ticketPublicoImagen, async ({ params, request, reply }) => {
    const ticket = await ticketDe(request, params.token);
    return reply
      .header('content-disposition', `inline; filename="ticket-${ticket.folio}.png"`)
      .type('image/png')
      .send(await dibujante.dibujar(ticket));
  });
}
