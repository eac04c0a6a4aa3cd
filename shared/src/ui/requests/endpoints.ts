import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { acceptPickupCall, declinePickupCall, listPickupRequestsCall } from '@lavanda/shared/contract/calls/pickupRequests';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { AcceptPickup, DeclinePickup, PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import { registerId } from '@lavanda/shared/federation/register';

const REQUESTS = { type: 'Nota', id: 'REQUESTS' } as const;

/** The acceptance with this browser's register, as a recoleccion that is scheduled here. */
function fromRegister(body: AcceptPickup): AcceptPickup {
  const register = registerId();
  return register === undefined ? body : { ...body, equipo: register };
}

/** Endpoints of pickup requests. An answer that is refused, too, means that the list has changed. */
const requestsApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    posPickupRequests: build.query<PickupRequest[], void>({
      query: () => requestOf(listPickupRequestsCall),
      transformResponse: ({ solicitudes: requests }: AnswerOf<typeof listPickupRequestsCall>) => requests,
      providesTags: [REQUESTS],
    }),
    posAcceptPickup: build.mutation<AnswerOf<typeof acceptPickupCall>, AcceptPickup>({
      query: (body) => requestOf(acceptPickupCall, { body: fromRegister(body) }),
      invalidatesTags: (answer) => [
        REQUESTS,
        { type: 'Nota', id: 'LIST' },
        ...(answer ? [{ type: 'Cliente' as const, id: answer.data.usuario }] : []),
      ],
    }),
    posDeclinePickup: build.mutation<AnswerOf<typeof declinePickupCall>, DeclinePickup>({
      query: (body) => requestOf(declinePickupCall, { body }),
      invalidatesTags: [REQUESTS],
    }),
  }),
});

export const { usePosPickupRequestsQuery, usePosAcceptPickupMutation, usePosDeclinePickupMutation } = requestsApi;
