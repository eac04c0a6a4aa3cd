import { useState } from 'react';
import { useStore } from 'react-redux';
import { discountFault } from '../draft/discountFault';
import { missesDomicilio } from '../draft/draft';
import { type DraftState, pageDrafts } from '../draft/slice';
import { type BranchRules, computeTotals } from '../draft/totals';
import type { DialogState } from '../note/noteActions';
import { type SavedNota, useSaveNota } from './useSaveNota';

interface Options {
  draftKey: string;
  branchRules: BranchRules;
  readOnly: boolean;
  open(dialog: DialogState): void;
  onSaved(saved: SavedNota): void;
}

/** Save flow of GUARDAR. Invalid or missing data opens the dialog that fixes it; a 409 opens the conflict dialog. */
export function useSaveFlow({ draftKey, branchRules, readOnly, open, onSaved }: Options) {
  const store = useStore<DraftState>();
  const { save, saving, error } = useSaveNota(draftKey, branchRules);
  const [missingCliente, setMissingCliente] = useState(false);

  async function settle() {
    const outcome = await save();
    if (outcome.type === 'conflicto') open({ type: 'conflicto', nota: outcome.nota });
    if (outcome.type === 'guardada') onSaved(outcome.saved);
  }

  function request() {
    // The draft is read from the store, because after a conflict it is rebased before the next render.
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (!draft || readOnly) return;
    const totals = computeTotals(draft, branchRules);
    if (!draft.cliente || draft.lineas.length === 0) {
      setMissingCliente(!draft.cliente);
      open({ type: 'validacion' });
    } else if (!totals.closed && discountFault(draft, totals, branchRules) !== null) open({ type: 'discount' });
    else if (!totals.closed && missesDomicilio(draft)) open({ type: 'domicilio' });
    else if (draft.pago.tipo === 'con' && totals.subtraction < 0) open({ type: 'abono' });
    else void settle();
  }

  return { request, saving, error, missingCliente };
}
