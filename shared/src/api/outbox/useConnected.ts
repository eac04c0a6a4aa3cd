import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { queue } from './queue.ts';

/** Whether the server answers. If not, the bar shows that, so components that only read show no error of their own. */
export function useConnected(): boolean {
  return useSelector((state: RootState) => queue.selectors.queueOf(state).connected);
}
