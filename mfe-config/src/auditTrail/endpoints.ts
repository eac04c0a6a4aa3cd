import { api } from '@lavanda/shared';
import { readTrailCall } from '@lavanda/shared/contract/calls/auditTrail';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { TrailFilters } from './filters';

type TrailPage = AnswerOf<typeof readTrailCall>;

/** Endpoint of 'Bitácora'. Pages begin at cursors, so none repeats or skips an entry when others are added meanwhile. */
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
