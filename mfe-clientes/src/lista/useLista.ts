import { useClientesPaginaInfiniteQuery } from '../clientes/endpoints';

/** Customers that match `nombre` ('' for all), as many pages as have been reached. */
export function useLista(nombre: string) {
  const consulta = useClientesPaginaInfiniteQuery(nombre, { refetchOnMountOrArgChange: 30 });
  const { currentData, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = consulta;
  const clientes = currentData?.pages.flatMap((pagina) => pagina.clientes);
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

/** Rows before the last that call for the next page as they come in sight. */
export const ANTICIPO = 8;

/** Asks for the next page, unless it is on its way; after a failure it waits to be asked (spec 9). */
export function cargarSiguiente({ hayMas, cargandoMas, falloSiguiente, cargarMas }: Lista): void {
  if (hayMas && !cargandoMas && !falloSiguiente) void cargarMas();
}
