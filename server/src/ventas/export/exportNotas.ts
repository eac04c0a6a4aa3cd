import type { SalesFilter } from '@lavanda/shared/contract/schemas/salesList';
import { dayIn } from '@lavanda/shared/domain/dates';
import { IN_SUCURSAL } from '@lavanda/shared/domain/nota';
import { STAGE_NAMES, STAGES } from '@lavanda/shared/domain/stage';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { EXPORTED_PHONE } from '../../clientes/exportedPhone.ts';
import type { Database } from '../../db/connection.ts';
import { type Column, type Row, type Sheet, sendTable } from '../../export/file.ts';
import type { Session } from '../../http/session.ts';
import { inTurn } from '../../limits/longCalls.ts';
import { noteExport } from '../../team/auditLog.ts';
import { type Filter, parseFilter } from '../list/filter.ts';
import { NOTA_FROM } from '../notaJson.ts';
import { notaBatches } from './notaBatches.ts';
import { pagos } from './pagos.ts';
import { VOID_COLUMNS, VOID_ROW } from './voidColumns.ts';

type SalesExport = SalesFilter & { formato: 'csv' | 'xlsx'; contenido?: 'pagos' | undefined };

const COLUMNS: readonly Column[] = [
  { title: 'Folio', type: 'integer', width: 10 },
  { title: 'Fecha', type: 'day', width: 12 },
  { title: 'Fecha de entrega', type: 'day', width: 16 },
  { title: 'Cliente', type: 'text', width: 32 },
  { title: 'Teléfono', type: 'text', width: 14 },
  { title: 'RFC', type: 'text', width: 16 },
  { title: 'Sucursal', type: 'text', width: 18 },
  { title: 'Subtotal', type: 'money', width: 12 },
  { title: 'Envío', type: 'money', width: 10 },
  { title: 'Servicio express', type: 'money', width: 16 },
  { title: 'Descuentos', type: 'money', width: 12 },
  { title: 'Total', type: 'money', width: 12 },
  { title: 'Abonado', type: 'money', width: 12 },
  { title: 'Saldo', type: 'money', width: 12 },
  { title: 'Factura', type: 'text', width: 10 },
  { title: 'A domicilio', type: 'text', width: 12 },
  { title: 'Express', type: 'text', width: 10 },
  { title: 'Estado', type: 'text', width: 14 },
  { title: 'Atendió', type: 'text', width: 24 },
  { title: 'Motivo del descuento', type: 'text', width: 24 },
  { title: 'Domicilio de entrega', type: 'text', width: 32 },
  { title: 'Clave', type: 'text', width: 10 },
  { title: 'Etapa', type: 'text', width: 12 },
  { title: 'Lugar', type: 'text', width: 10 },
  { title: 'Aviso', type: 'text', width: 28 },
  { title: 'Bultos', type: 'integer', width: 8 },
  { title: 'Por cobrar', type: 'money', width: 12 },
  { title: 'A favor', type: 'money', width: 12 },
];

/** The stage of a nota in the sucursal; a closed nota and a pending recoleccion have none. */
const STAGE = sql`case when n.status = ${sql.lit(IN_SUCURSAL)} then case n.etapa
  ${sql.join(
    STAGES.map((stage) => sql`when ${sql.lit(stage)} then ${sql.lit(STAGE_NAMES[stage])}`),
    sql` `,
  )} end else '' end`;

/** How and when the notice was given, in the sucursal's time: 'Enviado 2026-12-10 10:42'; '' without a notice. */
const NOTICE = sql`case when n.avisada_en is null then '' else
  case n.aviso when 'enviado' then 'Enviado ' else 'WhatsApp abierto ' end
  || to_char(n.avisada_en at time zone s.zona_horaria, 'YYYY-MM-DD HH24:MI') end`;

const SALDO = sql`n.total - n.abonos - n.ajuste`;

/**
 * A nota as a row of `COLUMNS`: amounts in pesos, a Mexican phone as 10 digits, and the saldo less the rounding `ajuste`. The
 * columns 'Por cobrar' and 'A favor' add up to `adeudo` and `favor` of the list's totals.
 */
const ROW = sql<Row>`json_build_array(n.folio, n.fecha, n.fecha_entrega, n.cliente_nombre, ${EXPORTED_PHONE}, c.rfc, s.nombre,
  round(n.subtotal / 100.0, 2), round(n.envio / 100.0, 2), round(n.recargo / 100.0, 2), round(n.descuentos / 100.0, 2), round(n.total / 100.0, 2), round(n.abonos / 100.0, 2),
  round((${SALDO}) / 100.0, 2), case when n.factura then 'Sí' else 'No' end, case when n.a_domicilio then 'Sí' else 'No' end,
  case when n.express then 'Sí' else 'No' end, case n.status when 10 then 'Cerrada' when 0 then 'Abierta' else 'Por recolectar' end,
  coalesce(u.nombre, ''), n.descuento_motivo, coalesce(n.domicilio, ''), coalesce(n.clave, ''),
  ${STAGE}, case when n.status = ${sql.lit(IN_SUCURSAL)} then n.lugar else '' end, ${NOTICE}, jsonb_array_length(n.piezas),
  round(case when n.marca & 1 = 1 and n.anulada_en is null then ${SALDO} else 0 end / 100.0, 2),
  round(case when n.anulada_en is null then greatest(-(${SALDO}), 0) else 0 end / 100.0, 2))`;

/** The sheet of notas; for voided notas it has additional columns about their void. */
function notas(db: Database, filter: Filter): Sheet {
  const row = filter.voided ? sql<Row>`(${ROW})::jsonb || ${VOID_ROW}` : ROW;
  return {
    name: 'ventas',
    columns: filter.voided ? [...COLUMNS, ...VOID_COLUMNS] : COLUMNS,
    batches: inTurn(notaBatches<Row>(db, filter, row, NOTA_FROM)),
  };
}

/**
 * Sends the filtered list as a CSV or XLSX file of any size. The XLSX has a second sheet with the pagos of those notas; with
 * `contenido=pagos` the file has only the pagos.
 * @throws HttpProblem 400 and 403, as `parseFilter`
 */
export async function exportNotas(
  db: Database,
  session: Session,
  { formato: format, contenido: content, ...campos }: SalesExport,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const filter = parseFilter(session, campos);
  await noteExport(db, session, 'ventas', { formato: format, ...(content && { contenido: content }), ...campos });
  const ofPagos = pagos(db, filter);
  const { columns, batches } = content === 'pagos' ? ofPagos : notas(db, filter);
  const name = `${content ?? 'ventas'}-${dayIn(session.zonaHoraria, new Date())}`;
  return sendTable(reply, { formato: format, nombre: name, columns, batches, more: content ? [] : [ofPagos] });
}
