import { api, type Despacho, esFallo, mensajeDeFallo } from '@lavanda/shared';
import type { Centavos } from '@lavanda/shared/domain/dinero';
import type { MetodoPago } from '@lavanda/shared/domain/nota';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { notaDeConflicto } from '../../notas/conflicto';
import { notasApi, usePosGuardarNotaMutation } from '../../notas/endpoints';
import type { NotaGuardada } from '../../notas/nota';
import { discardDraft } from '../draft/discardDraft';
import type { Draft } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { type BranchRules, computeTotals, toRequestBody } from '../draft/totals';
import { TEXTOS } from '../textos';

/** A note that was just saved, for the question about its ticket. */
export interface SavedNota {
  nota: NotaGuardada;
  creada: boolean;
  cobro: Centavos;
  metodo: MetodoPago;
}

export type SaveOutcome =
  | { tipo: 'guardada'; saved: SavedNota }
  | { tipo: 'conflicto'; nota: NotaGuardada }
  /** Told over GUARDAR; or a save was under way already. */
  | { tipo: 'nada' };

const NOTHING: SaveOutcome = { tipo: 'nada' };

/** No answer, or one that doesn't say whether the note was saved. */
function isUncertain(fallo: unknown): boolean {
  return !esFallo(fallo) || fallo.status === 'red' || fallo.status >= 500;
}

function explain(fallo: unknown): string {
  return esFallo(fallo) && fallo.status === 'red' ? TEXTOS.sinRespuesta : TEXTOS.siguenAqui(mensajeDeFallo(fallo));
}

/**
 * Saves the draft under `draftKey`. A retry of the same content goes out as the same operation, with the same note and
 * payment ids, so nothing is made twice. A changed one goes out as a new operation; if the previous attempt of a new
 * note had no answer, the server is asked first whether it arrived.
 */
export function useSaveNota(draftKey: string, branchRules: BranchRules) {
  const despachar = useDispatch<Despacho>();
  const store = useStore<DraftState>();
  const [enviar] = usePosGuardarNotaMutation();
  const [guardando, setGuardando] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const enCurso = useRef(false);

  async function intentar(draft: Draft): Promise<SaveOutcome> {
    const totals = computeTotals(draft, branchRules);
    const firma = JSON.stringify(toRequestBody(draft, totals, ''));
    const repetido = draft.intento?.firma === firma ? draft.intento : null;
    if (!repetido && draft.intento?.incierto && !draft.base) {
      const { data, error } = await despachar(
        notasApi.endpoints.posNota.initiate(draft.id, { forceRefetch: true, subscribe: false }),
      );
      if (data) return { tipo: 'conflicto', nota: data };
      if (!esFallo(error) || error.status !== 404) throw error;
    }
    const operacion = repetido?.operacion ?? nuevoId();
    const intento = { operacion, firma, incierto: true };
    despachar(draftActions.attempted({ draftKey, intento }));
    const { data, error } = await enviar(toRequestBody(draft, totals, operacion));
    if (data) {
      discardDraft(despachar, draftKey);
      return {
        tipo: 'guardada',
        saved: { nota: data.data, creada: draft.base === null, cobro: totals.cobro, metodo: draft.pago.metodo },
      };
    }
    if (!isUncertain(error)) despachar(draftActions.attempted({ draftKey, intento: { ...intento, incierto: false } }));
    const nota = notaDeConflicto(error);
    if (nota) return { tipo: 'conflicto', nota };
    throw error;
  }

  async function guardar(): Promise<SaveOutcome> {
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (!draft || enCurso.current) return NOTHING;
    enCurso.current = true;
    setGuardando(true);
    setFallo(null);
    try {
      return await intentar(draft);
    } catch (error) {
      setFallo(explain(error));
      // A refused price or total means that the catalogue or the delivery rule changed since they were read.
      if (esFallo(error) && error.status === 422) despachar(api.util.invalidateTags(['Servicio', 'Sesion']));
      return NOTHING;
    } finally {
      enCurso.current = false;
      setGuardando(false);
    }
  }

  return { guardar, guardando, fallo };
}
