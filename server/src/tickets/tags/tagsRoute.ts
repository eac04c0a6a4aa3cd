import { randomBytes } from 'node:crypto';
import { tagsPageCall } from '@lavanda/shared/contract/calls/tickets';
import { tagsPageSchemas } from '@lavanda/shared/contract/schemas/tickets';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { route } from '../../http/route.ts';
import { notaVisible } from '../../ventas/readNota.ts';
import { ticketPolicy } from '../page/policy.ts';
import { describeTags } from './describeTags.ts';
import { tagsPage } from './tagsPage.ts';

/** The page of a nota's tags, which prints itself as its ticket does. */
export function tagsRoute(app: FastifyInstance, db: Database): void {
  route(app, tagsPageCall, tagsPageSchemas, async ({ session, params, query, reply }) => {
    const { papel: paper, pieza, imprimir: printing } = query;
    const nota = await withTenant(db, session.tenantId, (tx) => notaVisible(tx, session, params.nota));
    const tags = describeTags(nota, paper, pieza === undefined ? null : Number(pieza));
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', ticketPolicy(nonce, true))
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(tagsPage(tags, { paper, nonce, print: printing !== '0' }));
  });
}
