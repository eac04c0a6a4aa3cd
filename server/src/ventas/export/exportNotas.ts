import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import { diaEn } from '@lavanda/shared/domain/fechas';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Base } from '../../db/conexion.ts';
import { lectorDe } from '../../db/tenencia.ts';
import { type Columna, enviarTabla, type Fila } from '../../exportar/archivo.ts';
import type { Sesion } from '../../http/sesion.ts';
import type { Cursor } from '../list/cursor.ts';
import { type Filter, parseFilter } from '../list/filter.ts';
import { type Page, readPage } from '../list/page.ts';
import { NOTA_DESDE } from '../notaJson.ts';

/** Rows read at a time: each reading is a short transaction, so nobody waits for a whole export. */
const BATCH_SIZE = 1000;

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Folio', tipo: 'entero', ancho: 10 },
  { titulo: 'Fecha', tipo: 'dia', ancho: 12 },
  { titulo: 'Fecha de entrega', tipo: 'dia', ancho: 16 },
  { titulo: 'Cliente', tipo: 'texto', ancho: 32 },
  { titulo: 'Teléfono', tipo: 'texto', ancho: 14 },
  { titulo: 'RFC', tipo: 'texto', ancho: 16 },
  { titulo: 'Sucursal', tipo: 'texto', ancho: 18 },
  { titulo: 'Subtotal', tipo: 'dinero', ancho: 12 },
  { titulo: 'Envío', tipo: 'dinero', ancho: 10 },
  { titulo: 'Descuentos', tipo: 'dinero', ancho: 12 },
  { titulo: 'Total', tipo: 'dinero', ancho: 12 },
  { titulo: 'Abonado', tipo: 'dinero', ancho: 12 },
  { titulo: 'Saldo', tipo: 'dinero', ancho: 12 },
  { titulo: 'Factura', tipo: 'texto', ancho: 10 },
  { titulo: 'A domicilio', tipo: 'texto', ancho: 12 },
  { titulo: 'Express', tipo: 'texto', ancho: 10 },
  { titulo: 'Estado', tipo: 'texto', ancho: 14 },
  { titulo: 'Atendió', tipo: 'texto', ancho: 24 },
];

/** A note as a row of `COLUMNAS`: pesos, the phone's 10 digits, the balance without what the closing rounded off. */
const FILA = sql<Fila>`json_build_array(n.folio, n.fecha, n.fecha_entrega, n.cliente_nombre, right(c.telefono, 10), c.rfc, s.nombre,
  round(n.subtotal / 100.0, 2), round(n.envio / 100.0, 2), round(n.descuentos / 100.0, 2), round(n.total / 100.0, 2), round(n.abonos / 100.0, 2),
  round((n.total - n.abonos - n.ajuste) / 100.0, 2), case when n.factura then 'Sí' else 'No' end, case when n.a_domicilio then 'Sí' else 'No' end,
  case when n.express then 'Sí' else 'No' end, case n.status when 10 then 'Cerrada' when 0 then 'Abierta' else 'Por recolectar' end,
  coalesce(u.nombre, ''))`;

/** The filter's notes, newest first, in batches that go on from where the last one ended. */
async function* batches(base: Base, filter: Filter): AsyncGenerator<Fila[]> {
  const read = lectorDe(base, filter.tenantId);
  let after: Cursor | null = null;
  do {
    const slice = { limit: BATCH_SIZE, offset: 0, after, count: false };
    const { rows, size, end }: Page = await readPage(read, filter, slice, FILA, NOTA_DESDE);
    yield JSON.parse(rows) as Fila[];
    after = size === BATCH_SIZE ? end : null;
  } while (after);
}

/**
 * Sends the filtered list as a file, whatever its size.
 * @throws 400 and 403 as the list
 */
export function exportNotas(
  base: Base,
  sesion: Sesion,
  { formato, ...campos }: FiltroVentas & { formato: 'csv' | 'xlsx' },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const filter = parseFilter(sesion, campos);
  const nombre = `ventas-${diaEn(sesion.zonaHoraria, new Date())}`;
  return enviarTabla(reply, { formato, nombre, columnas: COLUMNAS, lotes: batches(base, filter) });
}
