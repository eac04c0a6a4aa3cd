import { useToast } from '@lavanda/shared';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { weekday } from '@lavanda/shared/domain/dates';
import type { ShareMode } from '@lavanda/shared/domain/ruta';
import { useState } from 'react';
import { isPending } from '../day/board';
import { keptProposal, leavesAt, orderNow } from '../day/useOrder';
import { useUndo } from '../day/useUndo';
import { useRutasShareOutMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { SHARE_TEXTS as T } from './texts';
import { useProposal } from './useProposal';

/** State of 'Repartir': the chosen drivers, times and mode, the server's proposal for this choice, and the save. */
export function useShare(day: RouteDay, onKept: () => void) {
  const toast = useToast();
  const drivers = day.choferes.filter(({ activo: active }) => active);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [hours, setHours] = useState<Readonly<Record<string, string>>>({});
  const [mode, setMode] = useState<ShareMode>('km');
  const [keep, keeping] = useRutasShareOutMutation();
  const { undo } = useUndo();

  const isChosen = (id: string, days: readonly number[]) => changed[id] ?? days.includes(weekday(day.fecha));
  const hourOf = (id: string) => hours[id] ?? leavesAt(day, id);
  const choferes = drivers
    .filter(({ _id, dias: days }) => isChosen(_id, days))
    .map(({ _id }) => ({ chofer: _id, sale: hourOf(_id) }))
    .filter(({ sale }) => sale !== '');
  const takesPart = (id: string) => choferes.some(({ chofer }) => chofer === id);
  const proposal = useProposal(day, choferes, mode);

  async function share() {
    if (!proposal.data || !proposal.isCurrent) return;
    const before = orderNow(
      day,
      choferes.map(({ chofer }) => chofer),
    );
    const answer = await keep(keptProposal(day, proposal.data));
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
    count: day.paradas.filter((stop) => isPending(stop) && (stop.chofer === null || takesPart(stop.chofer))).length,
    mode,
    setMode,
    nobody: choferes.length === 0,
    proposal: choferes.length > 0 ? proposal.data : undefined,
    proposalError: proposal.error,
    isCurrent: proposal.isCurrent,
    retry: proposal.retry,
    share: () => void share(),
    keeping: keeping.isLoading,
    keepError: keeping.error,
  };
}

export type Share = ReturnType<typeof useShare>;
