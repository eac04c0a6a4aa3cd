import { api } from '@lavanda/shared';
import { readTrailCall } from '@lavanda/shared/contract/calls/auditTrail';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { TrailFilters } from './filters';

type TrailPage = AnswerOf<typeof readTrailCall>;

/** Endpoint of 'Bitácora'. Each page begins at a cursor, so that entries added meanwhile make it neither repeat nor skip one. */
const trailApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    configTrail: build.infiniteQuery<TrailPage, TrailFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ siguiente: next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => requestOf(readTrailCall, { query: { ...queryArg, despues: pageParam ?? undefined } }),
    }),
  }),
});

export const { useConfigTrailInfiniteQuery } = trailApi;
