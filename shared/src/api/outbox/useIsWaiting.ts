import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { queue } from './queue.ts';

/** Whether something that this device captured of the nota or cliente waits to be sent. */
export function useIsWaiting(id: string): boolean {
  return useSelector((state: RootState) => queue.selectors.queueOf(state).entries.some(({ about }) => about === id));
}
