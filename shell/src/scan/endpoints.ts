import { api } from '@lavanda/shared';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { scanCall } from '@lavanda/shared/contract/calls/sales';
import type { ScanAnswer } from '@lavanda/shared/contract/schemas/sales';

export const scanApi = api.injectEndpoints({
  endpoints: (build) => ({
    scanNotas: build.query<ScanAnswer, string>({
      query: (code) => requestOf(scanCall, { query: { codigo: code } }),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
      // Long enough for the dialog to show what a scan has just read; stages move meanwhile.
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { useScanNotasQuery } = scanApi;
