import { type AppDispatch, api, errorMessage, isApiError, useCurrentUser } from '@lavanda/shared';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { momentIn } from '../../activos/useMoment';
import { notaFromConflict } from '../../notas/conflict';
import { notasApi, usePosSaveNotaMutation } from '../../notas/endpoints';
import type { StoredNota } from '../../notas/nota';
import { discardDraft } from '../draft/discardDraft';
import type { Draft } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { type BranchRules, computeTotals, toRequestBody } from '../draft/totals';
import { TEXTS } from '../texts';

/** A nota that was just saved, for the ticket question. */
export interface SavedNota {
  nota: StoredNota;
  creada: boolean;
  charge: Centavos;
  metodo: PaymentMethod;
}

export type SaveOutcome =
  | { type: 'guardada'; saved: SavedNota }
  | { type: 'conflicto'; nota: StoredNota }
  /** Nothing was saved: either the error shows above GUARDAR, or another save was already in progress. */
  | { type: 'nada' };

/** How long a refused save waits for the new catalogue and rules, ms. */
const REFETCH_WAIT = 4_000;

const NOTHING: SaveOutcome = { type: 'nada' };

/** True when the outcome is unknown: no response arrived, or a 5xx that does not tell whether the nota was saved. */
function isUncertain(error: unknown): boolean {
  return !isApiError(error) || error.status === 'red' || error.status >= 500;
}

function explain(error: unknown): string {
  return isApiError(error) && error.status === 'red' ? TEXTS.unanswered : TEXTS.stillHere(errorMessage(error));
}

/**
 * Saves the draft under `draftKey`. Retrying the same content reuses the operation, nota and pago ids, so nothing is
 * duplicated. Changed content is a new operation; if the last attempt at a new nota had no response, the server is
 * first asked whether it arrived.
 */
export function useSaveNota(draftKey: string, branchRules: BranchRules) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const [send] = usePosSaveNotaMutation();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ongoing = useRef(false);

  async function tryIt(draft: Draft): Promise<SaveOutcome> {
    const { intento: last } = draft;
    const bodyOn = (today: LocalDay, operationId: string) =>
      toRequestBody(draft, computeTotals(draft, { ...branchRules, today }), operationId);
    // Read at this moment: the screen's day is late for a while after midnight. A retry of the same content is of the
    // day of its first attempt, so midnight doesn't make it another save.
    const isRetry = last?.today !== undefined && last.firma === JSON.stringify(bodyOn(last.today, ''));
    const today = isRetry ? last.today : momentIn(zone).today;
    const totals = computeTotals(draft, { ...branchRules, today });
    const payloadHash = JSON.stringify(bodyOn(today, ''));
    const pending = isRetry ? last : null;
    if (!pending && draft.intento?.incierto && !draft.base) {
      const { data, error } = await dispatch(
        notasApi.endpoints.posNota.initiate(draft.id, { forceRefetch: true, subscribe: false }),
      );
      if (data) return { type: 'conflicto', nota: data };
      if (!isApiError(error) || error.status !== 404) throw error;
    }
    const operationId = pending?.operacion ?? newId();
    const attempt = { operacion: operationId, firma: payloadHash, today, incierto: true };
    dispatch(draftActions.attempted({ draftKey, intento: attempt }));
    const { data, error } = await send(bodyOn(today, operationId));
    if (data) {
      discardDraft(dispatch, draftKey);
      return {
        type: 'guardada',
        saved: { nota: data.data, creada: draft.base === null, charge: totals.charge, metodo: draft.pago.metodo },
      };
    }
    if (!isUncertain(error)) dispatch(draftActions.attempted({ draftKey, intento: { ...attempt, incierto: false } }));
    const nota = notaFromConflict(error);
    if (nota) return { type: 'conflicto', nota };
    throw error;
  }

  /**
   * A refused price or fee means that the catalogue or a rule of the tenant changed. Both are fetched again before
   * GUARDAR is live, so that the next touch saves what the screen shows.
   */
  async function refetchRules(): Promise<void> {
    dispatch(api.util.invalidateTags(['Servicio', 'Sesion']));
    const refetched = Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    await Promise.race([refetched, new Promise((ready) => setTimeout(ready, REFETCH_WAIT))]);
  }

  async function save(): Promise<SaveOutcome> {
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (!draft || ongoing.current) return NOTHING;
    ongoing.current = true;
    setSaving(true);
    setError(null);
    try {
      return await tryIt(draft);
    } catch (error) {
      setError(explain(error));
      if (isApiError(error) && error.status === 422) await refetchRules();
      return NOTHING;
    } finally {
      ongoing.current = false;
      setSaving(false);
    }
  }

  return { save, saving, error };
}
