import { queue, type RootState } from '@lavanda/shared';
import { useStore } from 'react-redux';

/** Tells of something that was just captured, by its id, whether it waits to be sent: this device went on without an answer. */
export function useWaits(): (id: string) => boolean {
  const { getState } = useStore<RootState>();
  return (id) => queue.selectors.queueOf(getState()).entries.some(({ about, late }) => late && about === id);
}
