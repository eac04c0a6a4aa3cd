import { useEffect, useMemo } from 'react';
import { useClientesPaginaInfiniteQuery } from '../clientes/endpoints';

/** Customers that match `nombre` ('' for all), as many pages as have been reached. */
export function useLista(nombre: string) {
  const consulta = useClientesPaginaInfiniteQuery(nombre, { refetchOnMountOrArgChange: 30 });
  const { currentData, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = consulta;
  const clientes = useMemo(() => currentData?.pages.flatMap((pagina) => pagina.clientes), [currentData]);
  return {
    clientes,
    /** The first page couldn't be had. */
    fallo: clientes === undefined ? error : undefined,
    /** The next one couldn't. */
    falloSiguiente: isFetchNextPageError ? error : undefined,
    hayMas: hasNextPage,
    cargandoMas: isFetchingNextPage,
    cargarMas: fetchNextPage,
    refetch,
  };
}

export type Lista = ReturnType<typeof useLista>;

/** Asks for the next page when the last row comes in sight; after a failure it waits to be asked (spec 9). */
export function usePaginaSiguiente(lista: Lista, ultimoALaVista: number): void {
  const { clientes, hayMas, cargandoMas, falloSiguiente, cargarMas } = lista;
  const cuantos = clientes?.length ?? 0;
  const alFinal = cuantos > 0 && ultimoALaVista >= cuantos - 1;
  // A page that came and still leaves the end in sight calls for another: `cuantos` tells them apart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (alFinal && hayMas && !cargandoMas && !falloSiguiente) cargarMas();
  }, [alFinal, cuantos, hayMas, cargandoMas, falloSiguiente, cargarMas]);
}
