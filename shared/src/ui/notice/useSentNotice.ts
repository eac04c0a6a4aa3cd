import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import { useEffect, useRef, useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import { newId } from '../../domain/newId.ts';
import { whatsAppUrl } from '../../domain/notice.ts';
import { mayRetry } from '../feedback/mayRetry.ts';
import { useSharedSendNoticeMutation } from './endpoints.ts';
import type { NoticeNota } from './message.ts';
import { NOTICE_TEXTS as T } from './texts.ts';
import { useMessage } from './useMessage.ts';

/** A notice that failed, or of which nobody knows whether it was sent. Its address opens WhatsApp with the message. */
export interface FailedNotice {
  nota: NoticeNota;
  url: string;
  failure: string;
  /** Id of the operation to send again; null when that can't help. */
  retry: string | null;
}

interface SentNoticeOptions {
  /** Called with the nota as the server answered it, to show it. */
  adopt(nota: Nota): void;
  /** Runs one notice per nota at a time; returns false while another one runs. */
  alone(nota: NoticeNota, run: () => Promise<boolean>): Promise<boolean>;
  onFailed(failed: FailedNotice): void;
}

/**
 * The text about a failed notice. After a conflict, a lost answer or a fault of the server it must not say that the notice wasn't
 * sent, because nobody knows.
 */
function failureText(error: unknown): string {
  const detail = errorMessage(error);
  const isOpen = mayRetry(error) || (isApiError(error) && error.status === 409);
  return isOpen ? detail : T.notSent(detail);
}

/**
 * Sends a cliente the notice by the laundry's WhatsApp account. If the user has left the page meanwhile, a toast reports a
 * failure.
 */
export function useSentNotice({ adopt, alone, onFailed }: SentNoticeOptions) {
  /** Ids of the notas whose notice is being sent. */
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  /** False once the component with the 'Avisar' button is gone. A failure is then a toast, because no dialog can be shown. */
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const [sendNotice] = useSharedSendNoticeMutation();
  const messageOf = useMessage();
  const toast = useToast();

  async function showFailure(nota: NoticeNota, error: unknown, operationId: string): Promise<void> {
    const failure = failureText(error);
    const message = mounted.current ? await messageOf(nota) : null;
    const url = message && whatsAppUrl(nota.clienteTelefono, message.text);
    const retry = mayRetry(error) ? operationId : null;
    if (url && mounted.current) onFailed({ nota, url, failure, retry });
    else {
      const again = { text: T.retry, run: () => void send(nota, operationId) };
      toast(T.failedOf(nota.clienteNombre, failure), 'error', retry === null ? undefined : again);
    }
  }

  async function sendNow(nota: NoticeNota, operationId: string): Promise<boolean> {
    setSending((before) => new Set(before).add(nota.id));
    const { data, error } = await sendNotice({ id: nota.id, operacion: operationId });
    setSending((before) => new Set([...before].filter((id) => id !== nota.id)));
    const current = data ?? (isApiError(error) && error.problem.actual);
    // A conflict (409) has the nota as it is stored now (`actual`), for example because another register has already sent the
    // notice.
    if (current) adopt(current as Nota);
    if (data) toast(T.sent(nota.clienteNombre));
    else await showFailure(nota, error, operationId);
    return data !== undefined;
  }

  /** Sends the notice and reports the outcome. @returns whether WhatsApp accepted it */
  function send(nota: NoticeNota, operationId = newId()): Promise<boolean> {
    return alone(nota, () => sendNow(nota, operationId));
  }

  return { send, sending };
}
