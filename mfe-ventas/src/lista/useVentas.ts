import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Filtros } from '../filtros/filtros';
import { useVentasPaginaInfiniteQuery } from '../ventas/endpoints';
import type { Venta } from '../ventas/venta';

const NINGUNA: readonly Venta[] = [];

/** The filtered list as far as it is loaded, and how to load more. `filtros` null: not known yet. */
export interface ListaDeVentas {
  filas: readonly Venta[];
  /** How many match, up to 1,001; null while it isn't known. */
  conteo: number | null;
  /** There is something to show, even if it is that there is nothing. */
  lista: boolean;
  hayMas: boolean;
  cargandoMas: boolean;
  /** What failed, and whether it was a further page. */
  error: unknown;
  cargarMas(): void;
  reintentar(): void;
}

export function useVentas(filtros: Filtros | null): ListaDeVentas {
  const consulta = useVentasPaginaInfiniteQuery(filtros ?? skipToken);
  const { currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    consulta;
  const paginas = currentData?.pages;
  const filas = paginas?.flatMap((pagina) => pagina.filas) ?? NINGUNA;
  useRepaso(filtros, paginas !== undefined, () => void refetch({ refetchCachedPages: false }));

  const completa = paginas !== undefined && !hasNextPage;
  return {
    filas,
    conteo: completa ? filas.length : (paginas?.[0]?.conteo ?? null),
    lista: paginas !== undefined,
    hayMas: hasNextPage,
    cargandoMas: isFetchingNextPage,
    error: isFetching ? undefined : error,
    cargarMas: () => void fetchNextPage(),
    reintentar: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** Rows kept from an earlier visit are asked for again from the first page, except on Back: it returns to them as they were. */
function useRepaso(filtros: Filtros | null, guardadas: boolean, repasar: () => void) {
  const deVuelta = useNavigationType() === 'POP';
  const visto = useRef<Filtros | null>(null);
  // Left and kept, the next visit is another one.
  useEffect(
    () => () => {
      visto.current = null;
    },
    [],
  );
  useEffect(() => {
    if (filtros === null || visto.current === filtros) return;
    visto.current = filtros;
    if (guardadas && !deVuelta) repasar();
  });
}
