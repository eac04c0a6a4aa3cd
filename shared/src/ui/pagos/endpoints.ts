import { api } from '@lavanda/shared';
import { atRegister } from '@lavanda/shared/federation/register';
import type { AnswerOf } from '../../contract/calls/call.ts';
import { correctPagoCall, refundPagoCall } from '../../contract/calls/corrections.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import type { CorrectPago, RefundPago } from '../../contract/schemas/corrections.ts';
import type { Nota } from '../../contract/schemas/sales.ts';

/** Tags refetched after a correction, also after a refusal or a lost answer, because the nota on screen may be out of date. */
const changed = (nota: Nota | undefined, _error: unknown, { id }: { id: string }) => [
  { type: 'Nota' as const, id: 'LIST' },
  { type: 'Nota' as const, id },
  ...(nota ? [{ type: 'Cliente' as const, id: nota.usuario }] : []),
];

/** Endpoints of corrections. Each section that offers corrections bundles this file, so its endpoints may be injected twice. */
export const pagosApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sharedRefundPago: build.mutation<Nota, RefundPago>({
      query: (body) => requestOf(refundPagoCall, { body: atRegister(body) }),
      transformResponse: ({ data }: AnswerOf<typeof refundPagoCall>) => data,
      invalidatesTags: changed,
    }),
    sharedCorrectPago: build.mutation<Nota, CorrectPago>({
      query: (body) => requestOf(correctPagoCall, { body: atRegister(body) }),
      transformResponse: ({ data }: AnswerOf<typeof correctPagoCall>) => data,
      invalidatesTags: changed,
    }),
  }),
});

export const { useSharedRefundPagoMutation, useSharedCorrectPagoMutation } = pagosApi;
