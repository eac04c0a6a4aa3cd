import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { addServiciosCall, removeServicioCall, saveServicioCall } from '@lavanda/shared/contract/calls/servicios';
import type { NewServicio, SaveServicio, Servicio } from '@lavanda/shared/contract/schemas/servicios';

/** Endpoints that change the catalogue. A failed change also refetches it, because the server may have saved the change. */
export const serviciosApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Returns the servicio as saved. */
    configSaveServicio: build.mutation<Servicio, SaveServicio>({
      query: (body) => requestOf(saveServicioCall, { body }),
      transformResponse: ({ servicio }: AnswerOf<typeof saveServicioCall>) => servicio,
      invalidatesTags: ['Servicio'],
    }),
    configAddServicios: build.mutation<AnswerOf<typeof addServiciosCall>, NewServicio[]>({
      query: (servicios) => requestOf(addServiciosCall, { body: { servicios } }),
      invalidatesTags: ['Servicio'],
    }),
    configRemoveServicio: build.mutation<unknown, string>({
      query: (id) => requestOf(removeServicioCall, { body: { id } }),
      invalidatesTags: ['Servicio'],
    }),
  }),
});

export const { useConfigAddServiciosMutation, useConfigSaveServicioMutation, useConfigRemoveServicioMutation } = serviciosApi;
