import { queue, type RootState } from '@lavanda/shared';
import { useStore } from 'react-redux';

/**
 * Returns a function that says whether the item with an id still waits in the offline queue, because no answer came in time.
 */
export function useWaits(): (id: string) => boolean {
  const { getState } = useStore<RootState>();
  return (id) => queue.selectors.queueOf(getState()).entries.some(({ about, late }) => late && about === id);
}
