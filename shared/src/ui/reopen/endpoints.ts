import { api } from '@lavanda/shared';
import type { AnswerOf } from '../../contract/calls/call.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import { reopenNotaCall } from '../../contract/calls/sales.ts';
import type { Nota, ReopenNota } from '../../contract/schemas/sales.ts';

/** Endpoint that reopens a nota. Each section with the button bundles this file, so its endpoint may be injected twice. */
export const reopenApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // An error refetches the nota too, because the nota may have changed.
    sharedReopenNota: build.mutation<Nota, ReopenNota>({
      query: (body) => requestOf(reopenNotaCall, { body }),
      transformResponse: ({ data }: AnswerOf<typeof reopenNotaCall>) => data,
      invalidatesTags: (nota, _error, { id }) => [
        { type: 'Nota', id: 'LIST' },
        { type: 'Nota', id },
        ...(nota ? [{ type: 'Cliente' as const, id: nota.usuario }] : []),
      ],
    }),
  }),
});

export const { useSharedReopenNotaMutation } = reopenApi;
