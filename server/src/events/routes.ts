import { listenCall, tellOpenCall } from '@lavanda/shared/contract/calls/events';
import { listenSchemas, tellOpenSchemas } from '@lavanda/shared/contract/schemas/events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { type CallRequest, route } from '../http/route.ts';
import { Slots } from '../limits/slots.ts';
import type { EventHub } from './eventHub.ts';
import { EventStream } from './eventStream.ts';
import { tellOpen } from './tellOpen.ts';
import { TEXTS } from './texts.ts';

/** Maximum number of streams of a session. A browser needs one or two; without Web Locks, one for each visible window. */
const PER_SESSION = 12;
const PER_TENANT = 500;

/** Routes of live changes, and of which users have a nota open (day.md 2). */
export function eventRoutes(app: FastifyInstance, db: Database, hub: EventHub): void {
  const limit = new Slots({ perTenant: PER_TENANT, perUser: PER_SESSION, busy: TEXTS.tooMany });
  // Streams are counted by session, because several registers may share an account.
  const slots = {
    enter: ({ tenantId, sessionId }: { tenantId: string; sessionId: string }) => limit.enter({ tenantId, userId: sessionId }),
  };
  route(app, listenCall, listenSchemas, async (call) => listen(hub, call), { compress: false, slots, stays: true });
  route(app, tellOpenCall, tellOpenSchemas, async ({ session, body }) => ({
    otros: await tellOpen(db, hub.presence, session, body),
  }));
}

async function listen(hub: EventHub, { session, query, request, reply }: CallRequest<typeof listenCall>): Promise<FastifyReply> {
  const stream = new EventStream(session);
  const id = lastEventId(request) ?? query.desde;
  if (!hub.add(stream, { id, ageMs: Number(query.hace ?? 0) })) throw new HttpProblem(503, TEXTS.unavailable);
  if (query.espera === '0') stream.end();
  // When the client disconnects, the response is destroyed, but `pipe` alone would keep the stream open.
  reply.raw.once('close', () => stream.body.destroy());
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream.body);
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}
