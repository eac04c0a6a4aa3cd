import { type AppDispatch, errorMessage, useCurrentUser } from '@lavanda/shared';
import { notaMark } from '@lavanda/shared/domain/clave';
import { filledTemplate, noticeParameters, templateText } from '@lavanda/shared/domain/noticeApi';
import { type NoticeDetails, readyMessage } from '@lavanda/shared/ui/notice/message';
import { useHours } from '@lavanda/shared/ui/sucursal/useHours';
import { ticketsApi } from '@lavanda/shared/ui/ticket/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { StoredNota } from '../../notas/nota';

/** What is asked for, and why the ticket has no address, or null. */
interface ReadDetails extends NoticeDetails {
  failure: string | null;
}

const NO_DETAILS: NoticeDetails = { hours: '', ticket: '' };

/**
 * The message that tells the cliente. Its details are asked for at once, so that WhatsApp opens without waiting.
 * @param isTold false when the cliente isn't told, so that nothing is asked for
 */
export function useReadyMessage(nota: StoredNota, isTold: boolean) {
  const { tenantData: laundry } = useCurrentUser();
  const dispatch = useDispatch<AppDispatch>();
  const hoursOf = useHours();
  const [details, setDetails] = useState<ReadDetails | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const request = useRef<Promise<ReadDetails> | null>(null);
  const { id, sucursalId } = nota;
  const byTemplate = laundry.whatsapp_api === true;
  const written = (read: NoticeDetails) => {
    if (!byTemplate) return readyMessage(nota, laundry, read);
    const parameters = noticeParameters(nota.clienteNombre, notaMark(nota), nota.saldo, read.ticket);
    return filledTemplate(templateText(laundry.nombre), parameters);
  };

  useEffect(() => {
    if (!isTold) return;
    const link = dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(id));
    request.current = Promise.all([link, hoursOf(sucursalId)]).then(([{ data, error }, hours]) => {
      const made = data ? { ticket: data.url, failure: null } : { ticket: '', failure: errorMessage(error) };
      const read = { ...made, hours };
      setDetails(read);
      return read;
    });
  }, [dispatch, hoursOf, id, isTold, sucursalId]);

  return {
    /** Null until its details are there. */
    text: edited ?? (details && written(details)),
    /** Whether the laundry's WhatsApp account sends it, with a template that can't be changed. */
    byTemplate,
    /** The template's name; '' when the server is older and doesn't tell. */
    template: laundry.whatsapp_plantilla ?? '',
    isEdited: edited !== null,
    /** Whether it says something else than was proposed. */
    isChanged: edited !== null && (details === null || edited !== written(details)),
    /** Why the message goes without the ticket's address, or null. A template's is made by the server. */
    failure: byTemplate ? null : (details?.failure ?? null),
    edit: setEdited,
    /** The message to send, as soon as it is complete. */
    complete: async () => edited ?? readyMessage(nota, laundry, (await request.current) ?? NO_DETAILS),
  };
}

export type ReadyMessage = ReturnType<typeof useReadyMessage>;
