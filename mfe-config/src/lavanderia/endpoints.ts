import { api } from '@lavanda/shared';
import type { GuardarIdentidad, GuardarSucursal, Identidad, Sucursal } from '@lavanda/shared/contract/tenant';

export type TipoImagen = 'logo' | 'icono';

/** Longest wait for a picture to be sent and made anew, ms. */
const ESPERA_IMAGEN = 60_000;

/**
 * The calls of 'Tu Lavandería'. What they change is in everybody's session (authData), so each one has it read again: the
 * shell and the open section take the new name, pictures and colours from there.
 */
const lavanderiaApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    configIdentidad: build.query<Identidad, void>({
      query: () => ({ ruta: '/api/tenant/identidad' }),
      providesTags: ['Identidad'],
    }),
    configIdentidadGuardar: build.mutation<Identidad, GuardarIdentidad>({
      query: (cuerpo) => ({ ruta: '/api/tenant/identidad', metodo: 'POST', cuerpo }),
      // The answer is the whole identity: the form never shows what was there before the save.
      async onQueryStarted(_cuerpo, { dispatch, queryFulfilled }) {
        const respuesta = await queryFulfilled.catch(() => null);
        if (respuesta) dispatch(lavanderiaApi.util.updateQueryData('configIdentidad', undefined, () => respuesta.data));
      },
      invalidatesTags: (_respuesta, error) => (error ? [] : ['Sesion']),
    }),
    configImagen: build.mutation<{ url: string }, { tipo: TipoImagen; archivo: Blob }>({
      query: ({ tipo, archivo }) => ({
        ruta: '/api/tenant/imagen',
        metodo: 'POST',
        query: { tipo },
        // What it is, is told by its content; a file without an extension has no type to send.
        cuerpo: archivo.type === '' ? new Blob([archivo], { type: 'application/octet-stream' }) : archivo,
        espera: ESPERA_IMAGEN,
      }),
      async onQueryStarted({ tipo }, { dispatch, queryFulfilled }) {
        const respuesta = await queryFulfilled.catch(() => null);
        if (!respuesta) return;
        dispatch(
          lavanderiaApi.util.updateQueryData('configIdentidad', undefined, (identidad) => {
            identidad[tipo === 'logo' ? 'logo' : 'logo_ico'] = respuesta.data.url;
          }),
        );
      },
      invalidatesTags: (_respuesta, error) => (error ? [] : ['Sesion']),
    }),
    /** A branch's name is also in the session and on every note. */
    configSucursalGuardar: build.mutation<Sucursal, GuardarSucursal>({
      query: (cuerpo) => ({ ruta: '/api/tenant/sucursales/guardar', metodo: 'POST', cuerpo }),
      transformResponse: ({ sucursal }: { sucursal: Sucursal }) => sucursal,
      invalidatesTags: (_respuesta, error) => (error ? [] : ['Sucursal', 'Sesion', 'Nota', 'Equipo']),
    }),
  }),
});

export const {
  useConfigIdentidadQuery,
  useConfigIdentidadGuardarMutation,
  useConfigImagenMutation,
  useConfigSucursalGuardarMutation,
} = lavanderiaApi;
