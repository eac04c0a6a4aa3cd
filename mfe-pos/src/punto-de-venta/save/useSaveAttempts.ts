import { type AppDispatch, isApiError, useCurrentUser } from '@lavanda/shared';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import { useDispatch } from 'react-redux';
import { momentIn } from '../../activos/useMoment';
import { changeOf } from '../../cash/cash';
import { notaFromConflict } from '../../notas/conflict';
import { notasApi, usePosSaveNotaMutation } from '../../notas/endpoints';
import type { StoredNota } from '../../notas/nota';
import { ownerOf, releasePhotos } from '../../photos/pendingPhotos';
import { sendPhotos } from '../../photos/sendPhotos';
import { discardDraft } from '../draft/discardDraft';
import type { Draft } from '../draft/draft';
import { draftActions } from '../draft/slice';
import { finishDraft } from '../draft/storage';
import { type BranchRules, computeTotals, knownCredit, type NoteTotals, toRequestBody } from '../draft/totals';
import { differences } from './differences';
import type { SaveOutcome } from './outcome';
import { afterOwnAttempt, isOwnAttempt } from './ownAttempt';

/** Progress of the save that one press of 'GUARDAR' started, including attempts whose answers were lost. */
interface Progress {
  /** True when this draft makes a new nota, even if a lost attempt has already stored it. */
  created: boolean;
  charged: Centavos;
}

/** The amount of the draft's credit that the stored nota already has, centavos. */
function creditIn({ credit }: Draft, nota: StoredNota): Centavos {
  return nota.pagos.find(({ id }) => id === credit?.id)?.monto ?? 0;
}

/** True when the stored nota already contains everything in the draft. */
function isSaved(nota: StoredNota, draft: Draft, totals: NoteTotals): boolean {
  return (nota.status === CLOSED) === totals.closed && differences(nota, draft, totals).length === 0;
}

/** The body that a save of the draft sends now. `retried` is the last attempt if its body was the same, whose ids are reused. */
function contentOf(draft: Draft, branchRules: BranchRules, zone: string) {
  const { intento: last } = draft;
  const totalsOn = (today: LocalDay) => computeTotals(draft, { ...branchRules, today });
  const bodyOn = (today: LocalDay, operationId: string) => toRequestBody(draft, totalsOn(today), operationId);
  // The clock is read here, because the screen's day updates some seconds after midnight. A retry of the same content keeps the
  // day of the first attempt, so that the server recognizes the retry even after midnight.
  const isRetry = last?.today !== undefined && last.firma === JSON.stringify(bodyOn(last.today, ''));
  const today = isRetry ? last.today : momentIn(zone).today;
  return {
    today,
    retried: isRetry ? last : null,
    charge: totalsOn(today).charge,
    payloadHash: JSON.stringify(bodyOn(today, '')),
    body: (operationId: string) => bodyOn(today, operationId),
  };
}

/**
 * Sends the draft under `draftKey`. A retry of the same content reuses its ids, so that nothing is duplicated. If a new nota was
 * changed after an attempt without a response, the nota is fetched first, because that attempt may have stored it.
 * @returns the function that sends a draft and throws the error of a save that failed
 */
export function useSaveAttempts(draftKey: string, branchRules: BranchRules) {
  const dispatch = useDispatch<AppDispatch>();
  const user = useCurrentUser();
  const zone = user.sucursalData.zona_horaria;
  const [send] = usePosSaveNotaMutation();

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

  /**
   * Fetches the new nota that the last attempt may have stored, if no answer arrived and the draft has changed since.
   * @returns null if the server has no such nota, or if there is nothing to fetch
   * @throws the server's error, other than 404
   */
  async function lostNota({ id, base, intento: last }: Draft, isRetry: boolean): Promise<StoredNota | null> {
    if (isRetry || !last?.incierto || base) return null;
    const { data, error } = await dispatch(notasApi.endpoints.posNota.initiate(id, { forceRefetch: true, subscribe: false }));
    if (data) return data;
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }

  async function tryIt(draft: Draft, progress: Progress): Promise<SaveOutcome> {
    const { today, retried, charge, payloadHash, body } = contentOf(draft, branchRules, zone);
    const lost = await lostNota(draft, retried !== null);
    if (lost) return meet(draft, lost, progress);
    const operationId = retried?.operacion ?? newId();
    const credit = knownCredit(draft, branchRules);
    const attempt = { operacion: operationId, firma: payloadHash, today, incierto: true, credit };
    dispatch(draftActions.attempted({ draftKey, intento: attempt }));
    const { data, error } = await send(body(operationId));
    if (data) return settled(draft, data.data, { ...progress, charged: progress.charged + charge });
    if (!mayRetry(error)) dispatch(draftActions.attempted({ draftKey, intento: { ...attempt, incierto: false } }));
    const nota = notaFromConflict(error);
    // `draft` still has the previous attempt, by which `meet` recognizes this register's own save.
    if (nota) return meet(draft, nota, progress);
    throw error;
  }

  return (draft: Draft) => tryIt(draft, { created: draft.base === null, charged: 0 });
}
