import { api } from '@lavanda/shared';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { endOtherSessionsCall, endOwnSessionCall, ownSessionsCall } from '@lavanda/shared/contract/calls/sessions';
import type { OpenSession } from '@lavanda/shared/contract/schemas/sessions';

/** Endpoints that list and end the user's own open sessions. */
const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionOpenSessions: build.query<OpenSession[], void>({
      query: () => requestOf(ownSessionsCall),
      transformResponse: ({ sesiones: sessions }: { sesiones: OpenSession[] }) => sessions,
      keepUnusedDataFor: 0,
    }),
    sessionEndSession: build.mutation<unknown, string>({
      query: (_id) => requestOf(endOwnSessionCall, { body: { _id } }),
    }),
    sessionEndOthers: build.mutation<unknown, void>({ query: () => requestOf(endOtherSessionsCall) }),
  }),
});

export const { useSessionOpenSessionsQuery, useSessionEndSessionMutation, useSessionEndOthersMutation } = sessionsApi;
