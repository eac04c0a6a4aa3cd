import { type Centavos, toCents } from '@lavanda/shared/domain/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePosClienteQuery } from '../clientes/endpoints';

/** A cliente's credit, centavos; null without a cliente and until it is known. */
export function useKnownCredit(clienteId: string | null): Centavos | null {
  const { currentData: cliente } = usePosClienteQuery(clienteId ?? skipToken, { refetchOnMountOrArgChange: true });
  return cliente === undefined ? null : toCents(cliente?.saldo_favor ?? 0);
}

/** A cliente's credit, centavos; 0 without a cliente and until it is known. */
export function useCredit(clienteId: string | null): Centavos {
  return useKnownCredit(clienteId) ?? 0;
}
