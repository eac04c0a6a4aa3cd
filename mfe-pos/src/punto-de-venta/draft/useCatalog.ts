import { type Despacho, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTOS } from '../textos';
import type { Draft } from './draft';
import { draftActions } from './slice';

/**
 * Names of the catalogue by service id. Lines not saved yet follow its prices: a draft of yesterday takes today's, and
 * says so.
 * @param servicios undefined until the catalogue is here
 */
export function useCatalog(
  draftKey: string,
  draft: Draft,
  servicios: readonly Servicio[] | undefined,
): ReadonlyMap<string, string> {
  const despachar = useDispatch<Despacho>();
  const toast = useToast();
  const { base, lineas } = draft;

  useEffect(() => {
    const catalogo = new Map(servicios?.map(({ _id, precio }) => [_id, Math.round(precio * 100)]));
    const guardadas = new Set(base?.lineas.map(({ id }) => id));
    const precios: Record<string, number> = {};
    for (const { id, servicioId, medida, precio } of lineas) {
      const vigente = servicioId === null || medida === 'flex' || guardadas.has(id) ? undefined : catalogo.get(servicioId);
      if (vigente !== undefined && vigente !== precio) precios[id] = vigente;
    }
    if (Object.keys(precios).length === 0) return;
    despachar(draftActions.pricesUpdated({ draftKey, precios }));
    toast(TEXTOS.preciosNuevos, 'info');
  }, [servicios, base, lineas, draftKey, despachar, toast]);

  return new Map(servicios?.map(({ _id, servicio }) => [_id, servicio]));
}
