import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { addPasskeyCall, passkeysCall, preparePasskeyCall, removePasskeyCall } from '@lavanda/shared/contract/calls/passkeys';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { NewCredential } from '@lavanda/shared/contract/schemas/passkeys';

/** Endpoints that list, add and remove the user's own passkeys. */
const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionPasskeys: build.query<AnswerOf<typeof passkeysCall>, void>({
      query: () => requestOf(passkeysCall),
      keepUnusedDataFor: 0,
    }),
    sessionPreparePasskey: build.mutation<AnswerOf<typeof preparePasskeyCall>, { password: string }>({
      query: (body) => requestOf(preparePasskeyCall, { body }),
    }),
    sessionAddPasskey: build.mutation<AnswerOf<typeof addPasskeyCall>, { nombre: string; respuesta: NewCredential }>({
      query: (body) => requestOf(addPasskeyCall, { body }),
    }),
    sessionRemovePasskey: build.mutation<unknown, { _id: string; password: string; codigo: string }>({
      query: (body) => requestOf(removePasskeyCall, { body }),
    }),
  }),
});

export const {
  useSessionPasskeysQuery,
  useSessionPreparePasskeyMutation,
  useSessionAddPasskeyMutation,
  useSessionRemovePasskeyMutation,
} = passkeysApi;
