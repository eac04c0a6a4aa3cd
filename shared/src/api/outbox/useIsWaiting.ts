import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import type { Entry } from './entry.ts';
import { queue } from './queue.ts';

function isOf({ about, record = [] }: Entry, id: string): boolean {
  return about === id || record.some(({ _id }) => _id === id);
}

/** Whether something that this device captured of the nota or cliente, or a line of the caja's record, waits to be sent. */
export function useIsWaiting(id: string): boolean {
  return useSelector((state: RootState) => queue.selectors.queueOf(state).entries.some((entry) => isOf(entry, id)));
}
