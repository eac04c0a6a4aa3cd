import { api } from '@lavanda/shared';
import type { Identity, SaveIdentity, SaveSucursal, Sucursal } from '@lavanda/shared/contract/tenant';

export type ImageKind = 'logo' | 'icono';

/** Longest wait for a picture to be sent and made anew, ms. */
const IMAGE_WAIT = 60_000;

/**
 * The calls of 'Tu Lavandería'. What they change is in everybody's session (authData), so each one has it read again: the
 * shell and the open section take the new name, pictures and colours from there.
 */
const laundryApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    configIdentity: build.query<Identity, void>({
      query: () => ({ path: '/api/tenant/identidad' }),
      providesTags: ['Identidad'],
    }),
    configSaveIdentity: build.mutation<Identity, SaveIdentity>({
      query: (body) => ({ path: '/api/tenant/identidad', metodo: 'POST', body }),
      // The answer is the whole identity: the form never shows what was there before the save.
      async onQueryStarted(_cuerpo, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (response) dispatch(laundryApi.util.updateQueryData('configIdentity', undefined, () => response.data));
      },
      invalidatesTags: (_respuesta, error) => (error ? [] : ['Sesion']),
    }),
    configImage: build.mutation<{ url: string }, { tipo: ImageKind; file: Blob }>({
      query: ({ tipo: type, file }) => ({
        path: '/api/tenant/imagen',
        metodo: 'POST',
        query: { tipo: type },
        // What it is, is told by its content; a file without an extension has no type to send.
        body: file.type === '' ? new Blob([file], { type: 'application/octet-stream' }) : file,
        delay: IMAGE_WAIT,
      }),
      async onQueryStarted({ tipo: type }, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        dispatch(
          laundryApi.util.updateQueryData('configIdentity', undefined, (identity) => {
            identity[type === 'logo' ? 'logo' : 'logo_ico'] = response.data.url;
          }),
        );
      },
      invalidatesTags: (_respuesta, error) => (error ? [] : ['Sesion']),
    }),
    /** A branch's name is also in the session and on every note. */
    configSaveSucursal: build.mutation<Sucursal, SaveSucursal>({
      query: (body) => ({ path: '/api/tenant/sucursales/guardar', metodo: 'POST', body }),
      transformResponse: ({ sucursal }: { sucursal: Sucursal }) => sucursal,
      invalidatesTags: (_respuesta, error) => (error ? [] : ['Sucursal', 'Sesion', 'Nota', 'Equipo']),
    }),
  }),
});

export const { useConfigIdentityQuery, useConfigSaveIdentityMutation, useConfigImageMutation, useConfigSaveSucursalMutation } =
  laundryApi;
