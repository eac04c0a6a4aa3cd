import { acceptPickupCall, declinePickupCall, listPickupRequestsCall } from '@lavanda/shared/contract/calls/pickupRequests';
import {
  acceptPickupSchemas,
  declinePickupSchemas,
  listPickupRequestsSchemas,
} from '@lavanda/shared/contract/schemas/pickupRequests';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { acceptRequest } from './acceptRequest.ts';
import { declineRequest } from './declineRequest.ts';
import { listRequests } from './listRequests.ts';

/** Staff's routes to list, accept and decline pickup requests. The clientes' routes are among the public ticket routes. */
export function pickupRequestRoutes(app: FastifyInstance, db: Database): void {
  route(app, listPickupRequestsCall, listPickupRequestsSchemas, async ({ session }) => ({
    solicitudes: await listRequests(db, session),
  }));

  route(app, acceptPickupCall, acceptPickupSchemas, async ({ session, body }) => ({
    data: await acceptRequest(db, session, body),
  }));

  route(app, declinePickupCall, declinePickupSchemas, async ({ session, body }) => ({
    response: await declineRequest(db, session, body),
  }));
}
