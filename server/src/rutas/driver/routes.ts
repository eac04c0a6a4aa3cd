import { driverPageCall, finishStopCall, readDriverDayCall, tellOnTheWayCall } from '@lavanda/shared/contract/calls/driver';
import {
  driverPageSchemas,
  finishStopSchemas,
  readDriverDaySchemas,
  tellOnTheWaySchemas,
} from '@lavanda/shared/contract/schemas/driver';
import { TICKET_TOKEN } from '@lavanda/shared/domain/ticketToken';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import type { Database } from '../../db/connection.ts';
import { sendProblem, toProblem } from '../../http/errors.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { PRIVATE, sendFailurePage } from '../../tickets/page/sendFailurePage.ts';
import { DriverLimits } from './driverLimits.ts';
import { finishStop } from './finishStop.ts';
import { openLink, requireDay } from './link.ts';
import { endedPage, PAGE_POLICY, readPage } from './page.ts';
import { readDay } from './readDay.ts';
import { tellOnTheWay } from './tellOnTheWay.ts';
import { TEXTS } from './texts.ts';

/** Maximum body of a stop with its photo, bytes. */
const STOP_LIMIT = 400_000;

const TOKEN = new RegExp(TICKET_TOKEN);

/** Answers errors of the driver's page, and unknown paths under /r/, with a page that a driver can read on a phone. */
export async function sendDriverFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status } = toProblem(error);
  if (status >= 500 && !(error instanceof HttpProblem)) request.log.error({ err: error }, "driver's page failed");
  return sendFailurePage(reply, status, TEXTS);
}

/** Answers errors of the page's calls. A malformed token gets the same 404 as a revoked one. */
function sendCallProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { token = '' } = request.params as { token?: string };
  sendProblem(request, reply, TOKEN.test(token) ? error : new HttpProblem(404, TEXTS.deadLink));
}

/** Whether a link works now. */
async function opens(db: Database, token: string): Promise<boolean> {
  try {
    requireDay(await openLink(db, token), new Date());
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return false;
    throw error;
  }
}

/**
 * Routes of a driver's link: the page and its calls. They need no session, because the token gives access to one driver's day.
 */
export function driverRoutes(app: FastifyInstance, db: Database, { webDir }: Pick<Settings, 'webDir'>): void {
  app.setErrorHandler((error, request, reply) =>
    request.routeOptions.url === driverPageCall.path
      ? sendDriverFailure(error, request, reply)
      : sendCallProblem(error, request, reply),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  const limits = new DriverLimits();

  route(app, driverPageCall, driverPageSchemas, async ({ params: { token }, request, reply }) => {
    limits.count('page', token, request.ip);
    const page = await readPage(webDir);
    const isOpen = await opens(db, token);
    if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(TEXTS.notBuilt);
    return reply
      .code(isOpen ? 200 : 404)
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(isOpen ? page : endedPage(page, TEXTS.deadLink));
  });

  route(app, readDriverDayCall, readDriverDaySchemas, ({ params: { token }, request }) => {
    limits.count('day', token, request.ip);
    return readDay(db, token);
  });

  route(
    app,
    finishStopCall,
    finishStopSchemas,
    ({ params: { token }, body, request }) => {
      limits.count('send', token, request.ip);
      return finishStop(db, token, body);
    },
    { bodyLimit: STOP_LIMIT },
  );

  route(app, tellOnTheWayCall, tellOnTheWaySchemas, ({ params: { token }, body, request }) => {
    limits.count('send', token, request.ip);
    return tellOnTheWay(db, token, body);
  });
}
