import { type AppDispatch, errorMessage, useCurrentUser } from '@lavanda/shared';
import { notaMark } from '@lavanda/shared/domain/clave';
import { filledTemplate, noticeParameters, templateText } from '@lavanda/shared/domain/noticeApi';
import { type NoticeDetails, readyMessage } from '@lavanda/shared/ui/notice/message';
import { useHours } from '@lavanda/shared/ui/sucursal/useHours';
import { ticketsApi } from '@lavanda/shared/ui/ticket/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { StoredNota } from '../../notas/nota';

/** Details that the message needs; `failure` says why the ticket's address is missing, null when it is present. */
interface ReadDetails extends NoticeDetails {
  failure: string | null;
}

const NO_DETAILS: NoticeDetails = { hours: '', ticket: '' };

/**
 * The message that notifies the cliente. Its details are requested at once, so that WhatsApp seldom has to wait for them.
 * @param isTold false when the cliente isn't notified; then nothing is requested
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
    /** Null until the message's details have arrived. */
    text: edited ?? (details && written(details)),
    /** True when the laundry's WhatsApp account sends the message by a template, whose text can't be changed. */
    byTemplate,
    /** The template's name; '' from an older server, which doesn't send it. */
    template: laundry.whatsapp_plantilla ?? '',
    isEdited: edited !== null,
    /** True when the text differs from the proposed message. */
    isChanged: edited !== null && (details === null || edited !== written(details)),
    /** Why the message lacks the ticket's address; null if it doesn't, until that is known, and for a template. */
    failure: byTemplate ? null : (details?.failure ?? null),
    edit: setEdited,
    /** Resolves to the edited message at once; to the proposed one when its details have arrived. */
    complete: async () => edited ?? readyMessage(nota, laundry, (await request.current) ?? NO_DETAILS),
  };
}

export type ReadyMessage = ReturnType<typeof useReadyMessage>;
