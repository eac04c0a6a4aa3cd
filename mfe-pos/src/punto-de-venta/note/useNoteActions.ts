import { type AppDispatch, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { formatQuantity } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { lineAmount, MAX_LINES } from '@lavanda/shared/domain/nota';
import { rememberCard, rememberedCard } from '@lavanda/shared/ui/pagos/rememberedCard';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Line } from '../../notas/nota';
import { isModified, lineFor, matchingLine } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { TEXTS } from '../texts';
import type { DialogState, NoteActions } from './noteActions';
import type { Flash } from './useFlash';

/** One piece, in thousandths. */
const PIECE = 1000;

export interface NoteActionsOptions {
  draftKey: string;
  deliveryDays: number;
  open(dialog: DialogState): void;
  save(): void;
  clear(): void;
}

/** Handlers that change the draft under `draftKey`. They read the store when they run, so that two quick taps add up. */
export function useNoteActions({ draftKey, deliveryDays, open, save, clear }: NoteActionsOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const toast = useToast();
  const [flash, setFlash] = useState<Flash | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const read = () => pageDrafts.selectors.one(store.getState(), draftKey);

  function point(line: Line | undefined) {
    if (!line) return;
    setAnnouncement(TEXTS.added(line.servicio, formatQuantity(line.cantidad), lineAmount(line)));
    setFlash({ line: line.id });
  }

  function addLine(fresh: Line) {
    const previous = read()?.lineas ?? [];
    if (previous.length >= MAX_LINES && !matchingLine(previous, fresh)) {
      toast(TEXTS.maxLines, 'error');
      return;
    }
    dispatch(draftActions.lineAdded({ draftKey, line: fresh }));
    const lines = read()?.lineas ?? [];
    point(lines.find(({ id }) => id === fresh.id) ?? matchingLine(lines, fresh));
  }

  function addService(servicio: Servicio) {
    if (servicio.medida === 'kg' || servicio.medida === 'flex') open({ type: 'agregar', servicio });
    else addLine(lineFor(servicio, PIECE));
  }

  const actions: NoteActions = {
    open,
    save,
    addService,
    addUnit(line, units) {
      dispatch(draftActions.unitAdded({ draftKey, id: line.id, units }));
      point(read()?.lineas.find(({ id }) => id === line.id));
    },
    remove(line) {
      dispatch(draftActions.lineRemoved({ draftKey, id: line.id }));
      setAnnouncement(TEXTS.removed(line.servicio));
    },
    toggle(flag) {
      const draft = read();
      if (flag === 'express') dispatch(draftActions.expressToggled({ draftKey, days: deliveryDays }));
      else if (draft) dispatch(draftActions.changed({ draftKey, [flag]: !draft[flag] }));
    },
    choosePayment(type) {
      if (type === 'con') open({ type: 'abono' });
      else dispatch(draftActions.paymentChosen(draftKey, type));
    },
    chooseMethod(method) {
      dispatch(draftActions.methodChosen({ draftKey, metodo: method, tarjeta: method === 'TDC' ? rememberedCard() : null }));
    },
    chooseCard(card) {
      rememberCard(card);
      dispatch(draftActions.methodChosen({ draftKey, metodo: 'TDC', tarjeta: card }));
    },
    applyCredit(credit) {
      dispatch(draftActions.changed({ draftKey, credit: credit === null ? null : { id: newId(), monto: credit } }));
    },
    tellCash(tendered) {
      dispatch(draftActions.cashTold({ draftKey, tendered }));
    },
    cancel() {
      const draft = read();
      if (!draft) return;
      const somethingToLose = draft.base ? isModified(draft) : draft.lineas.length > 0;
      if (somethingToLose) open({ type: 'cancelar' });
      else clear();
    },
  };

  return { actions, addLine, flash, announcement };
}
