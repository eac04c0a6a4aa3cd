import { useToast } from '@lavanda/shared';
import type { Propose, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { weekday } from '@lavanda/shared/domain/dates';
import type { ShareMode } from '@lavanda/shared/domain/ruta';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isPending, keyOf } from '../day/board';
import { keptProposal, leavesAt, orderNow } from '../day/useOrder';
import { useUndo } from '../day/useUndo';
import { useRutasProposeMutation, useRutasShareOutMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { SHARE_TEXTS as T } from './texts';

/** Pause after the last change before a new proposal is requested, ms. */
const WAIT_MS = 300;

/** State of 'Repartir': drivers, times and mode; the proposal that the server makes for them; and saving it. */
export function useShare(day: RouteDay, onKept: () => void) {
  const toast = useToast();
  const drivers = day.choferes.filter(({ activo: active }) => active);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [hours, setHours] = useState<Readonly<Record<string, string>>>({});
  const [mode, setMode] = useState<ShareMode>('km');
  const [propose, { data, error, isLoading }] = useRutasProposeMutation();
  const [keep, keeping] = useRutasShareOutMutation();
  const { undo } = useUndo();

  const isChosen = (id: string, days: readonly number[]) => changed[id] ?? days.includes(weekday(day.fecha));
  const hourOf = (id: string) => hours[id] ?? leavesAt(day, id);
  const choferes = drivers
    .filter(({ _id, dias: days }) => isChosen(_id, days))
    .map(({ _id }) => ({ chofer: _id, sale: hourOf(_id) }))
    .filter(({ sale }) => sale !== '');
  // Part of `asked`, so that another dispatcher's changes cause a new proposal.
  const given = day.paradas.filter(isPending).map((stop) => [keyOf(stop), stop.chofer]);
  const asked = JSON.stringify({ request: { fecha: day.fecha, choferes, reparto: mode }, given });
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

  const isCurrent = answered === asked && !isLoading;
  async function share() {
    if (!data || !isCurrent) return;
    const before = orderNow(
      day,
      choferes.map(({ chofer }) => chofer),
    );
    const answer = await keep(keptProposal(day, data));
    if (!answer.data) return;
    const { data: after } = answer;
    toast(T.kept, 'exito', { text: TEXTS.undo, run: () => undo(before, after) });
    onKept();
  }

  return {
    drivers: drivers.map((driver) => ({
      driver,
      chosen: isChosen(driver._id, driver.dias),
      works: driver.dias.includes(weekday(day.fecha)),
      hour: hourOf(driver._id),
    })),
    choose: (id: string, chosen: boolean) => setChanged((before) => ({ ...before, [id]: chosen })),
    setHour: (id: string, hour: string) => setHours((before) => ({ ...before, [id]: hour })),
    /** Number of stops to distribute: unassigned ones, and those of the drivers who take part. */
    count: given.filter(([, chofer]) => chofer === null || choferes.some((driver) => driver.chofer === chofer)).length,
    mode,
    setMode,
    nobody: choferes.length === 0,
    proposal: choferes.length > 0 ? data : undefined,
    proposalError: error,
    isCurrent,
    retry: () => void propose(request).then(() => setAnswered(asked)),
    share: () => void share(),
    keeping: keeping.isLoading,
    keepError: keeping.error,
  };
}

export type Share = ReturnType<typeof useShare>;
