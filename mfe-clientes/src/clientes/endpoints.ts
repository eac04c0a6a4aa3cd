import { api, esFallo } from '@lavanda/shared';
import type { Cliente, ClienteGuardado, GuardarCliente, ResultadoImportacion } from '@lavanda/shared/contract/clientes';

const LISTA = { type: 'Cliente', id: 'LIST' } as const;
const uno = (id: string) => ({ type: 'Cliente', id }) as const;

/** Rows of a full page (spec 9). */
const POR_PAGINA = 20;

/** Longest wait for a file of 50,000 rows to be checked or taken in, ms. */
const ESPERA_IMPORTACION = 300_000;

export interface PaginaDeClientes {
  clientes: Cliente[];
  /** Where the next page begins; null when there is none. */
  siguiente?: string | null;
}

interface Lugar {
  /** From 1. */
  pagina: number;
  despues?: string | undefined;
}

export type FormatoArchivo = 'csv' | 'xlsx';

export interface ArchivoClientes {
  archivo: Blob;
  formato: FormatoArchivo;
  /** Only checks the file. */
  simular: boolean;
}

/** The calls of 'Tus Clientes'. They share the tag 'Cliente' with the counter, whose search refreshes with them. */
export const clientesApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    /** All customers, or those that match a text; page after page. */
    clientesPagina: build.infiniteQuery<PaginaDeClientes, string, Lugar>({
      infiniteQueryOptions: {
        initialPageParam: { pagina: 1 },
        getNextPageParam: (ultima, _todas, { pagina }) =>
          ultima.clientes.length < POR_PAGINA || ultima.siguiente === null
            ? undefined
            : { pagina: pagina + 1, despues: ultima.siguiente },
      },
      query: ({ queryArg: nombre, pageParam: { pagina, despues } }) => ({
        ruta: '/api/clientes/',
        query: { nombre: nombre === '' ? undefined : nombre, pagina, despues },
      }),
      providesTags: [LISTA],
    }),
    clientesUno: build.query<Cliente | null, string>({
      query: (id) => ({ ruta: '/api/clientes/', query: { id } }),
      transformResponse: ({ clientes }: { clientes: Cliente[] }) => clientes[0] ?? null,
      providesTags: (_cliente, _error, id) => [uno(id)],
    }),
    /** An `_id` made by the client makes a retry add nothing. Refused for its version, what is kept of the customer is old. */
    clientesGuardarDetalle: build.mutation<ClienteGuardado, GuardarCliente>({
      query: (cuerpo) => ({ ruta: '/api/clientes/guardar', metodo: 'POST', cuerpo }),
      invalidatesTags: (guardado, error, { _id }) => {
        if (guardado) return [LISTA, uno(guardado.response)];
        return esFallo(error) && error.status === 409 && _id !== undefined ? [LISTA, uno(_id)] : [];
      },
    }),
    clientesEliminarUno: build.mutation<unknown, string>({
      query: (id) => ({ ruta: '/api/clientes/eliminar', metodo: 'POST', cuerpo: { id } }),
      invalidatesTags: (_respuesta, error) => (error ? [] : [LISTA]),
    }),
    clientesImportarArchivo: build.mutation<ResultadoImportacion, ArchivoClientes>({
      query: ({ archivo, formato, simular }) => ({
        ruta: '/api/clientes/importar',
        metodo: 'POST',
        query: { formato, simular: simular ? '1' : '0' },
        cuerpo: archivo,
        espera: ESPERA_IMPORTACION,
      }),
      invalidatesTags: (_respuesta, error, { simular }) => (error || simular ? [] : [LISTA]),
    }),
  }),
});

export const {
  useClientesPaginaInfiniteQuery,
  useClientesUnoQuery,
  useClientesGuardarDetalleMutation,
  useClientesEliminarUnoMutation,
  useClientesImportarArchivoMutation,
} = clientesApi;
