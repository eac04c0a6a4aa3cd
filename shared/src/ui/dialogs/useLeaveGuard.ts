import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useBusy } from '../feedback/useBusy.ts';

/**
 * Holds the page while there are unsaved changes: links, Back and Forward wait for an answer, closing the tab asks with the
 * browser's own question, and a new version of the section waits. A lost session isn't held: the gate has to get to /login.
 * @param soltar the changes are given up or saved
 */
export function useLeaveGuard(hasChanges: boolean, release: () => void) {
  const free = useRef(false);
  useBusy(hasChanges);
  const block = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !free.current && nextLocation.pathname !== '/login' && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    if (hasChanges && !free.current) event.preventDefault();
  });

  return {
    /** Somebody wants to leave with unsaved changes. */
    asking: block.state === 'blocked',
    leave: () => {
      release();
      block.proceed?.();
    },
    follow: () => block.reset?.(),
    /** What was unsaved is saved or gone: the next navigation goes ahead. */
    free: () => {
      free.current = true;
      release();
    },
  };
}
