import { type AppDispatch, useCurrentUser } from '@lavanda/shared';
import { useDispatch } from 'react-redux';
import { useHours } from '../sucursal/useHours.ts';
import { ticketsApi } from '../ticket/endpoints.ts';
import { type NoticeNota, readyMessage } from './message.ts';

/**
 * @returns a function that writes a nota's message. If the ticket's address couldn't be made, the message lacks it and `error`
 * is the reason
 */
export function useMessage(): (nota: NoticeNota) => Promise<{ text: string; error?: unknown }> {
  const { tenantData: laundry } = useCurrentUser();
  const dispatch = useDispatch<AppDispatch>();
  const hoursOf = useHours();
  return async (nota) => {
    const link = dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(nota.id));
    const [{ data, error }, hours] = await Promise.all([link, hoursOf(nota.sucursalId)]);
    return { text: readyMessage(nota, laundry, { hours, ticket: data?.url ?? '' }), error };
  };
}
