import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import type { Lector } from '../db/tenencia.ts';
import type { Sesion } from '../http/sesion.ts';
import { leerFiltro } from './filtro.ts';
import type { Lugares } from './lugares.ts';
import { NOTA_DESDE, notaJson } from './notaJson.ts';
import { leerTramo, sentenciaDeTramo, type Tramo } from './pagina.ts';
import { escribirPosicion, leerPosicion } from './posicion.ts';

/** The active list comes whole, up to this many. */
const ACTIVAS_MAXIMAS = 2000;
const POR_PAGINA = 20;
const POR_PAGINA_MAXIMO = 100;

interface Pedida {
  /** From 1. */
  pagina: number;
  limite: number;
  despues: string | undefined;
}

/** null: the whole list. */
function leerPagina({ notasPosPagina, notasPorPagina, pagina, despues }: FiltroVentas): Pedida | null {
  const limite = Number(notasPorPagina ?? notasPosPagina ?? POR_PAGINA);
  if (limite === -1) return null;
  return {
    pagina: Math.max(Number(pagina ?? 1), 1),
    limite: Math.min(Math.max(limite, 1), POR_PAGINA_MAXIMO),
    despues,
  };
}

function tramoDe({ pagina, limite, despues }: Pedida, lugares: Lugares, clave: string): Tramo {
  const desde = (pagina - 1) * limite;
  if (despues !== undefined) return { limite, desde, despues: leerPosicion(despues), contar: false };
  return { limite, desde, despues: pagina === 1 ? null : lugares.finDe(clave, pagina - 1), contar: pagina === 1 };
}

/**
 * Notes of the branches the session sees, newest first, without lines and payments. Page by page: a page begins where the one before ended, by
 * the place its answer gave (`despues`) or, asked by number alone, by where the same sign-in's list ended it (`lugares`); only a page that follows
 * none is counted from the top.
 * @param llegada what tells sign-ins apart
 * @returns the answer's JSON (contract `ventasLista`): the notes go as the database wrote them, read and written again by nobody
 */
export async function listarNotas(
  lector: Lector,
  lugares: Lugares,
  sesion: Sesion,
  llegada: string,
  query: FiltroVentas,
): Promise<string> {
  const filtro = leerFiltro(sesion, query);
  const escrito = JSON.stringify(filtro);
  const pedida = leerPagina(query);
  const leer = (tramo: Tramo) => leerTramo(lector, sentenciaDeTramo(filtro, tramo, notaJson(false), NOTA_DESDE));
  if (!pedida) {
    const { filas } = await leer({ limite: ACTIVAS_MAXIMAS, desde: 0, despues: null, contar: false });
    return `{"results":${filas}}`;
  }
  // The list a page belongs to: of a sign-in, a filter and a size of page.
  const clave = `${llegada} ${pedida.limite} ${escrito}`;
  const { filas, cuantas, fin, conteo } = await leer(tramoDe(pedida, lugares, clave));
  if (fin) lugares.recordar(clave, pedida.pagina, fin);
  const siguiente = fin && cuantas === pedida.limite ? escribirPosicion(fin) : null;
  return `{"results":${filas},"siguiente":${JSON.stringify(siguiente)}${conteo === null ? '' : `,"conteo":${conteo}`}}`;
}
