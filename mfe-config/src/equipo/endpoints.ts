import { api, type FalloLlamada } from '@lavanda/shared';
import type { GuardarUsuario, Miembro, RespuestaInvitacion } from '@lavanda/shared/contract/equipo';

/** A call that was refused changed nothing; after any other end, or when the account is gone, the list may be another. */
function listaCambiada(error: FalloLlamada | undefined): ['Equipo'] | [] {
  const rechazada = error !== undefined && error.status !== 'red' && error.status < 500 && error.status !== 404;
  return rechazada ? [] : ['Equipo'];
}

/** The calls of 'Usuarios y roles' (spec 7). */
const equipoApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    configEquipo: build.query<Miembro[], void>({
      query: () => ({ ruta: '/api/tenant/allUsersByTenant' }),
      transformResponse: ({ response }: { response: Miembro[] }) => response,
      providesTags: ['Equipo'],
    }),
    configGuardarUsuario: build.mutation<RespuestaInvitacion, GuardarUsuario>({
      query: (cuerpo) => ({ ruta: '/api/usuarios/guardar', metodo: 'POST', cuerpo }),
      invalidatesTags: (_respuesta, error) => listaCambiada(error),
    }),
    configEliminarUsuario: build.mutation<unknown, Miembro>({
      query: (cuerpo) => ({ ruta: '/api/usuarios/delete', metodo: 'POST', cuerpo }),
      invalidatesTags: (_respuesta, error) => listaCambiada(error),
    }),
    configReenviarInvitacion: build.mutation<RespuestaInvitacion, string>({
      query: (_id) => ({ ruta: '/api/usuarios/reenviar', metodo: 'POST', cuerpo: { _id } }),
      invalidatesTags: (_respuesta, error) => listaCambiada(error),
    }),
  }),
});

export const {
  useConfigEquipoQuery,
  useConfigGuardarUsuarioMutation,
  useConfigEliminarUsuarioMutation,
  useConfigReenviarInvitacionMutation,
} = equipoApi;
