import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { queue } from './queue.ts';

/** Whether the server answers. If not, the bar says so, and components that only read more show no error. */
export function useConnected(): boolean {
  return useSelector((state: RootState) => queue.selectors.queueOf(state).connected);
}
