import { exceeds, type Load, loadOf } from '@lavanda/shared/domain/capacity';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { missingCash } from '../../cash/cash';
import { discountFault } from '../draft/discountFault';
import { type Draft, missesDomicilio } from '../draft/draft';
import { type DraftState, pageDrafts } from '../draft/slice';
import { type BranchRules, computeTotals, type NoteTotals } from '../draft/totals';
import type { DialogState } from '../note/noteActions';
import { overbooks } from '../promise/agenda';
import type { SavedNota } from './outcome';
import { useSaveNota } from './useSaveNota';

interface Options {
  draftKey: string;
  branchRules: BranchRules;
  readOnly: boolean;
  open(dialog: DialogState): void;
  /** Called when the save is refused because the cash entered is less than the charge. */
  onShortOfCash(): void;
  onSaved(saved: SavedNota): void;
}

/**
 * What the save button does. Invalid or missing data opens the dialog that fixes it, except too little cash, which is fixed in
 * the nota. A promised day over the capacity is asked about; once confirmed, again only if the day changes or the nota grows. A
 * conflict that the user has to decide opens the conflict dialog.
 */
export function useSaveFlow({ draftKey, branchRules, readOnly, open, onShortOfCash, onSaved }: Options) {
  const store = useStore<DraftState>();
  const { save, saving, error } = useSaveNota(draftKey, branchRules);
  const [missingCliente, setMissingCliente] = useState(false);
  const [shortOfCash, setShortOfCash] = useState(false);
  /** A promise over the capacity that the cashier confirmed: the nota, its load then, and the day. */
  const promised = useRef<{ nota: string; day: LocalDay; load: Load } | null>(null);

  async function settle() {
    const outcome = await save();
    if (outcome.type === 'conflicto') open(outcome);
    if (outcome.type === 'guardada') onSaved(outcome.saved);
  }

  function request() {
    // Read from the store, because after a conflict the draft is rebased before the next render.
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (!draft || readOnly) return;
    const totals = computeTotals(draft, branchRules);
    const { tipo: type, metodo: method, tendered = null } = draft.pago;
    setShortOfCash(false);
    if (!draft.cliente || draft.lineas.length === 0) {
      setMissingCliente(!draft.cliente);
      open({ type: 'validacion' });
    } else if (!totals.closed && discountFault(draft, totals, branchRules) !== null) open({ type: 'discount' });
    else if (!totals.closed && missesDomicilio(draft)) open({ type: 'domicilio' });
    else if (type === 'con' && totals.remaining < 0) open({ type: 'abono' });
    else if (missingCash(totals.charge, method, tendered) > 0) {
      setShortOfCash(true);
      onShortOfCash();
    } else if (isOverPromised(draft, totals)) open({ type: 'promesa' });
    else void settle();
  }

  function isOverPromised(draft: Draft, { closed, promiseDate: day }: NoteTotals): boolean {
    const { agenda } = branchRules;
    const { nota, day: promisedDay, load } = promised.current ?? {};
    const wasTold = nota === draft.id && promisedDay === day && load !== undefined && !exceeds(loadOf(draft.lineas), load);
    return !closed && !!agenda && !wasTold && overbooks(draft, day, agenda);
  }

  /** Remembers that the cashier confirmed a day over the capacity, so that a save doesn't ask again unless the nota grows. */
  function promiseAnyway(day: LocalDay) {
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (draft) promised.current = { nota: draft.id, day, load: loadOf(draft.lineas) };
  }

  return { request, promiseAnyway, saving, error, missingCliente, shortOfCash };
}

export type SaveFlow = ReturnType<typeof useSaveFlow>;
