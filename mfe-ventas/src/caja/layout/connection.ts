import { queue, type RootState } from '@lavanda/shared';
import { useStore } from 'react-redux';

/**
 * @returns a function that is true for the id of a request that waits in the offline queue, because no answer came in time
 */
export function useWaits(): (id: string) => boolean {
  const { getState } = useStore<RootState>();
  return (id) => queue.selectors.queueOf(getState()).entries.some(({ about, late }) => late && about === id);
}
