import { api } from '@lavanda/shared';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { scanCall } from '@lavanda/shared/contract/calls/sales';
import type { ScanAnswer } from '@lavanda/shared/contract/schemas/sales';

export const scanApi = api.injectEndpoints({
  endpoints: (build) => ({
    scanNotas: build.query<ScanAnswer, string>({
      query: (code) => requestOf(scanCall, { query: { codigo: code } }),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
      // In seconds. Within this time the dialog may show an earlier answer again; it is short because a nota's stage changes.
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { useScanNotasQuery } = scanApi;
