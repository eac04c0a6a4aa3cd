import { api } from '@lavanda/shared';
import type { AnswerOf } from '../../contract/calls/call.ts';
import { acceptPickupCall, declinePickupCall, listPickupRequestsCall } from '../../contract/calls/pickupRequests.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import type { AcceptPickup, DeclinePickup, PickupRequest } from '../../contract/schemas/pickupRequests.ts';

const REQUESTS = { type: 'Nota', id: 'REQUESTS' } as const;

/** Endpoints of pickup requests. An error refetches the list too, because the list may have changed. */
const requestsApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    sharedPickupRequests: build.query<PickupRequest[], void>({
      query: () => requestOf(listPickupRequestsCall),
      transformResponse: ({ solicitudes: requests }: AnswerOf<typeof listPickupRequestsCall>) => requests,
      providesTags: [REQUESTS],
    }),
    sharedAcceptPickup: build.mutation<AnswerOf<typeof acceptPickupCall>, AcceptPickup>({
      query: (body) => requestOf(acceptPickupCall, { body }),
      invalidatesTags: (answer) => [
        REQUESTS,
        { type: 'Nota', id: 'LIST' },
        ...(answer ? [{ type: 'Cliente' as const, id: answer.data.usuario }] : []),
      ],
    }),
    sharedDeclinePickup: build.mutation<AnswerOf<typeof declinePickupCall>, DeclinePickup>({
      query: (body) => requestOf(declinePickupCall, { body }),
      invalidatesTags: [REQUESTS],
    }),
  }),
});

export const { useSharedPickupRequestsQuery, useSharedAcceptPickupMutation, useSharedDeclinePickupMutation } = requestsApi;
