import { useFreshness } from '@lavanda/shared';
import { registerId } from '@lavanda/shared/federation/register';
import { useSearchParams } from 'react-router-dom';
import { useVentasCajaDrawersQuery, useVentasCajaQuery } from '../endpoints';

/** Polling interval while no live events come, ms: other registers may take money into the same caja. */
const POLL_MS = 30_000;

const OTHER = 'caja';

/** The caja shown on the page: this register's, or the one named in the URL. */
export function useCaja() {
  const [params, setParams] = useSearchParams();
  const shown = params.get(OTHER);
  const { currentData, error, isFetching, refetch } = useVentasCajaQuery(shown, {
    ...useFreshness(POLL_MS),
  });
  return {
    state: currentData,
    error,
    isFetching,
    refetch,
    /** Id of the caja named in the URL; null when it names none, which shows this register's own. */
    shown,
    show: (caja: string | null) => setParams(caja === null ? {} : { [OTHER]: caja }, { replace: true }),
    /** URL of another page of Caja for the same caja. */
    addressOf: (path: string) => (shown === null ? path : `${path}?${new URLSearchParams({ [OTHER]: shown })}`),
  };
}

export type ShownCaja = ReturnType<typeof useCaja>;

/**
 * The cajas that the user sees. `own` is this register's: the one of the sucursal's cajas to which the register is assigned,
 * or else the first of them.
 */
export function useDrawers(sucursalId: string) {
  const { data: cajas, error, refetch } = useVentasCajaDrawersQuery(undefined, { refetchOnMountOrArgChange: true });
  const register = registerId();
  const here = cajas?.filter(({ sucursal }) => sucursal === sucursalId);
  const own = here?.find(({ equipos: registers }) => registers.some(({ _id }) => _id === register)) ?? here?.[0];
  return { cajas, own, register, error, refetch };
}
