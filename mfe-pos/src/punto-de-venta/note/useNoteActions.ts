import { type Despacho, useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { formatoCantidad } from '@lavanda/shared/domain/dinero';
import { importeLinea, LINEAS_MAXIMAS } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Linea } from '../../notas/nota';
import { isModified, lineFor, matchingLine } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { TEXTOS } from '../textos';
import type { DialogState, NoteActions } from './noteActions';
import type { Flash } from './useFlash';

/** One piece, thousandths. */
const PIEZA = 1000;

export interface NoteActionsOptions {
  draftKey: string;
  diasEntrega: number;
  abrir(dialog: DialogState): void;
  guardar(): void;
  vaciar(): void;
}

/**
 * The handlers of the note under `draftKey`. They read the draft from the store when they run, so two touches in a row
 * add up.
 */
export function useNoteActions({ draftKey, diasEntrega, abrir, guardar, vaciar }: NoteActionsOptions) {
  const despachar = useDispatch<Despacho>();
  const store = useStore<DraftState>();
  const toast = useToast();
  const [flash, setFlash] = useState<Flash | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const leer = () => pageDrafts.selectors.one(store.getState(), draftKey);

  function point(linea: Linea | undefined) {
    if (!linea) return;
    setAnnouncement(TEXTOS.agregada(linea.servicio, formatoCantidad(linea.cantidad), importeLinea(linea)));
    setFlash({ linea: linea.id });
  }

  function agregarLinea(nueva: Linea) {
    const previas = leer()?.lineas ?? [];
    if (previas.length >= LINEAS_MAXIMAS && !matchingLine(previas, nueva)) {
      toast(TEXTOS.maximoLineas, 'error');
      return;
    }
    despachar(draftActions.lineAdded({ draftKey, linea: nueva }));
    const lineas = leer()?.lineas ?? [];
    point(lineas.find(({ id }) => id === nueva.id) ?? matchingLine(lineas, nueva));
  }

  function addService(servicio: Servicio) {
    if (servicio.medida === 'kg' || servicio.medida === 'flex') abrir({ tipo: 'agregar', servicio });
    else agregarLinea(lineFor(servicio, PIEZA));
  }

  const actions: NoteActions = {
    open: abrir,
    save: guardar,
    addService,
    addUnit(linea, unidades) {
      despachar(draftActions.unitAdded({ draftKey, id: linea.id, unidades }));
      point(leer()?.lineas.find(({ id }) => id === linea.id));
    },
    remove(linea) {
      despachar(draftActions.lineRemoved({ draftKey, id: linea.id }));
      setAnnouncement(TEXTOS.eliminada(linea.servicio));
    },
    toggle(flag) {
      const draft = leer();
      if (flag === 'express') despachar(draftActions.expressToggled({ draftKey, dias: diasEntrega }));
      else if (draft) despachar(draftActions.changed({ draftKey, [flag]: !draft[flag] }));
    },
    choosePayment(tipo) {
      if (tipo === 'con') abrir({ tipo: 'abono' });
      else despachar(draftActions.paymentChosen(draftKey, tipo));
    },
    chooseMethod(metodo) {
      despachar(draftActions.methodChosen({ draftKey, metodo }));
    },
    cancel() {
      const draft = leer();
      if (!draft) return;
      const algoQuePerder = draft.base ? isModified(draft) : draft.lineas.length > 0;
      if (algoQuePerder) abrir({ tipo: 'cancelar' });
      else vaciar();
    },
  };

  return { actions, agregarLinea, flash, announcement };
}
