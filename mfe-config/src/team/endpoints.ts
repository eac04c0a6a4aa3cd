import { type ApiError, api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { endMemberSessionsCall, memberSessionsCall } from '@lavanda/shared/contract/calls/sessions';
import {
  listTeamCall,
  makeResetLinkCall,
  removeUserCall,
  resendInvitationCall,
  saveUserCall,
} from '@lavanda/shared/contract/calls/team';
import type { OpenSession } from '@lavanda/shared/contract/schemas/sessions';
import type { InvitationResponse, Member, SaveUser } from '@lavanda/shared/contract/schemas/team';

/**
 * Tags to refetch after a call: none if the server refused the call, because nothing changed then; else the team's. A lost
 * answer may hide a change, and a 404 means that the account is already gone.
 */
function listChanged(error: ApiError | undefined): ['Equipo'] | [] {
  const rejected = error !== undefined && error.status !== 'red' && error.status < 500 && error.status !== 404;
  return rejected ? [] : ['Equipo'];
}

/** Endpoints of 'Usuarios y roles' (spec 7): the team, its invitations and sessions, and links to set a new password. */
const teamApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    configTeam: build.query<Member[], void>({
      query: () => requestOf(listTeamCall),
      transformResponse: ({ response }: AnswerOf<typeof listTeamCall>) => response,
      providesTags: ['Equipo'],
    }),
    configSaveUser: build.mutation<InvitationResponse, SaveUser>({
      query: (body) => requestOf(saveUserCall, { body }),
      invalidatesTags: (_response, error) => listChanged(error),
    }),
    configRemoveUser: build.mutation<unknown, Member>({
      query: (body) => requestOf(removeUserCall, { body }),
      invalidatesTags: (_response, error) => listChanged(error),
    }),
    configMemberSessions: build.query<OpenSession[], string>({
      query: (id) => requestOf(memberSessionsCall, { params: { id } }),
      transformResponse: ({ sesiones: sessions }: AnswerOf<typeof memberSessionsCall>) => sessions,
      keepUnusedDataFor: 0,
    }),
    configEndMemberSessions: build.mutation<unknown, { id: string; sesion?: string | undefined }>({
      query: ({ id, sesion: session }) =>
        requestOf(endMemberSessionsCall, { params: { id }, body: session === undefined ? {} : { sesion: session } }),
    }),
    configMakeResetLink: build.mutation<string, Member>({
      query: ({ _id }) => requestOf(makeResetLinkCall, { body: { _id } }),
      transformResponse: ({ enlace: link }: AnswerOf<typeof makeResetLinkCall>) => link,
    }),
    configResendInvitation: build.mutation<InvitationResponse, string>({
      query: (_id) => requestOf(resendInvitationCall, { body: { _id } }),
      invalidatesTags: (_response, error) => listChanged(error),
    }),
  }),
});

export const {
  useConfigMemberSessionsQuery,
  useConfigEndMemberSessionsMutation,
  useConfigTeamQuery,
  useConfigSaveUserMutation,
  useConfigRemoveUserMutation,
  useConfigResendInvitationMutation,
  useConfigMakeResetLinkMutation,
} = teamApi;
