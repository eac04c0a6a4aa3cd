import { type AppDispatch, api } from '@lavanda/shared';

/** How long a refused save waits for the new catalogue and rules, ms. */
const REFETCH_WAIT = 4_000;

/**
 * Fetches the catalogue, the tenant's rules and the cliente's credit again, because a refused price, fee or credit means that one
 * of them has changed. Awaited, for at most `REFETCH_WAIT`, before the save button is enabled, so that the next save matches the
 * screen.
 */
export async function refetchRules(dispatch: AppDispatch): Promise<void> {
  dispatch(api.util.invalidateTags(['Servicio', 'Sesion', 'Cliente']));
  const refetched = Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  await Promise.race([refetched, new Promise((ready) => setTimeout(ready, REFETCH_WAIT))]);
}
