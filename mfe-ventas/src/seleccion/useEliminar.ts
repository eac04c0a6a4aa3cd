import { type Despacho, mensajeDeFallo, useToast } from '@lavanda/shared';
import { useDispatch } from 'react-redux';
import { TEXTOS_SELECCION as T } from '../textos';
import { POR_LLAMADA, ventasApi } from '../ventas/endpoints';

const { ventasEliminar, ventasRestaurar } = ventasApi.endpoints;

function enTandas(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / POR_LLAMADA) }, (_, tanda) =>
    ids.slice(tanda * POR_LLAMADA, (tanda + 1) * POR_LLAMADA),
  );
}

/**
 * Voids notes, as many calls as they need, and offers to take it back for as long as the message shows. Answers null, or what
 * to tell when the server refused: notes of the calls before stay voided, and can be taken back all the same.
 */
export function useEliminar(): (ids: readonly string[]) => Promise<string | null> {
  const despachar = useDispatch<Despacho>();
  const toast = useToast();

  return async (ids) => {
    const deshacer = async (eliminadas: readonly string[]) => {
      for (const tanda of enTandas(eliminadas)) {
        const { error } = await despachar(ventasRestaurar.initiate(tanda, { track: false }));
        if (error) return toast(T.noRecuperadas(mensajeDeFallo(error)), 'error');
      }
      toast(T.recuperadas, 'info');
    };
    const avisar = (eliminadas: readonly string[]) =>
      toast(T.eliminadas, 'exito', { texto: T.deshacer, hacer: () => void deshacer(eliminadas) });

    const hechas: string[] = [];
    for (const tanda of enTandas(ids)) {
      const { error } = await despachar(ventasEliminar.initiate(tanda, { track: false }));
      if (error) {
        const detalle = mensajeDeFallo(error);
        if (hechas.length === 0) return T.noEliminadas(detalle);
        avisar(hechas);
        return T.aMedias(hechas.length, detalle);
      }
      hechas.push(...tanda);
    }
    avisar(hechas);
    return null;
  };
}
