import type { AppDispatch, RootState } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { salesApi } from './endpoints';
import { saleFromApi } from './sale';

/** Updates a nota in every cached list with the server's answer, without refetching the lists. */
export function adoptNota(nota: Nota) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const filters of salesApi.util.selectCachedArgsForQuery(getState(), 'ventasPage')) {
      dispatch(
        salesApi.util.updateQueryData('ventasPage', filters, ({ pages }) => {
          for (const { rows } of pages) {
            const index = rows.findIndex(({ id }) => id === nota._id);
            if (index >= 0) rows[index] = saleFromApi(nota);
          }
        }),
      );
    }
  };
}
