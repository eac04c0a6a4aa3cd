import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { queue } from './queue.ts';

/** Ids of the notas, clientes, turnos, counts and lines of the caja's record that have a capture in this device's queue. */
const waitingIds = createSelector(
  [(state: RootState) => queue.selectors.queueOf(state).entries],
  (entries): ReadonlySet<string> =>
    new Set(entries.flatMap(({ about, record = [] }) => [about, ...record.map(({ _id }) => _id)])),
);

/** Ids of everything that has a capture in this device's queue. A list should call this once, and not once per row. */
export function useWaitingIds(): ReadonlySet<string> {
  return useSelector(waitingIds);
}

/** Whether a capture of the nota, the cliente or the line of the caja's record is in this device's queue. */
export function useIsWaiting(id: string): boolean {
  return useSelector((state: RootState) => waitingIds(state).has(id));
}
