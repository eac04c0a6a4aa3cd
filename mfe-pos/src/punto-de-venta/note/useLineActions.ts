import { type AppDispatch, useToast } from '@lavanda/shared';
import { formatQuantity } from '@lavanda/shared/domain/money';
import { lineAmount, MAX_LINES } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Line } from '../../notas/nota';
import { lineFor, matchingLine } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { TEXTS } from '../texts';
import type { NoteActions } from './noteActions';
import type { Flash } from './useFlash';

/** One piece, in thousandths. */
const PIECE = 1000;

type LineActions = Pick<NoteActions, 'addService' | 'addUnit' | 'remove'>;

/** Handlers that change the lines of the draft. Each announces its change, and highlights the line unless it was removed. */
export function useLineActions(draftKey: string, open: NoteActions['open']) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const toast = useToast();
  const [flash, setFlash] = useState<Flash | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const readLines = () => pageDrafts.selectors.one(store.getState(), draftKey)?.lineas ?? [];

  function point(line: Line | undefined) {
    if (!line) return;
    setAnnouncement(TEXTS.added(line.servicio, formatQuantity(line.cantidad), lineAmount(line)));
    setFlash({ line: line.id });
  }

  function addLine(fresh: Line) {
    const previous = readLines();
    if (previous.length >= MAX_LINES && !matchingLine(previous, fresh)) {
      toast(TEXTS.maxLines, 'error');
      return;
    }
    dispatch(draftActions.lineAdded({ draftKey, line: fresh }));
    const lines = readLines();
    point(lines.find(({ id }) => id === fresh.id) ?? matchingLine(lines, fresh));
  }

  const actions: LineActions = {
    addService(servicio) {
      if (servicio.medida === 'kg' || servicio.medida === 'flex') open({ type: 'agregar', servicio });
      else addLine(lineFor(servicio, PIECE));
    },
    addUnit(line, units) {
      dispatch(draftActions.unitAdded({ draftKey, id: line.id, units }));
      point(readLines().find(({ id }) => id === line.id));
    },
    remove(line) {
      dispatch(draftActions.lineRemoved({ draftKey, id: line.id }));
      setAnnouncement(TEXTS.removed(line.servicio));
    },
  };

  return { actions, addLine, flash, announcement };
}
