import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import {
  readNoticeApiCall,
  removeNoticeApiCall,
  saveNoticeApiCall,
  testNoticeApiCall,
} from '@lavanda/shared/contract/calls/tenant';
import type { NoticeApi, SaveNoticeApi } from '@lavanda/shared/contract/schemas/tenant';
import { WHATSAPP_WAIT_MS } from '@lavanda/shared/domain/noticeApi';

/** Endpoints of the WhatsApp account. A change refetches the session, which says whether notices are sent by the account. */
const noticeAccountApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    configNoticeApi: build.query<NoticeApi, void>({
      query: () => requestOf(readNoticeApiCall),
      providesTags: ['Identidad'],
    }),
    configSaveNoticeApi: build.mutation<NoticeApi, SaveNoticeApi>({
      query: (body) => requestOf(saveNoticeApiCall, { body }),
      invalidatesTags: (_response, error) => (error ? [] : ['Identidad', 'Sesion']),
    }),
    configRemoveNoticeApi: build.mutation<NoticeApi, void>({
      query: () => requestOf(removeNoticeApiCall),
      invalidatesTags: (_response, error) => (error ? [] : ['Identidad', 'Sesion']),
    }),
    configTestNoticeApi: build.mutation<AnswerOf<typeof testNoticeApiCall>, string>({
      query: (phone) => requestOf(testNoticeApiCall, { body: { telefono: phone } }, { timeout: WHATSAPP_WAIT_MS }),
    }),
  }),
});

export const {
  useConfigNoticeApiQuery,
  useConfigSaveNoticeApiMutation,
  useConfigRemoveNoticeApiMutation,
  useConfigTestNoticeApiMutation,
} = noticeAccountApi;
