import { type AppDispatch, errorMessage, isApiError } from '@lavanda/shared';
import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { refetchRules } from '../../notas/refetchRules';
import { type DraftState, pageDrafts } from '../draft/slice';
import type { BranchRules } from '../draft/totals';
import { TEXTS } from '../texts';
import type { SaveOutcome } from './outcome';
import { useSaveAttempts } from './useSaveAttempts';

const NOTHING: SaveOutcome = { type: 'nada' };

function explain(error: unknown): string {
  if (!isApiError(error)) return TEXTS.stillHere(errorMessage(error));
  const { status, problem } = error;
  if (status === 'red') return TEXTS.unanswered;
  const correctable = status < 500 && (problem.campos?.length ?? 0) > 0;
  return (correctable ? TEXTS.toCorrect : TEXTS.stillHere)(errorMessage(error));
}

/** Saves the draft under `draftKey`, one save at a time, and explains a save that failed. */
export function useSaveNota(draftKey: string, branchRules: BranchRules) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const attempt = useSaveAttempts(draftKey, branchRules);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ongoing = useRef(false);

  async function save(): Promise<SaveOutcome> {
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (!draft || ongoing.current) return NOTHING;
    ongoing.current = true;
    setSaving(true);
    setError(null);
    try {
      return await attempt(draft);
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
