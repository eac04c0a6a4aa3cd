import { useCurrentUser, useFreshness } from '@lavanda/shared';
import { registerId } from '@lavanda/shared/federation/register';
import { useRequests } from '@lavanda/shared/ui/requests/useRequests';
import { useRequestsSettled } from '@lavanda/shared/ui/requests/useRequestsSettled';
import { useState } from 'react';
import { usePosActiveNotasQuery } from '../notas/endpoints';
import type { OpenDialog } from './ActivosDialogs';
import { useStages } from './board/useStages';
import { NONE, shownNotas } from './shownNotas';
import { useCardActions } from './useCardActions';
import { useMoment } from './useMoment';
import { usePageFilters } from './usePageFilters';
import { useSteadyTouch } from './useSteadyTouch';

/** Polling interval while no live events come, ms. Limits how long two registers can disagree. */
const POLL_MS = 30_000;

/** Stands for the list until the requests above it have settled. */
const NOT_SHOWN = { data: undefined, error: undefined };

/** The page's active notas and pickup requests, which of them are shown, and what their cards do. */
export function useActivos() {
  const { refetch, ...list } = usePosActiveNotasQuery(undefined, {
    ...useFreshness(POLL_MS),
    // Without this, the board would also render again whenever a refetch begins or ends.
    selectFromResult: ({ data, error }) => ({ data, error }),
  });
  const { data, error } = useRequestsSettled({ skip: false }) ? list : NOT_SHOWN;
  const stages = useStages(data?.notas ?? NONE);
  const { rol: role, sucursalData } = useCurrentUser();
  const superuser = role === 'superuser';
  const moment = useMoment();
  const filters = usePageFilters();
  const { filter, text, filtersKey } = filters;
  const onBoard = filters.view === 'tablero';
  const sucursal = superuser ? filters.sucursal : '';
  const [opened, open] = useState<OpenDialog>(null);

  const requests = useRequests({ text, sucursal, register: registerId });
  const shown = shownNotas(data ? stages.notas : null, filters, sucursal, moment);
  const boardDrawn = onBoard && shown.pass.length > 0;
  const asks = !boardDrawn && requests.shown.length > 0 && (onBoard || filter === 'todas' || filter === 'recolectar');
  const asked = asks || boardDrawn ? requests.shown : NONE;
  const actions = useCardActions({ stages, parts: shown.parts, opened, open });
  // When the first requests come late, they push the notas down, but touches must not be ignored for that. `isRead` in the second
  // argument makes that change count as the user's own.
  const onTouch = useSteadyTouch(
    [{ key: asked.map(({ _id }) => _id).join(), cards: NONE }, ...shown.parts],
    `${filtersKey}${requests.isRead}`,
  );

  return {
    list: { data, error, refetch },
    notas: stages.notas,
    moved: stages.latest,
    superuser,
    filters,
    onBoard,
    /** Name of the sucursal that the page is limited to; '' for all. */
    sucursal,
    opened,
    open,
    requests,
    shown,
    /** True when the view is the board and notas match the filters; the requests are then in its first column. */
    boardDrawn,
    /** True when the requests are shown above the notas, in a section of their own. */
    asks,
    /** Number of pickup requests on the page. */
    asked: asked.length,
    actions,
    cards: { filtersKey, today: moment.today, zone: sucursalData.zona_horaria, onTouch, ...actions.cards },
  };
}
