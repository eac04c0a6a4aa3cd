import { api } from '@lavanda/shared';

/** The session's own password; its other sessions end (decisions, "Sign-in and activation"). */
const apiPassword = api.injectEndpoints({
  endpoints: (build) => ({
    sesionCambiarPassword: build.mutation<unknown, { actual: string; password: string }>({
      query: (cuerpo) => ({ ruta: '/api/auth/cambiarPassword', metodo: 'POST', cuerpo }),
    }),
  }),
});

export const { useSesionCambiarPasswordMutation } = apiPassword;
