import type { Despacho } from '@lavanda/shared';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { NotaGuardada } from '../../notas/nota';
import { type Draft, draftFromNota, isModified, newDraft } from './draft';
import { type DraftState, draftActions, pageDrafts } from './slice';
import { parseDraft, readDraft, saveDraft } from './storage';

/** The draft kept on this device, if it is of the same note and has something to lose. */
function recoverable(draftKey: string, nota: NotaGuardada | null): Draft | null {
  const guardado = readDraft(draftKey);
  if (!guardado || (nota && guardado.id !== nota.id) || !isModified(guardado)) return null;
  return guardado;
}

/**
 * The draft under `draftKey`: the one in the store, else the one kept on the device, else a fresh one of `nota` (or a
 * blank note). Every change is kept on the device, and another tab of the same user shows the same draft, so no note is
 * written twice.
 */
export function useDraft(
  draftKey: string,
  nota: NotaGuardada | null,
): { draft: Draft | undefined; recovered: boolean; avisado: () => void } {
  const despachar = useDispatch<Despacho>();
  const draft = useSelector((estado: DraftState) => pageDrafts.selectors.one(estado, draftKey));
  const [recovered, setRecuperado] = useState(false);

  useLayoutEffect(() => {
    const alDia = draft && (!nota || draft.base?.version === nota.version || isModified(draft));
    if (alDia) return;
    const kept = draft ? null : recoverable(draftKey, nota);
    setRecuperado(kept !== null);
    despachar(draftActions.opened({ draftKey, draft: kept ?? (nota ? draftFromNota(nota) : newDraft()) }));
  }, [draft, draftKey, nota, despachar]);

  useEffect(() => {
    if (draft) saveDraft(draftKey, isModified(draft) ? draft : null);
  }, [draft, draftKey]);

  useEffect(() => {
    const alCambiarOtraPestana = (evento: StorageEvent) => {
      if (evento.key !== draftKey) return;
      const ajeno = parseDraft(evento.newValue);
      if (ajeno) despachar(draftActions.opened({ draftKey, draft: ajeno }));
      else despachar(draftActions.discarded({ draftKey }));
    };
    window.addEventListener('storage', alCambiarOtraPestana);
    return () => window.removeEventListener('storage', alCambiarOtraPestana);
  }, [draftKey, despachar]);

  return { draft, recovered, avisado: () => setRecuperado(false) };
}
