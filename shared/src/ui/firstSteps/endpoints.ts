import { api } from '@lavanda/shared';
import { requestOf } from '../../contract/calls/requestOf.ts';
import { readFirstStepsCall, saveFirstStepsCall } from '../../contract/calls/tenant.ts';
import type { FirstSteps, SaveFirstSteps } from '../../contract/schemas/tenant.ts';

/** Endpoints of the first steps. Each section that shows the steps bundles this file, so its endpoints may be injected twice. */
const firstStepsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sharedFirstSteps: build.query<FirstSteps, void>({
      query: () => requestOf(readFirstStepsCall),
      // Doing a step saves data with one of these tags, which refetches this list; 'Sesion' is the tag of the step 'identidad'.
      providesTags: ['Sesion', 'Sucursal', 'Servicio', 'Equipo', { type: 'Nota', id: 'LIST' }],
    }),
    sharedSaveFirstSteps: build.mutation<FirstSteps, SaveFirstSteps>({
      query: (body) => requestOf(saveFirstStepsCall, { body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (response) dispatch(firstStepsApi.util.updateQueryData('sharedFirstSteps', undefined, () => response.data));
      },
    }),
  }),
});

export const { useSharedFirstStepsQuery, useSharedSaveFirstStepsMutation } = firstStepsApi;
