import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { queue } from './queue.ts';

/** Ids of the notas and clientes that captures wait for, and of the lines that they add to the caja's record. */
const waitingIds = createSelector(
  [(state: RootState) => queue.selectors.queueOf(state).entries],
  (entries): ReadonlySet<string> =>
    new Set(entries.flatMap(({ about, record = [] }) => [about, ...record.map(({ _id }) => _id)])),
);

/** Ids of what this device captured and has still to send; a list reads them once for all of its rows. */
export function useWaitingIds(): ReadonlySet<string> {
  return useSelector(waitingIds);
}

/** Whether something that this device captured of the nota or cliente, or a line of the caja's record, waits to be sent. */
export function useIsWaiting(id: string): boolean {
  return useSelector((state: RootState) => waitingIds(state).has(id));
}
