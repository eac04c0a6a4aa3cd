import { api, windowId } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { tellOpenCall } from '@lavanda/shared/contract/calls/events';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { atRegister } from '@lavanda/shared/federation/register';

type Others = AnswerOf<typeof tellOpenCall>['otros'];

const request = (nota: string | null) => requestOf(tellOpenCall, { body: atRegister({ nota, ventana: windowId }) });

export const { usePosOthersQuery, usePosLeaveNotaMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Reports that this window has the nota open, and returns the users who have it open at other registers. */
    posOthers: build.query<Others, string>({
      query: request,
      transformResponse: ({ otros: others }: AnswerOf<typeof tellOpenCall>) => others,
      providesTags: (_others, _error, id) => [{ type: 'Presencia', id }],
      keepUnusedDataFor: 0,
    }),
    posLeaveNota: build.mutation<unknown, void>({ query: () => request(null) }),
  }),
});
