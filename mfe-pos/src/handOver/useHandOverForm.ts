import { errorMessage, isApiError } from '@lavanda/shared';
import { needsDetail } from '@lavanda/shared/domain/handOver';
import { useScan } from '@lavanda/shared/federation/scan';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useRef, useState } from 'react';
import { usePosHandOverMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import type { Why, WhyFault } from './MissingReason';
import { HAND_OVER_TEXTS as T } from './texts';
import { useCount } from './useCount';

interface HandOverFormOptions {
  nota: StoredNota;
  /** Number of the piece that is counted from the start; null for none. */
  first: number | null;
  onDone(nota: StoredNota, counted: readonly number[]): void;
  onRefused(error: unknown): void;
}

/**
 * The form of a hand-over: the count, the reason for missing pieces, and the save. A failed save keeps the count unless it calls
 * `onRefused`.
 */
export function useHandOverForm({ nota, first, onDone, onRefused }: HandOverFormOptions) {
  const count = useCount(nota, first, (counted) => void handOver(counted, null));
  const { before, counted, missing, total } = count;
  const [why, setWhy] = useState<Why>({ reason: '', detail: '' });
  const [fault, setFault] = useState<WhyFault>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly number[]>([]);
  // After a failure the nota is fetched again, which shows whether the hand-over was saved and only its answer was lost.
  const arrived = sent.length > 0 && sent.every((number) => before.includes(number));
  const [save, { isLoading: saving }] = usePosHandOverMutation();
  const operationOf = useOperationId();
  const tagField = useRef<HTMLInputElement>(null);
  const reasonGroup = useRef<HTMLDivElement>(null);
  const detailField = useRef<HTMLInputElement>(null);
  // A tag that is scanned while the count is being saved is ignored; otherwise the app would open the nota of that tag.
  useScan((text) => saving || (total > 0 && count.take(text)));

  async function handOver(numbers: number[], given: { motivo: Exclude<Why['reason'], ''>; detalle: string } | null) {
    setFailure(null);
    setSent(numbers);
    const content = { id: nota.id, entregadas: numbers, ...given };
    // The version is part of the key, so that pieces that are handed over again after an undo count as a new operation.
    const answer = await save({ ...content, operacion: operationOf([content, nota.version]) });
    if (answer.data) onDone(answer.data, numbers);
    else if (isApiError(answer.error) && (answer.error.status === 409 || answer.error.status === 404)) onRefused(answer.error);
    else setFailure(T.notHandedOver(errorMessage(answer.error)));
  }

  function send() {
    const { reason, detail } = why;
    setFault(null);
    if (counted.length === 0) {
      if (missing.length === 0 || arrived) return onDone(nota, sent);
      count.setNotice(T.nothing);
      tagField.current?.focus();
    } else if (missing.length === 0) void handOver(counted, null);
    else if (reason === '') {
      setFault('reason');
      // On a phone the question may be scrolled out of view.
      reasonGroup.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
    } else if (needsDetail(reason) && detail.trim() === '') {
      setFault('detail');
      detailField.current?.focus();
    } else void handOver(counted, { motivo: reason, detalle: detail.trim() });
  }

  function answer(changed: Why) {
    setWhy(changed);
    setFault(null);
  }

  return { count, why, fault, failure: arrived ? null : failure, saving, tagField, reasonGroup, detailField, answer, send };
}

export type HandOverForm = ReturnType<typeof useHandOverForm>;
