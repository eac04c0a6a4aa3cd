import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useBusy } from '../feedback/useBusy.ts';

/**
 * Guards unsaved changes: links, Back and Forward ask first, closing the tab shows the browser's question, and new versions of
 * the section wait. Going to /login never asks, because a user whose session ended must get to it.
 * @param release called when changes are discarded or saved
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
    /** True while a navigation waits for the user's answer. */
    asking: block.state === 'blocked',
    leave: () => {
      release();
      block.proceed?.();
    },
    stay: () => block.reset?.(),
    /** Call it after saving or discarding, so that leaving doesn't ask any more. */
    free: () => {
      free.current = true;
      release();
    },
  };
}
