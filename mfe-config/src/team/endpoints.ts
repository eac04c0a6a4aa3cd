import { type ApiError, api } from '@lavanda/shared';
import type { InvitationResponse, Member, SaveUser } from '@lavanda/shared/contract/team';

/** A call that was refused changed nothing; after any other end, or when the account is gone, the list may be another. */
function listChanged(error: ApiError | undefined): ['Equipo'] | [] {
  const rejected = error !== undefined && error.status !== 'red' && error.status < 500 && error.status !== 404;
  return rejected ? [] : ['Equipo'];
}

/** The calls of 'Usuarios y roles' (spec 7). */
const teamApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    configTeam: build.query<Member[], void>({
      query: () => ({ path: '/api/tenant/allUsersByTenant' }),
      transformResponse: ({ response }: { response: Member[] }) => response,
      providesTags: ['Equipo'],
    }),
    configSaveUser: build.mutation<InvitationResponse, SaveUser>({
      query: (body) => ({ path: '/api/usuarios/guardar', metodo: 'POST', body }),
      invalidatesTags: (_respuesta, error) => listChanged(error),
    }),
    configRemoveUser: build.mutation<unknown, Member>({
      query: (body) => ({ path: '/api/usuarios/delete', metodo: 'POST', body }),
      invalidatesTags: (_respuesta, error) => listChanged(error),
    }),
    configResendInvitation: build.mutation<InvitationResponse, string>({
      query: (_id) => ({ path: '/api/usuarios/reenviar', metodo: 'POST', body: { _id } }),
      invalidatesTags: (_respuesta, error) => listChanged(error),
    }),
  }),
});

export const { useConfigTeamQuery, useConfigSaveUserMutation, useConfigRemoveUserMutation, useConfigResendInvitationMutation } =
  teamApi;
