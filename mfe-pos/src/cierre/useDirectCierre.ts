import { type AppDispatch, api, errorMessage, isApiError, useToast } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { isBalanced } from '@lavanda/shared/domain/pagos';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../activos/texts';
import { pendingOf } from '../handOver/pending';
import { notaFromConflict } from '../notas/conflict';
import { usePosSaveNotaMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import { refetchRules } from '../notas/refetchRules';
import { cierreBody } from './choice';
import { useClosedToast } from './useClosedToast';
import { useCurrentEnvio } from './useCurrentEnvio';
import { useFreshNota } from './useFreshNota';

const T = TEXTS.activos;

/**
 * Refetches a paid nota and closes it without asking (spec 4: saldo under 1 peso), unless the nota is closed already. Calls `ask`
 * instead when the nota now owes or has an amount in favor, and when the server refuses its content (422); `handOver` when it
 * still has pieces to hand over (day.md 4).
 */
export function useDirectCierre(ask: (nota: StoredNota) => void, handOver: (nota: StoredNota) => void) {
  const [closing, setClosing] = useState<ReadonlySet<string>>(new Set());
  const [save] = usePosSaveNotaMutation();
  const freshNota = useFreshNota();
  const withCurrentEnvio = useCurrentEnvio();
  const toast = useToast();
  const tellClosed = useClosedToast();
  const dispatch = useDispatch<AppDispatch>();

  async function tryIt(current: StoredNota, closedText: string = TEXTS.cierre.wasClosed): Promise<unknown> {
    if (current.status === CLOSED) {
      dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
      toast(TEXTS.cierre.ofNota(closedText, current.folio, current.clienteNombre), 'info');
      return null;
    }
    if (pendingOf(current) > 0) {
      // The list was fetched before these pieces were tagged, or before their hand-over was undone.
      handOver(current);
      return null;
    }
    const nota = withCurrentEnvio(current);
    if (!isBalanced(nota.saldo)) {
      ask(current);
      return null;
    }
    const { data, error } = await save(cierreBody(nota, [], newId()));
    if (isApiError(error) && error.status === 422) {
      // The server refused, for example because the delivery fee has changed; the dialog shows the current fee.
      await refetchRules(dispatch);
      ask(current);
    }
    if (data) tellClosed(T.closed, { nota: data.data, charge: 0, change: null });
    return error ?? null;
  }

  async function close({ id }: StoredNota) {
    setClosing((previous) => new Set(previous).add(id));
    const { data, error } = await freshNota(id);
    const failure = data ? await tryIt(data) : error;
    const changed = notaFromConflict(failure);
    // The server's message names the user who closed the nota.
    const final = changed ? await tryIt(changed, errorMessage(failure)) : failure;
    if (final) toast(T.notClosed(errorMessage(final)), 'error');
    setClosing((previous) => new Set([...previous].filter((another) => another !== id)));
  }

  return { closing, close };
}
