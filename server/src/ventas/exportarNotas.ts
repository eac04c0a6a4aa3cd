import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import { diaEn } from '@lavanda/shared/domain/fechas';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { lectorDe } from '../db/tenencia.ts';
import { type Columna, enviarTabla, type Fila } from '../exportar/archivo.ts';
import type { Sesion } from '../http/sesion.ts';
import { type Filtro, leerFiltro } from './filtro.ts';
import { NOTA_DESDE } from './notaJson.ts';
import { type Leida, leerTramo, sentenciaDeTramo, type Tramo } from './pagina.ts';
import type { Posicion } from './posicion.ts';

/** Rows read at a time: each reading is a short transaction, so nobody waits for a whole export. */
const POR_LOTE = 1000;

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
async function* lotes(base: Base, filtro: Filtro): AsyncGenerator<Fila[]> {
  const leer = lectorDe(base, filtro.tenantId);
  let despues: Posicion | null = null;
  do {
    const tramo: Tramo = { limite: POR_LOTE, desde: 0, despues, contar: false };
    const { filas, cuantas, fin }: Leida = await leerTramo(leer, sentenciaDeTramo(filtro, tramo, FILA, NOTA_DESDE));
    yield JSON.parse(filas) as Fila[];
    despues = cuantas === POR_LOTE ? fin : null;
  } while (despues);
}

/**
 * Sends the filtered list as a file, whatever its size.
 * @throws 400 and 403 as the list
 */
export function exportarNotas(
  base: Base,
  sesion: Sesion,
  { formato, ...campos }: FiltroVentas & { formato: 'csv' | 'xlsx' },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const filtro = leerFiltro(sesion, campos);
  const nombre = `ventas-${diaEn(sesion.zonaHoraria, new Date())}`;
  return enviarTabla(reply, { formato, nombre, columnas: COLUMNAS, lotes: lotes(base, filtro) });
}
