import { type AppDispatch, api, queue, type RootState, readLocalTicket, useToast } from '@lavanda/shared';
import { addressOf } from '@lavanda/shared/contract/calls/call';
import { tagsPageCall } from '@lavanda/shared/contract/calls/tickets';
import type { Paper } from '@lavanda/shared/domain/tag';
import type { PrintedPage } from '@lavanda/shared/ticket/page/printedPage';
import type { BlockedPaper } from '@lavanda/shared/ui/ticket/PaperDialog';
import { TICKET_TEXTS } from '@lavanda/shared/ui/ticket/texts';
import { printInWindow, watchWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

/** Path of a nota's printable tags; `only` is the number of a single tag to print, null for all. */
function tagsPath(notaId: string, paper: Paper, only: number | null, print: boolean): string {
  return addressOf(tagsPageCall, {
    params: { nota: notaId },
    query: { papel: paper, pieza: only === null ? undefined : String(only), imprimir: print ? undefined : '0' },
  });
}

/**
 * Prints tags in a window opened by the tap. Without a connection, or when the nota waits in the offline queue, the page is
 * drawn on this device from stored data; otherwise the server draws it.
 */
export function useTagPrinting() {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const store = useStore<RootState>();
  const [blocked, setBlocked] = useState<BlockedPaper | null>(null);

  /**
   * Draws the page of the tags on this device.
   * @returns undefined when the nota's pieces aren't stored here
   */
  async function pageHere(notaId: string, paper: Paper, only: number | null): Promise<PrintedPage | undefined> {
    const nota = (await dispatch(readLocalTicket(notaId)))?.nota;
    if (!nota?.piezas?.length) return undefined;
    const { printedTags } = await import('@lavanda/shared/ticket/page/printedPage');
    return printedTags(nota, paper, only);
  }

  /** @returns true when the window draws or loads the tags; otherwise `blocked` is set or a toast gives the reason */
  async function show(popup: Window | null, notaId: string, paper: Paper, only: number | null): Promise<boolean> {
    // The queue is read from the store, because the pieces were saved after the last render. A save that was just answered may
    // still be in the queue, but isn't `late`.
    const { connected, entries } = queue.selectors.queueOf(store.getState());
    const isHere = !connected || entries.some(({ about, late }) => late && about === notaId);
    const page = isHere ? await pageHere(notaId, paper, only) : null;
    if (page === undefined) {
      popup?.close();
      toast(TICKET_TEXTS.notHere, 'error');
      return false;
    }
    if (!popup || popup.closed) {
      setBlocked({ path: tagsPath(notaId, paper, only, false), page });
      return false;
    }
    if (page) {
      await printInWindow(popup, page);
      return true;
    }
    popup.location.replace(tagsPath(notaId, paper, only, true));
    watchWindow(popup, (error) => {
      toast(error?.detail ?? TICKET_TEXTS.ticketError, 'error');
      // A 401 means that the session ended; refetching the session makes the shell ask for sign-in.
      if (error?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
    });
    return true;
  }
  return { show, blocked };
}
