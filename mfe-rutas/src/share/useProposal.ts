import type { Propose, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import type { ShareMode } from '@lavanda/shared/domain/ruta';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isPending, keyOf } from '../day/board';
import { useRutasProposeMutation } from '../endpoints';

/** Pause after the last change before a new proposal is requested, ms. */
const WAIT_MS = 300;

/** The server's proposal for these drivers. Requests a new one when the drivers, the mode or the day's stops change. */
export function useProposal(day: RouteDay, choferes: Propose['choferes'], mode: ShareMode) {
  const [propose, { data, error, isLoading }] = useRutasProposeMutation();
  const [attempt, setAttempt] = useState(0);
  // `given` and `attempt` are part of `asked`, so that another dispatcher's changes and a retry cause a new proposal.
  const given = day.paradas.filter(isPending).map((stop) => [keyOf(stop), stop.chofer]);
  const asked = JSON.stringify({ request: { fecha: day.fecha, choferes, reparto: mode }, given, attempt });
  const request = useMemo(() => (JSON.parse(asked) as { request: Propose }).request, [asked]);
  const [answered, setAnswered] = useState('');

  // Requests run one after another, because the server computes one proposal at a time; outdated ones aren't sent.
  const running = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (request.choferes.length === 0) return;
    let current = true;
    const ask = async () => {
      await running.current;
      if (!current) return;
      running.current = propose(request);
      await running.current;
      if (current) setAnswered(asked);
    };
    const clock = setTimeout(() => void ask(), WAIT_MS);
    return () => {
      current = false;
      clearTimeout(clock);
    };
  }, [propose, request, asked]);

  return {
    data,
    error,
    /** False while the answer to the latest change is awaited, and while no driver is chosen. */
    isCurrent: answered === asked && !isLoading,
    retry: () => setAttempt((before) => before + 1),
  };
}
