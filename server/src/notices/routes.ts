import { sendNoticeCall } from '@lavanda/shared/contract/calls/sales';
import {
  readNoticeApiCall,
  removeNoticeApiCall,
  saveNoticeApiCall,
  testNoticeApiCall,
} from '@lavanda/shared/contract/calls/tenant';
import { sendNoticeSchemas } from '@lavanda/shared/contract/schemas/sales';
import {
  readNoticeApiSchemas,
  removeNoticeApiSchemas,
  saveNoticeApiSchemas,
  testNoticeApiSchemas,
} from '@lavanda/shared/contract/schemas/tenant';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { route } from '../http/route.ts';
import { publicUrlOf } from '../tickets/publicUrlOf.ts';
import { readNoticeApi, removeNoticeApi, saveNoticeApi } from './account.ts';
import { createCloudApi } from './cloudApi.ts';
import { type NoticeServices, sendNotice } from './sendNotice.ts';
import { testNotice } from './testNotice.ts';

type NoticeSettings = Pick<Settings, 'whatsAppUrl' | 'publicUrl' | 'ticketLinkDays'>;

/** Routes to send notices through the WhatsApp Cloud API, and to set a laundry's account for it. */
export function noticeRoutes(app: FastifyInstance, db: Database, settings: NoticeSettings): void {
  const servicesOf = (request: FastifyRequest): NoticeServices => ({
    senderOf: (account) => createCloudApi(settings.whatsAppUrl, account),
    linkOf: (token) => publicUrlOf(settings, request, token),
    linkDays: settings.ticketLinkDays,
    // The reason and the API's code suffice for the log. The API's text is left out, because it may contain the phone.
    onFailure: (outcome) => request.log.warn(outcome, 'WhatsApp did not take a notice'),
  });

  route(app, sendNoticeCall, sendNoticeSchemas, async ({ session, body, request }) => ({
    data: await sendNotice(db, session, body, servicesOf(request)),
  }));

  route(app, readNoticeApiCall, readNoticeApiSchemas, ({ session }) =>
    withTenant(db, session.tenantId, (tx) => readNoticeApi(tx, session.tenantId)),
  );

  route(app, saveNoticeApiCall, saveNoticeApiSchemas, ({ session, body }) => saveNoticeApi(db, session, body));

  route(app, removeNoticeApiCall, removeNoticeApiSchemas, ({ session }) => removeNoticeApi(db, session));

  route(app, testNoticeApiCall, testNoticeApiSchemas, async ({ session, body, request }) => {
    const base = settings.publicUrl ?? `${request.protocol}://${request.host}`;
    return { telefono: await testNotice(db, session, body.telefono, base, servicesOf(request)) };
  });
}
