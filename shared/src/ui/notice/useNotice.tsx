import { useCurrentUser } from '@lavanda/shared';
import { useRef, useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import type { NoticeNota } from './message.ts';
import { useOpenedNotice } from './useOpenedNotice.ts';
import { type FailedNotice, useSentNotice } from './useSentNotice.ts';
import WayOutDialog from './WayOutDialog.tsx';

/**
 * The reason for the dialog: a notice whose sending failed or isn't confirmed or, without `failure`, a window that the browser
 * blocked.
 */
type WayOut = Omit<FailedNotice, 'failure'> & { failure: string | null };

/**
 * Sends a cliente the notice that a nota is ready: by the laundry's WhatsApp account if it has one, else by opening WhatsApp with
 * the message, which the server records. If the window is blocked or the sending fails, a dialog offers the link.
 * @param adopt shows the nota as the server answered it
 */
export function useNotice(adopt: (nota: Nota) => void = () => undefined) {
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  const working = useRef(new Set<string>());
  const { tenantData } = useCurrentUser();
  const { note, open, openOwn } = useOpenedNotice(adopt, (nota, url) => setWayOut({ nota, url, failure: null, retry: null }));
  const { send, sending } = useSentNotice({ adopt, alone, onFailed: setWayOut });

  /** Runs one notice per nota at a time. @returns false, having done nothing, while another one runs */
  async function alone(nota: NoticeNota, run: () => Promise<boolean>): Promise<boolean> {
    if (working.current.has(nota.id)) return false;
    working.current.add(nota.id);
    try {
      return await run();
    } finally {
      working.current.delete(nota.id);
    }
  }

  /** Sends the notice of a ready nota. Call it directly in the tap's handler, because browsers block windows opened later. */
  async function tell(nota: NoticeNota): Promise<void> {
    await (tenantData.whatsapp_api ? send(nota) : alone(nota, () => openOwn(nota)));
  }

  const close = () => setWayOut(null);
  const element = wayOut && (
    <WayOutDialog
      name={wayOut.nota.clienteNombre}
      url={wayOut.url}
      failure={wayOut.failure}
      onOpened={() => {
        void note(wayOut.nota);
        close();
      }}
      onRetry={
        wayOut.retry === null
          ? undefined
          : () => {
              close();
              void send(wayOut.nota, wayOut.retry ?? undefined);
            }
      }
      onClose={close}
    />
  );
  return { open, send, tell, sending, element };
}
