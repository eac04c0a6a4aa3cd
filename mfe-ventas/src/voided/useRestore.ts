import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import type { Centavos } from '@lavanda/shared/domain/money';
import { useDispatch } from 'react-redux';
import { inBatches } from '../sales/batches';
import { salesApi } from '../sales/endpoints';
import { VOIDED_TEXTS as T } from '../texts';

const { ventasRestore } = salesApi.endpoints;

/** What restoring a voided nota has to know of it. */
export interface RestorableNota {
  id: string;
  folio: number;
  cliente: string;
  /** Local day of its sucursal. */
  date: string;
  /** What the void returned to the cliente, centavos; 0 for none. */
  returned: Centavos;
}

/**
 * Restores voided notas in batches, and tells in a toast how many were.
 * @returns null, or why the others weren't; batches before the failed one stay restored
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
