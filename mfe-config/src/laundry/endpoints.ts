import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { readIdentityCall, saveIdentityCall, saveSucursalCall, tenantImageCall } from '@lavanda/shared/contract/calls/tenant';
import type { Identity, SaveIdentity, SaveSucursal, Sucursal } from '@lavanda/shared/contract/schemas/tenant';

export type ImageKind = 'logo' | 'icono';

/** Time limit to upload an image, ms; the server also re-encodes the image in this time. */
const IMAGE_WAIT = 60_000;

/** Gives a file without a media type a generic one; the server detects the real type from the content. */
function withType(file: Blob): Blob {
  return file.type === '' ? new Blob([file], { type: 'application/octet-stream' }) : file;
}

/**
 * Endpoints of 'Tu Lavandería'. A change refetches the session, because the shell takes name, images and colours from the
 * session.
 */
const laundryApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    configIdentity: build.query<Identity, void>({
      query: () => requestOf(readIdentityCall),
      providesTags: ['Identidad'],
    }),
    configSaveIdentity: build.mutation<Identity, SaveIdentity>({
      query: (body) => requestOf(saveIdentityCall, { body }),
      // The answer is the whole identity. Caching it prevents the form from showing the old values again.
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (response) dispatch(laundryApi.util.updateQueryData('configIdentity', undefined, () => response.data));
      },
      invalidatesTags: (_response, error) => (error ? [] : ['Sesion']),
    }),
    configImage: build.mutation<AnswerOf<typeof tenantImageCall>, { tipo: ImageKind; file: Blob }>({
      query: ({ tipo: type, file }) =>
        requestOf(tenantImageCall, { query: { tipo: type } }, { file: withType(file), timeout: IMAGE_WAIT }),
      async onQueryStarted({ tipo: type }, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        dispatch(
          laundryApi.util.updateQueryData('configIdentity', undefined, (identity) => {
            identity[type === 'logo' ? 'logo' : 'logo_ico'] = response.data.url;
          }),
        );
      },
      invalidatesTags: (_response, error) => (error ? [] : ['Sesion']),
    }),
    /** Refetches the session, the notas and the team too, because they show the sucursal's name. */
    configSaveSucursal: build.mutation<Sucursal, SaveSucursal>({
      query: (body) => requestOf(saveSucursalCall, { body }),
      transformResponse: ({ sucursal }: AnswerOf<typeof saveSucursalCall>) => sucursal,
      invalidatesTags: (_response, error) => (error ? [] : ['Sucursal', 'Sesion', 'Nota', 'Equipo']),
    }),
  }),
});

export const { useConfigIdentityQuery, useConfigSaveIdentityMutation, useConfigImageMutation, useConfigSaveSucursalMutation } =
  laundryApi;
