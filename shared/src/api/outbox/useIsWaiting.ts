import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { queue } from './queue.ts';

/** Ids of the notas, clientes and lines of the caja's record that have a waiting capture. */
const waitingIds = createSelector(
  [(state: RootState) => queue.selectors.queueOf(state).entries],
  (entries): ReadonlySet<string> =>
    new Set(entries.flatMap(({ about, record = [] }) => [about, ...record.map(({ _id }) => _id)])),
);

/** Ids of everything that this device captured and still has to send. A list should call this once, and not once per row. */
export function useWaitingIds(): ReadonlySet<string> {
  return useSelector(waitingIds);
}

/** Whether a capture of the nota, the cliente or the line of the caja's record waits to be sent. */
export function useIsWaiting(id: string): boolean {
  return useSelector((state: RootState) => waitingIds(state).has(id));
}
