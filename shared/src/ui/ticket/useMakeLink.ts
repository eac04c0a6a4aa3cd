import { type AppDispatch, isApiError, queue, type RootState } from '@lavanda/shared';
import { useDispatch, useSelector } from 'react-redux';
import { ticketsApi } from './endpoints.ts';

/**
 * Returns a function that asks the server to make a nota's public link, which the QR of its ticket contains. Call that function
 * before a ticket is opened, because reading the ticket doesn't make the link. It returns null while a capture of the nota waits
 * to be sent, or when the server can't be reached.
 */
export function useMakeLink() {
  const dispatch = useDispatch<AppDispatch>();
  const waiting = useSelector((state: RootState) => queue.selectors.queueOf(state).entries);

  return async (notaId: string) => {
    if (waiting.some(({ about }) => about === notaId)) return null;
    const { data, error } = await dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(notaId));
    if (data) return { data };
    return isApiError(error) && error.status === 'red' ? null : { error };
  };
}

export type MakeLink = ReturnType<typeof useMakeLink>;
