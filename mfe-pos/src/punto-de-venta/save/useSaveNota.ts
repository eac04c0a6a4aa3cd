import { type AppDispatch, errorMessage, isApiError, useCurrentUser } from '@lavanda/shared';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { CLOSED, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { momentIn } from '../../activos/useMoment';
import { changeOf } from '../../cash/cash';
import { notaFromConflict } from '../../notas/conflict';
import { notasApi, usePosSaveNotaMutation } from '../../notas/endpoints';
import type { StoredNota } from '../../notas/nota';
import { refetchRules } from '../../notas/refetchRules';
import { ownerOf, releasePhotos } from '../../photos/pendingPhotos';
import { sendPhotos } from '../../photos/sendPhotos';
import { discardDraft } from '../draft/discardDraft';
import type { Draft } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { finishDraft } from '../draft/storage';
import { type BranchRules, computeTotals, knownCredit, type NoteTotals, toRequestBody } from '../draft/totals';
import { TEXTS } from '../texts';
import { differences } from './differences';
import { afterOwnAttempt, isOwnAttempt } from './ownAttempt';

/** A nota that was just saved, for the ticket question. */
export interface SavedNota {
  nota: StoredNota;
  creada: boolean;
  charge: Centavos;
  metodo: PaymentMethod;
  /** The part of the cliente's credit that was applied, centavos. */
  credit: Centavos;
  /** Change to give back, centavos; null when no cash was entered. */
  change: Centavos | null;
}

export type SaveOutcome =
  | { type: 'guardada'; saved: SavedNota }
  /** `own`: the stored version is this register's own attempt, but its pago differs from the one chosen now. */
  | { type: 'conflicto'; nota: StoredNota; own: boolean }
  /** Nothing was saved: either the error shows above GUARDAR, or another save was already in progress. */
  | { type: 'nada' };

/** Progress of this press of GUARDAR, including attempts whose answers were lost. */
interface Progress {
  /** True when this draft makes a new nota, even if a lost attempt has already stored it. */
  created: boolean;
  charged: Centavos;
}

const NOTHING: SaveOutcome = { type: 'nada' };

/** True when the outcome is unknown: no response, or a 5xx that doesn't say whether the nota was saved. */
function isUncertain(error: unknown): boolean {
  return !isApiError(error) || error.status === 'red' || error.status >= 500;
}

/** The amount of the draft's credit that the stored nota already has, centavos. */
function creditIn({ credit }: Draft, nota: StoredNota): Centavos {
  return nota.pagos.find(({ id }) => id === credit?.id)?.monto ?? 0;
}

/** True when the stored nota already contains everything in the draft. */
function isSaved(nota: StoredNota, draft: Draft, totals: NoteTotals): boolean {
  return (nota.status === CLOSED) === totals.closed && differences(nota, draft, totals).length === 0;
}

function explain(error: unknown): string {
  if (!isApiError(error)) return TEXTS.stillHere(errorMessage(error));
  const { status, problem } = error;
  if (status === 'red') return TEXTS.unanswered;
  const correctable = status < 500 && (problem.campos?.length ?? 0) > 0;
  return (correctable ? TEXTS.toCorrect : TEXTS.stillHere)(errorMessage(error));
}

/**
 * Saves the draft under `draftKey`. A retry of the same content reuses its ids, so that nothing is duplicated. Before changed
 * content of a new nota is sent, the server is asked whether the last attempt without a response arrived.
 */
export function useSaveNota(draftKey: string, branchRules: BranchRules) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const user = useCurrentUser();
  const zone = user.sucursalData.zona_horaria;
  const [send] = usePosSaveNotaMutation();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ongoing = useRef(false);

  function settled(draft: Draft, nota: StoredNota, { created, charged }: Progress): SaveOutcome {
    finishDraft(draft);
    void releasePhotos(draft.id).then(() => sendPhotos(dispatch, ownerOf(user)));
    discardDraft(dispatch, draftKey);
    const { metodo: method, tendered = null } = draft.pago;
    const change = method === 'Efvo' ? changeOf(charged, tendered) : null;
    const saved = { nota, creada: created, charge: charged, metodo: method, credit: creditIn(draft, nota), change };
    return { type: 'guardada', saved };
  }

  /** Handles a stored nota other than the draft's base: saved by another register, or by a lost attempt of this one. */
  async function meet(draft: Draft, nota: StoredNota, { created, charged }: Progress): Promise<SaveOutcome> {
    const totals = computeTotals(draft, { ...branchRules, today: momentIn(zone).today });
    if (isSaved(nota, draft, totals)) return settled(draft, nota, { created, charged: charged + totals.charge });
    if (!isOwnAttempt(draft.intento, nota)) return { type: 'conflicto', nota, own: false };
    const next = afterOwnAttempt(draft, nota);
    if (!next) return { type: 'conflicto', nota, own: true };
    dispatch(draftActions.opened({ draftKey, draft: next }));
    return tryIt(next, { created, charged: charged + nota.abonos - creditIn(draft, nota) - (draft.base?.abonos ?? 0) });
  }

  async function tryIt(draft: Draft, progress: Progress): Promise<SaveOutcome> {
    const { intento: last } = draft;
    const bodyOn = (today: LocalDay, operationId: string) =>
      toRequestBody(draft, computeTotals(draft, { ...branchRules, today }), operationId);
    // Read now, because the screen's day updates a while after midnight. A retry of the same content keeps the day of its first
    // attempt, so that midnight doesn't make it a different save.
    const isRetry = last?.today !== undefined && last.firma === JSON.stringify(bodyOn(last.today, ''));
    const today = isRetry ? last.today : momentIn(zone).today;
    const totals = computeTotals(draft, { ...branchRules, today });
    const payloadHash = JSON.stringify(bodyOn(today, ''));
    const pending = isRetry ? last : null;
    if (!pending && draft.intento?.incierto && !draft.base) {
      const { data, error } = await dispatch(
        notasApi.endpoints.posNota.initiate(draft.id, { forceRefetch: true, subscribe: false }),
      );
      if (data) return meet(draft, data, progress);
      if (!isApiError(error) || error.status !== 404) throw error;
    }
    const operationId = pending?.operacion ?? newId();
    const credit = knownCredit(draft, branchRules);
    const attempt = { operacion: operationId, firma: payloadHash, today, incierto: true, credit };
    dispatch(draftActions.attempted({ draftKey, intento: attempt }));
    const { data, error } = await send(bodyOn(today, operationId));
    if (data) return settled(draft, data.data, { ...progress, charged: progress.charged + totals.charge });
    if (!isUncertain(error)) dispatch(draftActions.attempted({ draftKey, intento: { ...attempt, incierto: false } }));
    const nota = notaFromConflict(error);
    // `draft` still has the previous attempt, by which `meet` recognizes this register's own save.
    if (nota) return meet(draft, nota, progress);
    throw error;
  }

  async function save(): Promise<SaveOutcome> {
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (!draft || ongoing.current) return NOTHING;
    ongoing.current = true;
    setSaving(true);
    setError(null);
    try {
      return await tryIt(draft, { created: draft.base === null, charged: 0 });
    } catch (error) {
      setError(explain(error));
      if (isApiError(error) && error.status === 422) await refetchRules(dispatch);
      return NOTHING;
    } finally {
      ongoing.current = false;
      setSaving(false);
    }
  }

  return { save, saving, error };
}
