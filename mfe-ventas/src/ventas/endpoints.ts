import { api } from '@lavanda/shared';
import type { Nota, NotaLista } from '@lavanda/shared/contract/ventas';
import { consultaDe, type Filtros } from '../filtros/filtros';
import { type Venta, ventaDeRed } from './venta';

const LISTA = { type: 'Nota', id: 'LIST' } as const;
const notas = (ids: readonly string[]) => ids.map((id) => ({ type: 'Nota' as const, id }));

/** Notes per page (spec 9). */
export const POR_PAGINA = 20;

/** Most notes that one call voids or restores (contract). */
export const POR_LLAMADA = 200;

export interface Pagina {
  filas: Venta[];
  /** A full page may have another behind it. */
  llena: boolean;
  /** Where the next page begins; null when the server doesn't say. */
  siguiente: string | null;
  /** Notes that match, counted up to 1,001; first page only. */
  conteo: number | null;
}

interface Lugar {
  pagina: number;
  despues: string | null;
}

interface RespuestaLista {
  results: NotaLista[];
  siguiente?: string | null;
  conteo?: number;
}

/** The calls of the sales section, in the suite's one slice. */
export const ventasApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    ventasPagina: build.infiniteQuery<Pagina, Filtros, Lugar>({
      infiniteQueryOptions: {
        initialPageParam: { pagina: 1, despues: null },
        getNextPageParam: (ultima, _todas, { pagina }) =>
          ultima.llena ? { pagina: pagina + 1, despues: ultima.siguiente } : undefined,
      },
      query: ({ queryArg, pageParam: { pagina, despues } }) => ({
        ruta: '/api/ventas/',
        query: { ...consultaDe(queryArg), notasPorPagina: POR_PAGINA, pagina, despues: despues ?? undefined },
      }),
      transformResponse: ({ results, siguiente, conteo }: RespuestaLista): Pagina => ({
        filas: results.map(ventaDeRed),
        llena: results.length >= POR_PAGINA && siguiente !== null,
        siguiente: siguiente ?? null,
        conteo: conteo ?? null,
      }),
      keepUnusedDataFor: 300,
      providesTags: [LISTA],
    }),
    ventasNota: build.query<Nota, string>({
      query: (id) => ({ ruta: `/api/ventas/${encodeURIComponent(id)}` }),
      transformResponse: ({ data }: { data: Nota }) => data,
      providesTags: (_nota, _fallo, id) => [{ type: 'Nota', id }],
    }),
    ventasEliminar: build.mutation<{ anuladas: number }, string[]>({
      query: (items) => ({ ruta: '/api/ventas/delete', metodo: 'POST', cuerpo: { items } }),
      invalidatesTags: (respuesta, _fallo, ids) => (respuesta ? [LISTA, ...notas(ids)] : []),
    }),
    ventasRestaurar: build.mutation<{ restauradas: number }, string[]>({
      query: (items) => ({ ruta: '/api/ventas/restaurar', metodo: 'POST', cuerpo: { items } }),
      invalidatesTags: (respuesta, _fallo, ids) => (respuesta ? [LISTA, ...notas(ids)] : []),
    }),
  }),
});

export const { useVentasPaginaInfiniteQuery, useVentasNotaQuery, useVentasEliminarMutation } = ventasApi;
