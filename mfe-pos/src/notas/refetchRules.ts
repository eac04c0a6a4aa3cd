import { type AppDispatch, api } from '@lavanda/shared';

/** How long a refused save waits for the new catalogue and rules, ms. */
const REFETCH_WAIT = 4_000;

/**
 * Fetches the catalogue, the tenant's rules and the cliente's credit again: a refused price, fee or credit means that
 * they changed. Awaited before the button of the save is live, so that the next touch saves what the screen shows.
 */
export async function refetchRules(dispatch: AppDispatch): Promise<void> {
  dispatch(api.util.invalidateTags(['Servicio', 'Sesion', 'Cliente']));
  const refetched = Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  await Promise.race([refetched, new Promise((ready) => setTimeout(ready, REFETCH_WAIT))]);
}
