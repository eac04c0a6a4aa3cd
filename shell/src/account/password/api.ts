import { api } from '@lavanda/shared';

/** The session's own password; its other sessions end (decisions, "Sign-in and activation"). */
const apiPassword = api.injectEndpoints({
  endpoints: (build) => ({
    sessionChangePassword: build.mutation<unknown, { actual: string; password: string }>({
      query: (body) => ({ path: '/api/auth/cambiarPassword', metodo: 'POST', body }),
    }),
  }),
});

export const { useSessionChangePasswordMutation } = apiPassword;
