import { errorMessage } from '@lavanda/shared';
import { useRef, useState } from 'react';

interface Request<R> {
  step: 'revisando' | 'iniciando';
  send(): PromiseLike<{ data?: R; error?: unknown }>;
  explain(detail: string): string;
  /** Called with the answer, unless the request failed, or another one began or `reset` was called meanwhile. */
  onAnswer(data: R): void;
}

/** The import's request in progress and its error. Once a newer request begins, an older request's answer is ignored. */
export function useRequestStep() {
  const [error, setError] = useState<string | null>(null);
  const [phase, setPhase] = useState<'quieto' | Request<unknown>['step']>('quieto');
  const turn = useRef(0);

  async function run<R>({ step, send, explain, onAnswer }: Request<R>) {
    const mine = ++turn.current;
    setError(null);
    setPhase(step);
    const { data, error: failure } = await send();
    if (mine !== turn.current) return;
    setPhase('quieto');
    if (failure) setError(explain(errorMessage(failure)));
    else if (data !== undefined) onAnswer(data);
  }

  return {
    error,
    phase,
    run,
    fail: setError,
    /** Makes the answer of a request in progress be ignored, and clears the error. */
    reset() {
      turn.current += 1;
      setError(null);
      setPhase('quieto');
    },
  };
}

export type RequestStep = ReturnType<typeof useRequestStep>;
