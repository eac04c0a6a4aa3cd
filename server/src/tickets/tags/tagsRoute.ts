import { tagsPageCall } from '@lavanda/shared/contract/calls/tickets';
import { tagsPageSchemas } from '@lavanda/shared/contract/schemas/tickets';
import { printedTags } from '@lavanda/shared/ticket/page/printedPage';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../ventas/errors.ts';
import { notaVisible } from '../../ventas/readNota.ts';
import { noSuchTag, TEXTS } from '../../ventas/texts.ts';
import { sendPrintPage } from '../page/sendPrintPage.ts';

/** Route of the page with a nota's tags, which prints itself like a ticket. */
export function tagsRoute(app: FastifyInstance, db: Database): void {
  route(app, tagsPageCall, tagsPageSchemas, async ({ session, params, query, reply }) => {
    const { papel: paper, pieza } = query;
    const nota = await withTenant(db, session.tenantId, (tx) => notaVisible(tx, session, params.nota));
    const only = pieza === undefined ? null : Number(pieza);
    const { length } = nota.piezas ?? [];
    if (length === 0) throw new HttpProblem(409, TEXTS.withoutTags);
    if (only !== null && only > length) throw invalidField('pieza', noSuchTag(only, length));
    return sendPrintPage(reply, printedTags(nota, paper, only), query);
  });
}
