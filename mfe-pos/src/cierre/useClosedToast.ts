import { type AppDispatch, errorMessage, useCurrentUser, useToast } from '@lavanda/shared';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { formatMoney } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { UNDO_OFFER_MS } from '@lavanda/shared/domain/reopen';
import { can } from '@lavanda/shared/domain/roles';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import { reopenApi } from '@lavanda/shared/ui/reopen/endpoints';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../activos/texts';
import { useMoment } from '../activos/useMoment';
import type { ClosedNota } from './useCierre';

const T = TEXTS.cierre;

/**
 * Shows a toast about the closed nota, with the change to give back, if any. For 10 s the toast offers to undo the cierre, unless
 * the nota belongs to a closed month and the user's role may not change closed months.
 */
export function useClosedToast(): (text: string, closed: ClosedNota) => void {
  const toast = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const { rol: role } = useCurrentUser();
  const { today } = useMoment();

  async function undo({ nota, charge }: ClosedNota, operationId: string) {
    const { id, version, folio, clienteNombre: name } = nota;
    const body = { id, version, operacion: operationId };
    const { error } = await dispatch(reopenApi.endpoints.sharedReopenNota.initiate(body, { track: false }));
    if (error) {
      // Reuses the operation id, so that an undo whose answer was lost isn't refused as a second undo.
      const again = { text: TEXTS.activos.retry, run: () => void undo({ nota, charge, change: null }, operationId) };
      toast(T.notUndone(folio, name, errorMessage(error)), 'error', mayRetry(error) ? again : undefined);
      return;
    }
    const done = T.undone(folio, name);
    toast(charge > 0 ? T.pagoStays(done, formatMoney(charge)) : done, 'info');
  }

  return (text, closed) => {
    const { nota, change } = closed;
    const told = T.ofNota(text, nota.folio, nota.clienteNombre);
    const full = change === null ? told : T.withChange(told, formatMoney(change));
    const locked = nota.fecha < firstOpenDay(today) && !can(role, 'meses.cerrados');
    const offer = { text: T.undo, ms: UNDO_OFFER_MS, run: () => void undo(closed, newId()) };
    toast(full, 'exito', locked ? undefined : offer);
  };
}
