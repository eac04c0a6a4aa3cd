import { type AppDispatch, api, useToast } from '@lavanda/shared';
import { watchWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { CORTE_TEXTS as T } from '../texts';
import { type PaperWidth, printPath } from './paths';

/** Features of the print window, wide enough for 80 mm paper. */
const WINDOW = 'popup,width=460,height=760';

/**
 * Prints a corte in a window opened by the tap. If the browser blocks the window, `blocked` is the path to show in the page.
 */
export function useCortePrinting(id: string) {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const [blocked, setBlocked] = useState<string | null>(null);

  function print(width: PaperWidth) {
    const popup = window.open(printPath(id, width), '_blank', WINDOW);
    if (!popup || popup.closed) {
      setBlocked(printPath(id, width, false));
      return;
    }
    watchWindow(popup, (error) => {
      toast(error?.detail ?? T.notPrinted, 'error');
      // The session ended; refetching it makes the shell ask for sign-in.
      if (error?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
    });
  }
  return { print, blocked, forget: () => setBlocked(null) };
}
