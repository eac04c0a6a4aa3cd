import { type AppDispatch, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { toCents } from '@lavanda/shared/domain/money';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../texts';
import type { Draft } from './draft';
import { draftActions } from './slice';

/**
 * Returns the catalogue's names by servicio id. Unsaved lines that aren't flexible take the current prices, which a toast says.
 * @param servicios undefined until the catalogue loads
 */
export function useCatalog(
  draftKey: string,
  draft: Draft,
  servicios: readonly Servicio[] | undefined,
): ReadonlyMap<string, string> {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const { base, lineas: lines } = draft;

  useEffect(() => {
    const catalog = new Map(servicios?.map(({ _id, precio: price }) => [_id, toCents(price)]));
    const saved = new Set(base?.lineas.map(({ id }) => id));
    const prices: Record<string, number> = {};
    for (const { id, servicioId, medida: unit, precio: price } of lines) {
      const current = servicioId === null || unit === 'flex' || saved.has(id) ? undefined : catalog.get(servicioId);
      if (current !== undefined && current !== price) prices[id] = current;
    }
    if (Object.keys(prices).length === 0) return;
    dispatch(draftActions.pricesUpdated({ draftKey, prices }));
    toast(TEXTS.newPrices, 'info');
  }, [servicios, base, lines, draftKey, dispatch, toast]);

  return new Map(servicios?.map(({ _id, servicio }) => [_id, servicio]));
}
