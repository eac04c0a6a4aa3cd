import { type AppDispatch, api, useToast } from '@lavanda/shared';
import { addressOf } from '@lavanda/shared/contract/calls/call';
import { tagsPageCall } from '@lavanda/shared/contract/calls/tickets';
import type { Paper } from '@lavanda/shared/domain/tag';
import { TICKET_TEXTS } from '@lavanda/shared/ui/ticket/texts';
import { watchWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** Path of a nota's printable tags; `only` is the number of the one to print. */
function tagsPath(notaId: string, paper: Paper, only: number | null, print: boolean): string {
  return addressOf(tagsPageCall, {
    params: { nota: notaId },
    query: { papel: paper, pieza: only === null ? undefined : String(only), imprimir: print ? undefined : '0' },
  });
}

/** Prints tags in a window that the tap opened, as tickets are. `blocked` is the path to show when there is none. */
export function useTagPrinting() {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const [blocked, setBlocked] = useState<string | null>(null);

  /** @returns whether the window shows them; otherwise `blocked` does */
  function show(popup: Window | null, notaId: string, paper: Paper, only: number | null): boolean {
    if (!popup || popup.closed) {
      setBlocked(tagsPath(notaId, paper, only, false));
      return false;
    }
    popup.location.replace(tagsPath(notaId, paper, only, true));
    watchWindow(popup, (error) => {
      toast(error?.detail ?? TICKET_TEXTS.ticketError, 'error');
      // The session ended: reading it again makes the shell ask for sign-in.
      if (error?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
    });
    return true;
  }
  return { show, blocked };
}
