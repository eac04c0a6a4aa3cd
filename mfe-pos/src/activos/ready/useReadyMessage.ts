import { type AppDispatch, errorMessage, useCurrentUser } from '@lavanda/shared';
import { notaNumber } from '@lavanda/shared/domain/clave';
import { filledTemplate, noticeParameters, templateText } from '@lavanda/shared/domain/noticeApi';
import { readyMessage } from '@lavanda/shared/ui/notice/message';
import { ticketsApi } from '@lavanda/shared/ui/ticket/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { StoredNota } from '../../notas/nota';

/** The ticket's public address; '' when it couldn't be made, with the reason. */
interface TicketLink {
  url: string;
  failure: string | null;
}

/**
 * The message that tells the cliente. The ticket's address is asked for at once, so that WhatsApp opens without
 * waiting. Without a phone nothing is asked for.
 */
export function useReadyMessage(nota: StoredNota) {
  const user = useCurrentUser();
  const { tenantData: laundry } = user;
  const dispatch = useDispatch<AppDispatch>();
  const [link, setLink] = useState<TicketLink | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const request = useRef<Promise<TicketLink> | null>(null);
  const { id, clienteTelefono: phone } = nota;
  const byTemplate = laundry.whatsapp_api === true;
  const written = ({ url }: TicketLink) =>
    byTemplate
      ? filledTemplate(templateText(laundry.nombre), noticeParameters(nota.clienteNombre, notaNumber(nota), nota.saldo, url))
      : readyMessage(nota, user, url);

  useEffect(() => {
    if (phone === '') return;
    request.current = dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(id)).then(({ data, error }) => {
      const made = data ? { url: data.url, failure: null } : { url: '', failure: errorMessage(error) };
      setLink(made);
      return made;
    });
  }, [dispatch, id, phone]);

  return {
    /** Null until the ticket's address is there. */
    text: edited ?? (link && written(link)),
    /** Whether the laundry's WhatsApp account sends it, with a template that can't be changed. */
    byTemplate,
    /** The template's name; '' when the server is older and doesn't tell. */
    template: laundry.whatsapp_plantilla ?? '',
    isEdited: edited !== null,
    /** Why the message goes without the ticket's address, or null. A template's is made by the server. */
    failure: byTemplate ? null : (link?.failure ?? null),
    edit: setEdited,
    /** The message to send, as soon as it is complete. */
    complete: async () => edited ?? readyMessage(nota, user, (await request.current)?.url ?? ''),
  };
}

export type ReadyMessage = ReturnType<typeof useReadyMessage>;
