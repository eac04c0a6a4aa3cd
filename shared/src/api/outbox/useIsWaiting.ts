import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';

/** Whether something that this device captured of the nota or cliente waits to be sent. */
export function useIsWaiting(id: string): boolean {
  return useSelector(({ cola }: RootState) => cola.entries.some(({ about }) => about === id));
}
