import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { listToReviewCall, markReviewedCall } from '@lavanda/shared/contract/calls/capture';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';

const TO_REVIEW = { type: 'Nota', id: 'POR_REVISAR' } as const;

/** Endpoints of 'Por revisar', injected into the shared API slice. */
const reviewApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    /** @param sucursal id of the sucursal; '' for all */
    ventasToReview: build.query<AnswerOf<typeof listToReviewCall>, string>({
      query: (sucursal) => requestOf(listToReviewCall, { query: sucursal === '' ? {} : { sucursal } }),
      providesTags: [TO_REVIEW],
    }),
    ventasReviewed: build.mutation<AnswerOf<typeof markReviewedCall>, NotaToReview>({
      query: ({ _id: id, hasta }) => requestOf(markReviewedCall, { body: { id, hasta } }),
      // An error refetches too, because the server may have marked the nota and only its answer was lost.
      invalidatesTags: (_answer, _error, { _id: id }) => [TO_REVIEW, { type: 'Nota', id }],
    }),
  }),
});

export const { useVentasToReviewQuery, useVentasReviewedMutation } = reviewApi;
