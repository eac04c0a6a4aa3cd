import { randomBytes } from 'node:crypto';
import { ticketEnlace, ticketImagen, ticketPagina, ticketRevocar } from '@lavanda/shared/contract/tickets';
import { veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import type { FastifyInstance } from 'fastify';
import type { Ajustes } from '../ajustes.ts';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';
import type { Sesion } from '../http/sesion.ts';
import { notaVisible } from '../ventas/readNota.ts';
import { type DatosTicket, datosTicket } from './datosTicket.ts';
import { describirTicket } from './describir.ts';
import { direccionPublica } from './direccionPublica.ts';
import { revocarEnlaces, tokenDe } from './enlaces.ts';
import { Dibujante } from './imagen/dibujante.ts';
import { rutaFuentes } from './pagina/fuentes.ts';
import { paginaTicket } from './pagina/paginaTicket.ts';
import { politicaDelTicket } from './pagina/politica.ts';
import { rutasPublicas } from './rutasPublicas.ts';
import { enlaceDeWhatsApp } from './whatsapp.ts';

interface TicketDeSesion extends DatosTicket {
  token: string;
}

/** @throws 404 when the session can't see the note, or it is voided */
function ticketDe(base: Base, sesion: Sesion, notaId: string): Promise<TicketDeSesion> {
  const sucursalId = veTodasLasSucursales(sesion.rol) ? null : sesion.sucursalId;
  return enTenant(base, sesion.tenantId, async (tx) => ({
    ...(await datosTicket(tx, sesion.tenantId, notaId, sucursalId)),
    token: await tokenDe(tx, sesion.tenantId, notaId),
  }));
}

/** Tickets: the page that prints, the image, and the public link to both. */
export function rutasTickets(app: FastifyInstance, base: Base, ajustes: Pick<Ajustes, 'publicUrl'>): void {
  const dibujante = new Dibujante();
  app.addHook('onClose', () => dibujante.cerrar());
  rutaFuentes(app);

  atender(app, ticketPagina, async ({ sesion, params, query, request, reply }) => {
    const { token, ...datos } = await ticketDe(base, sesion, params.nota);
    const ticket = describirTicket(datos, {
      enlace: direccionPublica(ajustes, request, token),
      ...(query.ancho === undefined ? {} : { ancho: query.ancho === '58' ? 58 : 80 }),
    });
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', politicaDelTicket(nonce, true))
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(paginaTicket(ticket, { nonce, imprimir: query.imprimir !== '0', publico: false }));
  });

  atender(app, ticketImagen, async ({ sesion, params, request, reply }) => {
    const { token, ...datos } = await ticketDe(base, sesion, params.nota);
    const png = await dibujante.dibujar(describirTicket(datos, { enlace: direccionPublica(ajustes, request, token) }));
    return reply.header('content-disposition', `inline; filename="ticket-${datos.nota.folio}.png"`).type('image/png').send(png);
  });

  atender(app, ticketEnlace, async ({ sesion, params, request }) => {
    const { token, ...datos } = await ticketDe(base, sesion, params.nota);
    const url = direccionPublica(ajustes, request, token);
    return { url, whatsapp: enlaceDeWhatsApp(datos, url) };
  });

  atender(app, ticketRevocar, async ({ sesion, params }) => ({
    revocados: await enTenant(base, sesion.tenantId, async (tx) => {
      await notaVisible(tx, sesion, params.nota);
      return revocarEnlaces(tx, sesion.tenantId, params.nota);
    }),
  }));

  app.register(async (publico) => rutasPublicas(publico, base, ajustes, dibujante));
}
