import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import {
  activateSecondFactorCall,
  prepareSecondFactorCall,
  removeSecondFactorCall,
  secondFactorCall,
} from '@lavanda/shared/contract/calls/secondFactor';

/** Endpoints that read whether the user's authenticator codes are on, and turn them on or off. */
const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionSecondFactor: build.query<AnswerOf<typeof secondFactorCall>, void>({
      query: () => requestOf(secondFactorCall),
      keepUnusedDataFor: 0,
    }),
    sessionPrepareSecondFactor: build.mutation<AnswerOf<typeof prepareSecondFactorCall>, { password: string }>({
      query: (body) => requestOf(prepareSecondFactorCall, { body }),
    }),
    sessionActivateSecondFactor: build.mutation<AnswerOf<typeof activateSecondFactorCall>, { codigo: string }>({
      query: (body) => requestOf(activateSecondFactorCall, { body }),
    }),
    sessionRemoveSecondFactor: build.mutation<unknown, { password: string; codigo: string }>({
      query: (body) => requestOf(removeSecondFactorCall, { body }),
    }),
  }),
});

export const {
  useSessionSecondFactorQuery,
  useSessionPrepareSecondFactorMutation,
  useSessionActivateSecondFactorMutation,
  useSessionRemoveSecondFactorMutation,
} = secondFactorApi;
