import { reductor } from '@lavanda/shared';
import { CANTIDAD_MAXIMA, type Centavos, type Milesimas } from '@lavanda/shared/domain/dinero';
import { entregaPredeterminada } from '@lavanda/shared/domain/fechas';
import { LINEAS_MAXIMAS, type MetodoPago } from '@lavanda/shared/domain/nota';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Linea, NotaGuardada } from '../../notas/nota';
import { type Draft, draftFromNota, matchingLine, type PaymentKind, type SaveAttempt } from './draft';
import { rebaseDraft } from './merge';
import { quantitiesOf } from './quantities';

/** Drafts on this page, by `draftKeyFor`. */
type Drafts = Record<string, Draft>;

interface OfDraft {
  draftKey: string;
}

type Cambios = Partial<Pick<Draft, 'cliente' | 'fecha' | 'fechaEntrega' | 'descuentos' | 'factura' | 'aDomicilio'>>;

const NO_LINES: readonly Linea[] = [];

/** One less unit than a piece would be none: - stops at 1 (UI guide 7). */
const UNIT: Milesimas = 1000;

export const drafts = createSlice({
  name: 'borradores',
  initialState: {} as Drafts,
  reducers: {
    opened(estado, { payload: { draftKey, draft } }: PayloadAction<OfDraft & { draft: Draft }>) {
      estado[draftKey] = draft;
    },
    discarded(estado, { payload: { draftKey } }: PayloadAction<OfDraft>) {
      delete estado[draftKey];
    },
    changed(estado, { payload: { draftKey, ...cambios } }: PayloadAction<OfDraft & Cambios>) {
      const draft = estado[draftKey];
      if (draft) Object.assign(draft, cambios);
    },
    /** A promise that is the usual one follows the express flag; one set by hand stays. */
    expressToggled(estado, { payload: { draftKey, dias } }: PayloadAction<OfDraft & { dias: number }>) {
      const draft = estado[draftKey];
      if (!draft) return;
      const usual = draft.fecha && entregaPredeterminada(draft.fecha, draft.express, dias);
      if (draft.fechaEntrega === usual) draft.fechaEntrega = null;
      draft.express = !draft.express;
    },
    lineAdded(estado, { payload: { draftKey, linea } }: PayloadAction<OfDraft & { linea: Linea }>) {
      const draft = estado[draftKey];
      if (!draft) return;
      const igual = matchingLine(draft.lineas, linea);
      if (igual) igual.cantidad = Math.min(CANTIDAD_MAXIMA, igual.cantidad + linea.cantidad);
      else if (draft.lineas.length < LINEAS_MAXIMAS) draft.lineas.push(linea);
    },
    quantityChanged(
      estado,
      { payload: { draftKey, id, cantidad } }: PayloadAction<OfDraft & { id: string; cantidad: Milesimas }>,
    ) {
      const linea = estado[draftKey]?.lineas.find((una) => una.id === id);
      if (linea) linea.cantidad = cantidad;
    },
    unitAdded(estado, { payload: { draftKey, id, unidades } }: PayloadAction<OfDraft & { id: string; unidades: 1 | -1 }>) {
      const linea = estado[draftKey]?.lineas.find((una) => una.id === id);
      const cantidad = (linea?.cantidad ?? 0) + unidades * UNIT;
      if (linea && cantidad >= UNIT && cantidad <= CANTIDAD_MAXIMA) linea.cantidad = cantidad;
    },
    lineRemoved(estado, { payload: { draftKey, id } }: PayloadAction<OfDraft & { id: string }>) {
      const draft = estado[draftKey];
      if (draft) draft.lineas = draft.lineas.filter((linea) => linea.id !== id);
    },
    /** The catalogue changed while the note was being written: lines not saved yet take its price. */
    pricesUpdated(estado, { payload: { draftKey, precios } }: PayloadAction<OfDraft & { precios: Record<string, Centavos> }>) {
      for (const linea of estado[draftKey]?.lineas ?? []) linea.precio = precios[linea.id] ?? linea.precio;
    },
    paymentChosen: {
      reducer(estado, { payload }: PayloadAction<OfDraft & { tipo: PaymentKind; monto: Centavos; id: string }>) {
        const { draftKey, tipo, monto, id } = payload;
        const draft = estado[draftKey];
        if (draft)
          draft.pago = { id: tipo === 'sin' ? '' : id, tipo, monto, metodo: tipo === 'sin' ? 'Efvo' : draft.pago.metodo };
      },
      prepare: (draftKey: string, tipo: PaymentKind, monto: Centavos = 0) => ({
        payload: { draftKey, tipo, monto, id: nuevoId() },
      }),
    },
    methodChosen(estado, { payload: { draftKey, metodo } }: PayloadAction<OfDraft & { metodo: MetodoPago }>) {
      const draft = estado[draftKey];
      if (draft) draft.pago.metodo = metodo;
    },
    attempted(estado, { payload: { draftKey, intento } }: PayloadAction<OfDraft & { intento: SaveAttempt }>) {
      const draft = estado[draftKey];
      if (draft) draft.intento = intento;
    },
    /** After a 409: what was typed, over the newest version. */
    rebased(estado, { payload: { draftKey, nota } }: PayloadAction<OfDraft & { nota: NotaGuardada }>) {
      const draft = estado[draftKey];
      if (draft) estado[draftKey] = rebaseDraft(draft, nota);
    },
    /** After a 409: the stored note, with the payment that was being made unless it is in it. */
    storedTaken(estado, { payload: { draftKey, nota } }: PayloadAction<OfDraft & { nota: NotaGuardada }>) {
      const pago = estado[draftKey]?.pago;
      const fresco = draftFromNota(nota);
      estado[draftKey] = pago && !nota.pagos.some(({ id }) => id === pago.id) ? { ...fresco, pago } : fresco;
    },
  },
  selectors: {
    one: (estado, draftKey: string): Draft | undefined => estado[draftKey],
    /** How much of each service a draft has, by service id: the same map until its lines change. */
    quantities: createSelector([(estado: Drafts, draftKey: string) => estado[draftKey]?.lineas ?? NO_LINES], quantitiesOf),
  },
});

export const pageDrafts = drafts.injectInto(reductor);
/** The part of the store's state that has the drafts. */
export type DraftState = Parameters<typeof pageDrafts.selectors.one>[0];
export const draftActions = drafts.actions;
