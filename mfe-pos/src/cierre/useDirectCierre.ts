import { type AppDispatch, api, errorMessage, useToast } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { CLOSED, isPaid } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../activos/texts';
import { notaFromConflict } from '../notas/conflict';
import { usePosSaveNotaMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import { cierreBody } from './choice';
import { useFreshNota } from './useFreshNota';

const T = TEXTS.activos;

/**
 * Closes a paid nota without asking (spec 4: saldo under 1 peso). Fetches it fresh first: if it owes again, calls
 * `ask`; if another register already closed it, only refreshes the list.
 */
export function useDirectCierre(ask: (nota: StoredNota) => void) {
  const [closing, setClosing] = useState<ReadonlySet<string>>(new Set());
  const [save] = usePosSaveNotaMutation();
  const freshNota = useFreshNota();
  const toast = useToast();
  const dispatch = useDispatch<AppDispatch>();

  async function tryIt(current: StoredNota): Promise<unknown> {
    if (current.status === CLOSED) {
      dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
      toast(T.closed);
      return null;
    }
    if (!isPaid(current.saldo)) {
      ask(current);
      return null;
    }
    const withoutCharge = { id: newId(), monto: 0, metodo: 'Efvo' } as const;
    const { error } = await save(cierreBody(current, withoutCharge, newId()));
    if (!error) toast(T.closed);
    return error ?? null;
  }

  async function close({ id }: StoredNota) {
    setClosing((previous) => new Set(previous).add(id));
    const { data, error } = await freshNota(id);
    const failure = data ? await tryIt(data) : error;
    const changed = notaFromConflict(failure);
    const final = changed ? await tryIt(changed) : failure;
    if (final) toast(T.notClosed(errorMessage(final)), 'error');
    setClosing((previous) => new Set([...previous].filter((another) => another !== id)));
  }

  return { closing, close };
}
