import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { queue } from './queue.ts';

/** Whether the server answers. Without it the bar says so, and what only asks for more says nothing. */
export function useConnected(): boolean {
  return useSelector((state: RootState) => queue.selectors.queueOf(state).connected);
}
