import { readServiceCall, sendServiceCall } from '@lavanda/shared/contract/calls/sectionService';
import { readServiceSchemas, sendServiceSchemas } from '@lavanda/shared/contract/schemas/sectionService';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import { type CallRequest, route } from '../../http/route.ts';
import { Slots } from '../../limits/slots.ts';
import { TEXTS as LIMITS } from '../../limits/texts.ts';
import { previewedBy } from '../../releases/previews/previews.ts';
import { forwardedSection, permissionsIn } from '../declarations.ts';
import { permissionsOfSession } from '../permissions.ts';
import type { ServiceRequest } from './ask.ts';
import { Breakers, wasLeftAlone } from './Breakers.ts';
import { identityOf } from './identity.ts';
import { addressIn, serviceOf } from './services.ts';

const NO_SUCH = 'No existe lo que buscas.';

const TEXTS = {
  notSet: (section: string) => `${section} todavía no tiene su servicio. Avisa a quien opera el sistema.`,
  noAnswer: (section: string) =>
    `El servicio de ${section} no respondió. Lo demás sigue funcionando: vuelve a intentarlo en un momento.`,
};

type ServiceCall = CallRequest<typeof readServiceCall | typeof sendServiceCall>;

/** Forwards the calls of sections to their teams' services, with the user's identity. */
export function sectionServiceRoutes(app: FastifyInstance, db: Database): void {
  const breakers = new Breakers();
  app.addHook('onClose', async () => breakers.close());
  const forward = async ({ session, params, request, reply }: Pick<ServiceCall, 'session' | 'params' | 'request' | 'reply'>) => {
    const previewed = await previewedBy(db, request);
    const section = await forwardedSection(db, session, params.segmento, previewed);
    if (!section) throw new HttpProblem(404, NO_SUCH);
    const permissions = await permissionsOfSession(db, session, previewed.flatMap(permissionsIn));
    if (!permissions.includes(section.permiso)) throw new HttpProblem(403, 'Tu usuario no tiene permiso para hacer esto.');
    const service = await serviceOf(db, params.segmento);
    if (!service) throw new HttpProblem(503, TEXTS.notSet(section.titulo));
    const address = addressIn(service.direccion, restOf(request));
    if (!address) throw new HttpProblem(404, NO_SUCH);
    const asked = requestOf(request, address, await identityOf(session, permissions, service));
    try {
      return send(
        reply,
        await breakers.ask({ section: params.segmento, base: service.direccion, tenant: session.tenantId }, asked),
      );
    } catch (error) {
      if (!wasLeftAlone(error)) request.log.warn({ err: error, segmento: params.segmento }, 'A section service failed');
      throw new HttpProblem(503, TEXTS.noAnswer(section.titulo));
    }
  };
  // These calls have slots of their own and don't count among the calls that a user may run at once (`CallsInFlight`), so that a
  // slow service doesn't hold up the user's other calls.
  const extras = { stays: true, slots: new Slots({ perTenant: 24, perUser: 6, busy: LIMITS.services }) } as const;
  route(app, readServiceCall, readServiceSchemas, forward, extras);
  route(app, sendServiceCall, sendServiceSchemas, forward, extras);
}

/** The part of the URL after '/api/s/<segment>/', exactly as received. */
function restOf({ raw: { url = '' } }: FastifyRequest): string {
  return url.split('/').slice(4).join('/');
}

function requestOf(request: FastifyRequest, address: URL, identity: string): ServiceRequest {
  const { accept } = request.headers;
  // The body is JSON, as in every call. A form is no valid body, because a page of another site could submit it.
  const body = request.method === 'POST' && request.body !== undefined ? JSON.stringify(request.body) : undefined;
  return {
    address,
    method: request.method === 'POST' ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${identity}`,
      'x-request-id': request.id,
      'accept-language': 'es-MX',
      ...(accept !== undefined && { accept }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  };
}

function send(reply: FastifyReply, { status, type, disposition, body }: Awaited<ReturnType<Breakers['ask']>>): FastifyReply {
  // When the answer is opened on its own, this policy keeps it from acting as a page of the product.
  reply.code(status).header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  if (type !== null) reply.type(type);
  if (disposition !== null) reply.header('content-disposition', disposition);
  return reply.send(body);
}
