import { type AppDispatch, toasts } from '@lavanda/shared';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { whenIdle } from '../federation/outlet/busy';

const WITHDRAWN = 'Esta sección ya no está disponible para ti.';

/**
 * Lets the open section stay when the list drops it, until its user is idle or leaves it, so that no work is lost.
 * @param isListed whether the user's own list has the open section; null while that list isn't known
 * @returns whether the open section was dropped and may stay
 */
export function useWithdrawnSection(segment: string | undefined, isListed: boolean | null): boolean {
  const [opened, setOpened] = useState(isListed ? segment : undefined);
  if (isListed && opened !== segment) setOpened(segment);
  const isWithdrawn = isListed === false && segment !== undefined && opened === segment;
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (!isWithdrawn) return;
    return whenIdle(() => {
      setOpened(undefined);
      dispatch(toasts.actions.shown(WITHDRAWN, 'info'));
    });
  }, [isWithdrawn, dispatch]);
  return isWithdrawn;
}
