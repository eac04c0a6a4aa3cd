import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { readCapacityCall } from '@lavanda/shared/contract/calls/promises';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { LocalDay } from '@lavanda/shared/domain/dates';

/** Range of days to fetch, first and last included; leaves out the load of the nota being written. */
export interface CapacityRange {
  from: LocalDay;
  until: LocalDay;
  /** Id of the nota being written. */
  without: string;
  /** Id of a sucursal; undefined for the session's own. */
  sucursal: string | undefined;
}

export type CapacityAnswer = AnswerOf<typeof readCapacityCall>;

const capacityApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Load promised for each day. Refetched whenever the lists of notas are. */
    posCapacity: build.query<CapacityAnswer, CapacityRange>({
      query: ({ from, until, without, sucursal }) =>
        requestOf(readCapacityCall, { query: { desde: from, hasta: until, sin: without, sucursal } }),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
  }),
});

export const { usePosCapacityQuery } = capacityApi;
