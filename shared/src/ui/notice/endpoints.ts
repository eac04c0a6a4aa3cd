import { api } from '@lavanda/shared';
import type { AnswerOf } from '../../contract/calls/call.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import { noteNoticeCall, sendNoticeCall } from '../../contract/calls/sales.ts';
import type { Nota, NoteNotice, SendNotice } from '../../contract/schemas/sales.ts';
import { WHATSAPP_WAIT_MS } from '../../domain/noticeApi.ts';

/** Endpoints of the notice. Each section that sends notices bundles this file, so its endpoints may be injected twice. */
export const noticeApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Records that WhatsApp was opened with a notice. */
    sharedNoteNotice: build.mutation<Nota, NoteNotice>({
      query: (body) => requestOf(noteNoticeCall, { body }),
      transformResponse: ({ data }: AnswerOf<typeof noteNoticeCall>) => data,
      invalidatesTags: (_nota, _error, { id }) => [{ type: 'Nota', id }],
    }),
    sharedSendNotice: build.mutation<Nota, SendNotice>({
      query: (body) => requestOf(sendNoticeCall, { body }, { timeout: WHATSAPP_WAIT_MS }),
      transformResponse: ({ data }: AnswerOf<typeof sendNoticeCall>) => data,
      invalidatesTags: (_nota, _error, { id }) => [{ type: 'Nota', id }],
    }),
  }),
});

export const { useSharedNoteNoticeMutation, useSharedSendNoticeMutation } = noticeApi;
