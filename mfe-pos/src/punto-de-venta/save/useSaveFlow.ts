import { descuentoMaximo } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { type DraftState, pageDrafts } from '../draft/slice';
import { type BranchRules, computeTotals } from '../draft/totals';
import type { DialogState } from '../note/noteActions';
import { type SavedNota, useSaveNota } from './useSaveNota';

interface Opciones {
  draftKey: string;
  branchRules: BranchRules;
  soloLectura: boolean;
  abrir(dialog: DialogState): void;
  onGuardada(saved: SavedNota): void;
}

/**
 * The save that GUARDAR asks for. What is missing or doesn't add up opens the dialog that mends it; a note that another
 * register saved first opens the one that asks whose stays.
 */
export function useSaveFlow({ draftKey, branchRules, soloLectura, abrir, onGuardada }: Opciones) {
  const store = useStore<DraftState>();
  const { guardar, guardando, fallo } = useSaveNota(draftKey, branchRules);
  const [faltaCliente, setFaltaCliente] = useState(false);

  async function asentar() {
    const outcome = await guardar();
    if (outcome.tipo === 'conflicto') abrir({ tipo: 'conflicto', nota: outcome.nota });
    if (outcome.tipo === 'guardada') onGuardada(outcome.saved);
  }

  function pedir() {
    // Read when it runs: after a conflict the draft stands on the newest version before the page is drawn with it.
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (!draft || soloLectura) return;
    const totals = computeTotals(draft, branchRules);
    if (!draft.cliente || draft.lineas.length === 0) {
      setFaltaCliente(!draft.cliente);
      abrir({ tipo: 'validacion' });
    } else if (!totals.cerrada && draft.descuentos > descuentoMaximo(totals)) abrir({ tipo: 'descuento' });
    else if (draft.pago.tipo === 'con' && totals.resta < 0) abrir({ tipo: 'abono' });
    else void asentar();
  }

  return { pedir, guardando, fallo, faltaCliente };
}
