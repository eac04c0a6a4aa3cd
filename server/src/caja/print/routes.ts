import { cortePdfCall, exportCortesCall, printCorteCall } from '@lavanda/shared/contract/calls/caja';
import { cortePdfSchemas, exportCortesSchemas, printCorteSchemas } from '@lavanda/shared/contract/schemas/corteFiles';
import { type DescribedCorte, describeCorte } from '@lavanda/shared/ticket/corte/describeCorte';
import { printedCorte } from '@lavanda/shared/ticket/corte/printedCorte';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { DrawingKilled } from '../../drawing/drawingProcess.ts';
import type { Drawings } from '../../drawing/drawings.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { exportSlots } from '../../limits/longCalls.ts';
import { sendPrintPage } from '../../tickets/page/sendPrintPage.ts';
import { readCorte } from '../corte.ts';
import { exportCortes } from '../exportCortes.ts';
import { readIssuer } from './readIssuer.ts';
import { PDF_TEXTS } from './texts.ts';

/** The content of a printed corte. @throws HttpProblem 404 */
async function paperOf(db: Database, session: Session, id: string, width?: 58 | 80): Promise<DescribedCorte> {
  const corte = await readCorte(db, session, id);
  return describeCorte(corte, await readIssuer(db, session.tenantId, corte.sucursal), width);
}

/** Routes of cortes: printable page, PDF, and an export of many cortes as one file (day.md 3). */
export function corteFileRoutes(app: FastifyInstance, db: Database, drawings: Drawings): void {
  route(app, printCorteCall, printCorteSchemas, async ({ session, params, query, reply }) => {
    const width = query.ancho === undefined ? undefined : query.ancho === '58' ? 58 : 80;
    const corte = await paperOf(db, session, params.corte, width);
    return sendPrintPage(reply, printedCorte(corte), query);
  });

  route(app, cortePdfCall, cortePdfSchemas, async ({ session, params, reply }) => {
    const corte = await paperOf(db, session, params.corte, 80);
    const turn = { tenantId: session.tenantId, kind: 'staff' } as const;
    const pdf = await drawings.draw({ corte }, turn).catch((error: unknown) => {
      throw error instanceof DrawingKilled ? new HttpProblem(503, PDF_TEXTS.notDrawn) : error;
    });
    return reply.header('content-disposition', `inline; filename="corte-${corte.number}.pdf"`).type('application/pdf').send(pdf);
  });

  route(app, exportCortesCall, exportCortesSchemas, ({ session, query, reply }) => exportCortes(db, session, query, reply), {
    compress: false,
    slots: exportSlots,
  });
}
