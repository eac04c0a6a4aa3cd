import { type AppDispatch, api } from '@lavanda/shared';

/** How long a refused save waits for the new catalogue and rules, ms. */
const REFETCH_WAIT = 4_000;

/**
 * Fetches the catalogue and the tenant's rules again: a refused price or fee means that they changed. Awaited before
 * the button of the save is live, so that the next touch saves what the screen shows.
 */
export async function refetchRules(dispatch: AppDispatch): Promise<void> {
  dispatch(api.util.invalidateTags(['Servicio', 'Sesion']));
  const refetched = Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  await Promise.race([refetched, new Promise((ready) => setTimeout(ready, REFETCH_WAIT))]);
}
