import { api } from '@lavanda/shared';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { changePasswordCall } from '@lavanda/shared/contract/calls/team';

/** Changes the user's own password; their other sessions end (decisions, "Sign-in and activation"). */
const apiPassword = api.injectEndpoints({
  endpoints: (build) => ({
    sessionChangePassword: build.mutation<unknown, { actual: string; password: string }>({
      query: (body) => requestOf(changePasswordCall, { body }),
    }),
  }),
});

export const { useSessionChangePasswordMutation } = apiPassword;
