import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { returnCreditCall } from '@lavanda/shared/contract/calls/credit';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { ReturnCredit } from '@lavanda/shared/contract/schemas/credit';
import { registerId } from '@lavanda/shared/federation/register';

/** Adds this browser's register, if it has one, so that the return counts in that register's caja. */
function atRegister(body: ReturnCredit): ReturnCredit {
  const register = registerId();
  return register === undefined ? body : { ...body, equipo: register };
}

const creditApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Refetches the cliente and the notas after an error too, because the credit may have changed. */
    clientesReturnCredit: build.mutation<AnswerOf<typeof returnCreditCall>, ReturnCredit>({
      query: (body) => requestOf(returnCreditCall, { body: atRegister(body) }),
      invalidatesTags: (_answer, _error, { id }) => [
        { type: 'Cliente', id },
        { type: 'Nota', id: 'LIST' },
      ],
    }),
  }),
});

export const { useClientesReturnCreditMutation } = creditApi;
