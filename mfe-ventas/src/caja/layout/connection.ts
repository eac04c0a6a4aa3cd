import { queue, type RootState } from '@lavanda/shared';
import { useSelector, useStore } from 'react-redux';

/** Whether the server answers. */
export function useConnected(): boolean {
  return useSelector((state: RootState) => queue.selectors.queueOf(state).connected);
}

/** Tells of something that was just captured, by its id, whether it waits to be sent: this device went on without an answer. */
export function useWaits(): (id: string) => boolean {
  const { getState } = useStore<RootState>();
  return (id) => queue.selectors.queueOf(getState()).entries.some(({ about, late }) => late && about === id);
}
