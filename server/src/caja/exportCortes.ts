import type { CortesFilter } from '@lavanda/shared/contract/schemas/cortes';
import { DIFFERENCE_NAMES, type DifferenceReason } from '@lavanda/shared/domain/caja';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { type Column, type Row, sendTable } from '../export/file.ts';
import type { Session } from '../http/session.ts';
import { inTurn } from '../limits/longCalls.ts';
import { noteExport } from '../team/auditLog.ts';
import type { CorteRow } from './corte.ts';
import { type CortesPage, readCortes, whichCortes } from './listCortes.ts';

/** Number of cortes read at a time. */
const BATCH_SIZE = 500;

type CortesExport = Omit<CortesFilter, 'despues'> & { formato: 'csv' | 'xlsx' };

const COLUMNS: readonly Column[] = [
  { title: 'Corte', type: 'integer', width: 8 },
  { title: 'Caja', type: 'text', width: 16 },
  { title: 'Sucursal', type: 'text', width: 18 },
  { title: 'Abrió', type: 'text', width: 18 },
  { title: 'Cerró', type: 'text', width: 18 },
  { title: 'Cajero', type: 'text', width: 24 },
  { title: 'Cerrada por', type: 'text', width: 24 },
  { title: 'Efvo esperado', type: 'money' },
  { title: 'Efvo contado', type: 'money' },
  { title: 'Efvo diferencia', type: 'money' },
  { title: 'TDC esperado', type: 'money' },
  { title: 'TDC contado', type: 'money' },
  { title: 'Transf esperado', type: 'money' },
  { title: 'Transf contado', type: 'money' },
  { title: 'Link esperado', type: 'money' },
  { title: 'Link contado', type: 'money' },
  { title: 'Diferencia total', type: 'money', width: 16 },
  { title: 'Motivo', type: 'text', width: 24 },
  { title: 'Detalle', type: 'text', width: 32 },
  { title: 'Fondo que se queda', type: 'money', width: 18 },
  { title: 'Se retira', type: 'money' },
  { title: 'Llegó después', type: 'money' },
];

interface Compared {
  expected: Centavos;
  counted: Centavos;
}

type ExportedCorte = CorteRow & {
  zone: string;
  reason: DifferenceReason | '';
  detail: string;
  stays: Centavos;
  withdrawn: Centavos;
  others: [tdc: Compared, transf: Compared, link: Compared];
};

const compared = (method: 'tdc' | 'transf' | 'link') =>
  sql`json_build_object('expected', ${sql.ref(`k.esperado_${method}`)}, 'counted', ${sql.ref(`k.contado_${method}`)})`;

const MORE = sql`, s.zona_horaria as zone, k.motivo as reason, k.detalle as detail, k.fondo as stays, k.retirado as withdrawn,
  json_build_array(${compared('tdc')}, ${compared('transf')}, ${compared('link')}) as others`;

/** Yields the cortes that satisfy a condition in batches, newest first. */
async function* batchesOf(db: Database, tenantId: string, which: RawBuilder<unknown>): AsyncGenerator<Row[]> {
  for (let after: CortesPage['after'] = null; ; ) {
    const rows: ExportedCorte[] = await readCortes(db, tenantId, which, { after, size: BATCH_SIZE, more: MORE });
    yield rows.map(rowOf);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = { micros: last.micros, id: last.id };
  }
}

const reasonName = (reason: DifferenceReason | '') => (reason === '' ? '' : DIFFERENCE_NAMES[reason]);

/** A corte as a row of `COLUMNS`: amounts in pesos, moments in the sucursal's time zone. */
function rowOf(corte: ExportedCorte): Row {
  const at = (moment: string) => `${dayIn(corte.zone, new Date(moment))} ${hourIn(corte.zone, new Date(moment))}`;
  const { expected: cash, counted, others } = corte;
  const [tdc, transf, link] = others;
  const difference = others.reduce((sum, method) => sum + method.counted - method.expected, counted - cash);
  const pesos = (...amounts: readonly Centavos[]) => amounts.map(centavosToPesos);
  return [
    ...[corte.number, corte.caja, corte.sucursal, at(corte.openedAt), at(corte.closedAt), corte.opener],
    corte.closerId === corte.openerId ? '' : corte.closer,
    ...pesos(cash, counted, counted - cash, tdc.expected, tdc.counted, transf.expected, transf.counted),
    ...pesos(link.expected, link.counted, difference),
    ...[reasonName(corte.reason), corte.detail],
    ...pesos(corte.stays, corte.withdrawn, corte.late),
  ];
}

/**
 * Sends the filtered cortes as a CSV or XLSX file of any size, newest first.
 * @throws HttpProblem 400 or 403 for an invalid filter
 */
export async function exportCortes(
  db: Database,
  session: Session,
  { formato: format, ...filter }: CortesExport,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const which = whichCortes(session, filter);
  await noteExport(db, session, 'cortes', { formato: format, ...filter });
  const name = `cortes-${dayIn(session.zonaHoraria, new Date())}`;
  return sendTable(reply, {
    formato: format,
    nombre: name,
    columns: COLUMNS,
    batches: inTurn(batchesOf(db, session.tenantId, which)),
  });
}
