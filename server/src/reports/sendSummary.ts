import type { SalesFilter } from '@lavanda/shared/contract/schemas/salesList';
import { dayIn } from '@lavanda/shared/domain/dates';
import { sameDaysLastYear } from '@lavanda/shared/domain/report';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connection.ts';
import { sendJson } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { monthOf, reportSucursal, summaryMonths } from './scope.ts';
import { readSummary } from './summaryJson.ts';

/** Maximum number of characters in the cache: about forty answers of a large laundry. */
const MAX_KEPT = 64 * 1024 * 1024;

/** Recent answers. Each request reads the current version from the database, so several server processes stay consistent. */
const answers = new LRUCache<string, { version: string; json: string }>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ json }) => json.length + 1024,
});

/**
 * Answers GET /api/ventas/?resultSummary=1 (contract `SummaryResponse`), limited to `sucursal` and to the months of
 * `fechaInicial` to `fechaFinal`.
 * @throws HttpProblem 403 as `reportSucursal`; 400 as `summaryMonths`
 */
export async function sendSummary(
  db: Database,
  { session, query, reply }: { session: Session; query: SalesFilter; reply: FastifyReply },
): Promise<FastifyReply> {
  const { tenantId } = session;
  const sucursal = reportSucursal(session, query.sucursal);
  const months = summaryMonths(session, query);
  const lastYear = sameDaysLastYear(dayIn(session.zonaHoraria, new Date()));
  const days = months.first <= monthOf(lastYear.from) && monthOf(lastYear.until) <= months.last ? lastYear : null;
  const key = `${tenantId} ${sucursal} ${months.first} ${months.last} ${days?.until}`;
  const kept = answers.get(key);
  const { version, json } = await readSummary(db, { tenantId, sucursal }, months, days, kept?.version ?? '');
  if (json === null) return sendJson(reply, kept?.json ?? '');
  answers.set(key, { version, json });
  return sendJson(reply, json);
}
