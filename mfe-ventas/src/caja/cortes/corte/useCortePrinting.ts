import { type AppDispatch, api, useConnected, useToast } from '@lavanda/shared';
import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import type { PrintedPage } from '@lavanda/shared/ticket/page/printedPage';
import type { BlockedPaper } from '@lavanda/shared/ui/ticket/PaperDialog';
import { openWindow, printInWindow, watchWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { cortesApi } from '../endpoints';
import { CORTE_TEXTS as T } from '../texts';
import { type PaperWidth, printPath } from './paths';

/**
 * Prints a corte in a window that the tap opens. Without a connection, the page is drawn on this device from stored data.
 * `blocked` is the page to show in a dialog after the browser blocked the window; null otherwise.
 * @param zone IANA time zone of the corte's sucursal
 */
export function useCortePrinting(corte: Corte, zone: string) {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const connected = useConnected();
  const [blocked, setBlocked] = useState<BlockedPaper | null>(null);

  /** Draws the page on this device. @returns null when the device has no copy of the laundry's data for the page */
  async function pageHere(width: PaperWidth): Promise<PrintedPage | null> {
    const options = { forceRefetch: true, subscribe: false };
    const { data: receipt } = await dispatch(cortesApi.endpoints.ventasReceipt.initiate(undefined, options));
    if (!receipt) return null;
    const { corteHere } = await import('./corteHere');
    return corteHere(corte, receipt, zone, width);
  }

  async function printHere(width: PaperWidth, popup: Window | null) {
    const page = await pageHere(width).catch(() => null);
    if (page === null) {
      popup?.close();
      toast(T.notHere, 'error');
    } else if (popup) await printInWindow(popup, page);
    else setBlocked({ path: printPath(corte._id, width, false), page });
  }

  function print(width: PaperWidth) {
    const popup = openWindow('ticket');
    if (!connected) return void printHere(width, popup);
    if (!popup) return setBlocked({ path: printPath(corte._id, width, false), page: null });
    popup.location.replace(printPath(corte._id, width));
    watchWindow(popup, (error) => {
      toast(error?.detail ?? T.notPrinted, 'error');
      // A 401 means that the session ended; refetching it makes the shell ask for sign-in.
      if (error?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
    });
  }
  return { print, blocked, forget: () => setBlocked(null) };
}
