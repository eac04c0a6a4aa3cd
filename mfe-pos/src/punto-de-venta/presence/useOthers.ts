import { useLive } from '@lavanda/shared';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent } from 'react';
import { usePosLeaveNotaMutation, usePosOthersQuery } from './endpoints';

/** Interval of the reports that the nota is open here, ms. On the server a report expires after 45 s. */
const REPEAT_MS = 30_000;

/**
 * Reports that the nota is open at this register, while this page receives live events.
 * @param notaId null reports nothing
 * @returns names of the users who have the nota open at other registers; empty while nothing is reported
 */
export function useOthers(notaId: string | null): string[] {
  const live = useLive();
  const told = live ? notaId : null;
  const { currentData } = usePosOthersQuery(told ?? skipToken, { pollingInterval: REPEAT_MS, refetchOnMountOrArgChange: true });
  const [sendLeave] = usePosLeaveNotaMutation();
  const leave = useEffectEvent(() => void sendLeave());
  useEffect(() => {
    if (told !== null) return () => leave();
  }, [told]);
  return told === null ? [] : (currentData ?? []).map(({ nombre: name }) => name);
}
