import { api } from '@lavanda/shared';
import type { GuardarNota, Nota } from '@lavanda/shared/contract/ventas';
import { notaDeRed } from './conversion';
import type { NotaGuardada } from './nota';

const LISTA = { type: 'Nota', id: 'LIST' } as const;

/** Answer of a save: the note's id and the note as it now stands. */
export interface NotaAceptada {
  inserted_id: string;
  data: NotaGuardada;
}

/** The calls about notes, in the suite's one slice. A save refreshes every list and the note itself. */
export const notasApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    posNotasActivas: build.query<NotaGuardada[], void>({
      query: () => ({ ruta: '/api/ventas/', query: { status: '0,-1', notasPosPagina: -1 } }),
      transformResponse: ({ results }: { results: Nota[] }) => results.map(notaDeRed),
      providesTags: (notas = []) => [LISTA, ...notas.map(({ id }) => ({ type: 'Nota' as const, id }))],
    }),
    posNota: build.query<NotaGuardada, string>({
      query: (id) => ({ ruta: `/api/ventas/${encodeURIComponent(id)}` }),
      transformResponse: ({ data }: { data: Nota }) => notaDeRed(data),
      providesTags: (_nota, _fallo, id) => [{ type: 'Nota', id }],
    }),
    /** The customer's note to be collected, or null. */
    posPendienteDeCliente: build.query<NotaGuardada | null, string>({
      query: (userid) => ({ ruta: '/api/ventas/', query: { userid, status: -1 } }),
      transformResponse: ({ results }: { results: Nota[] }) => (results[0] ? notaDeRed(results[0]) : null),
      providesTags: [LISTA],
    }),
    posGuardarNota: build.mutation<NotaAceptada, GuardarNota>({
      query: (cuerpo) => ({ ruta: '/api/ventas/guardar', metodo: 'POST', cuerpo }),
      transformResponse: ({ inserted_id, data }: { inserted_id: string; data: Nota }) => ({ inserted_id, data: notaDeRed(data) }),
      invalidatesTags: (respuesta) =>
        respuesta ? [LISTA, { type: 'Nota', id: respuesta.inserted_id }, { type: 'Cliente', id: respuesta.data.clienteId }] : [],
    }),
  }),
});

export const {
  usePosNotasActivasQuery,
  usePosNotaQuery,
  useLazyPosNotaQuery,
  usePosPendienteDeClienteQuery,
  useLazyPosPendienteDeClienteQuery,
  usePosGuardarNotaMutation,
} = notasApi;
