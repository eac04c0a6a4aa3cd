import { api } from '@lavanda/shared';

/** Changes the user's own password; their other sessions end (decisions, "Sign-in and activation"). */
const apiPassword = api.injectEndpoints({
  endpoints: (build) => ({
    sessionChangePassword: build.mutation<unknown, { actual: string; password: string }>({
      query: (body) => ({ path: '/api/auth/cambiarPassword', metodo: 'POST', body }),
    }),
  }),
});

export const { useSessionChangePasswordMutation } = apiPassword;
