import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import type { Centavos } from '@lavanda/shared/domain/money';
import { useDispatch } from 'react-redux';
import { inBatches } from '../sales/batches';
import { salesApi } from '../sales/endpoints';
import { VOIDED_TEXTS as T } from '../texts';

const { ventasRestore } = salesApi.endpoints;

/** The data of a voided nota that restoring it needs. */
export interface RestorableNota {
  id: string;
  folio: number;
  cliente: string;
  /** Date of the nota in its sucursal's time. */
  date: string;
  /** Amount returned to the cliente, with the void or after it, centavos; 0 for none. */
  returned: Centavos;
}

/**
 * Restores voided notas in batches; a toast says how many were restored.
 * @returns null, or the error text; batches before the failed one stay restored
 */
export function useRestore(): (notas: readonly RestorableNota[]) => Promise<string | null> {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  return async (notas) => {
    const [first] = notas;
    let restored = 0;
    for (const batch of inBatches(notas.map(({ id }) => id))) {
      const { data, error } = await dispatch(ventasRestore.initiate({ items: batch, undo: false }, { track: false }));
      if (!data) return restored === 0 ? T.notRestored(errorMessage(error)) : T.partly(restored, errorMessage(error));
      restored += data.restauradas;
    }
    if (restored === 0) toast(T.already(notas.length === 1), 'info');
    else toast(first && notas.length === 1 ? T.restored(first.folio, first.cliente) : T.restoredMany(restored), 'exito');
    return null;
  };
}
