import { api } from '@lavanda/shared';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { endRepeatCall, listRepeatsCall, saveRepeatCall } from '@lavanda/shared/contract/calls/rutas';
import type { Repeticion, SaveRepeat } from '@lavanda/shared/contract/schemas/rutas';

interface Answer {
  repeticiones: Repeticion[];
}

const repeatsApi = api.enhanceEndpoints({ addTagTypes: ['ruta.Repeticion'] }).injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    rutasRepeats: build.query<Repeticion[], string>({
      query: (cliente) => requestOf(listRepeatsCall, { query: { cliente } }),
      transformResponse: ({ repeticiones: repeats }: Answer) => repeats,
      providesTags: ['ruta.Repeticion'],
    }),
    /** Refetches the notas too, because the server may create the first pickup at once. */
    rutasSaveRepeat: build.mutation<Answer, SaveRepeat>({
      query: (body) => requestOf(saveRepeatCall, { body }),
      invalidatesTags: ['ruta.Repeticion', { type: 'Nota', id: 'LIST' }],
    }),
    rutasEndRepeat: build.mutation<Answer, string>({
      query: (_id) => requestOf(endRepeatCall, { body: { _id } }),
      invalidatesTags: ['ruta.Repeticion'],
    }),
  }),
});

export const { useRutasRepeatsQuery, useRutasSaveRepeatMutation, useRutasEndRepeatMutation } = repeatsApi;
