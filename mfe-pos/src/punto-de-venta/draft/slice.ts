import { rootReducer } from '@lavanda/shared';
import { defaultPromiseDate } from '@lavanda/shared/domain/dates';
import { type Centavos, MAX_QUANTITY, type Thousandths } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { MAX_LINES, type PaymentMethod } from '@lavanda/shared/domain/nota';
import type { Observations } from '@lavanda/shared/domain/observations';
import type { CardKind } from '@lavanda/shared/domain/satForm';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Line, StoredNota } from '../../notas/nota';
import { type Draft, draftFromNota, matchingLine, type PaymentKind, type SaveAttempt } from './draft';
import { pendingPagos, rebaseDraft } from './merge';
import { quantitiesOf } from './quantities';

/** Drafts in memory, keyed by `draftKeyFor`. */
type Drafts = Record<string, Draft>;

interface OfDraft {
  draftKey: string;
}

interface ChosenPago extends OfDraft {
  type: PaymentKind;
  monto: Centavos;
  tendered: Centavos | null;
  id: string;
}

interface ChosenMethod extends OfDraft {
  metodo: PaymentMethod;
  tarjeta: CardKind | null;
}

/** The parts of a draft that its dialogs and buttons set directly. */
export type Changes = Partial<
  Pick<
    Draft,
    | 'cliente'
    | 'fecha'
    | 'fechaEntrega'
    | 'proposal'
    | 'descuentos'
    | 'descuentoMotivo'
    | 'descuentoPorcentaje'
    | 'factura'
    | 'aDomicilio'
    | 'domicilio'
    | 'withoutDomicilio'
    | 'credit'
  >
>;

const NO_LINES: readonly Line[] = [];

/** One piece or kilo, in thousandths: the quantity below which the key '-' doesn't go (UI guide 7). */
const UNIT: Thousandths = 1000;

export const drafts = createSlice({
  name: 'borradores',
  initialState: {} as Drafts,
  reducers: {
    opened(state, { payload: { draftKey, draft } }: PayloadAction<OfDraft & { draft: Draft }>) {
      state[draftKey] = draft;
    },
    discarded(state, { payload: { draftKey } }: PayloadAction<OfDraft>) {
      delete state[draftKey];
    },
    changed(state, { payload: { draftKey, ...changes } }: PayloadAction<OfDraft & Changes>) {
      const draft = state[draftKey];
      if (!draft) return;
      // The chosen address and credit belong to the old cliente, so another cliente removes them.
      if (changes.cliente && changes.cliente.id !== draft.cliente?.id)
        Object.assign(draft, { domicilio: null, withoutDomicilio: false, credit: null });
      Object.assign(draft, changes);
    },
    /** Toggles express, which changes the default promised day. A promised day set by hand that isn't the default stays. */
    expressToggled(state, { payload: { draftKey, days } }: PayloadAction<OfDraft & { days: number }>) {
      const draft = state[draftKey];
      if (!draft) return;
      const usual = draft.fecha && defaultPromiseDate(draft.fecha, draft.express, days);
      if (draft.fechaEntrega === usual) draft.fechaEntrega = null;
      draft.express = !draft.express;
    },
    lineAdded(state, { payload: { draftKey, line } }: PayloadAction<OfDraft & { line: Line }>) {
      const draft = state[draftKey];
      if (!draft) return;
      const same = matchingLine(draft.lineas, line);
      if (same) same.cantidad = Math.min(MAX_QUANTITY, same.cantidad + line.cantidad);
      else if (draft.lineas.length < MAX_LINES) draft.lineas.push(line);
    },
    /** Stores the result of the observations dialog: the observations of the whole nota and, by line id, of the lines. */
    observed(
      state,
      {
        payload: { draftKey, ofNota, ofLines },
      }: PayloadAction<OfDraft & { ofNota: Observations; ofLines: Readonly<Record<string, Observations>> }>,
    ) {
      const draft = state[draftKey];
      if (!draft) return;
      draft.observaciones = ofNota;
      for (const line of draft.lineas) line.observaciones = ofLines[line.id] ?? line.observaciones;
    },
    quantityChanged(
      state,
      { payload: { draftKey, id, cantidad: quantity } }: PayloadAction<OfDraft & { id: string; cantidad: Thousandths }>,
    ) {
      const line = state[draftKey]?.lineas.find((first) => first.id === id);
      if (line) line.cantidad = quantity;
    },
    unitAdded(state, { payload: { draftKey, id, units } }: PayloadAction<OfDraft & { id: string; units: 1 | -1 }>) {
      const line = state[draftKey]?.lineas.find((first) => first.id === id);
      const quantity = (line?.cantidad ?? 0) + units * UNIT;
      if (line && quantity >= UNIT && quantity <= MAX_QUANTITY) line.cantidad = quantity;
    },
    lineRemoved(state, { payload: { draftKey, id } }: PayloadAction<OfDraft & { id: string }>) {
      const draft = state[draftKey];
      if (draft) draft.lineas = draft.lineas.filter((line) => line.id !== id);
    },
    /** Sets the new prices on unsaved lines after the catalogue changed while the nota was being written. */
    pricesUpdated(state, { payload: { draftKey, prices } }: PayloadAction<OfDraft & { prices: Record<string, Centavos> }>) {
      for (const line of state[draftKey]?.lineas ?? []) line.precio = prices[line.id] ?? line.precio;
    },
    paymentChosen: {
      reducer(state, { payload }: PayloadAction<ChosenPago>) {
        const { draftKey, type, monto: amount, tendered, id } = payload;
        const draft = state[draftKey];
        if (draft)
          draft.pago = {
            id: type === 'sin' ? '' : id,
            tipo: type,
            monto: amount,
            metodo: type === 'sin' ? 'Efvo' : draft.pago.metodo,
            tarjeta: type === 'sin' ? null : (draft.pago.tarjeta ?? null),
            tendered,
          };
      },
      prepare: (draftKey: string, type: PaymentKind, amount: Centavos = 0, tendered: Centavos | null = null) => ({
        payload: { draftKey, type, monto: amount, tendered, id: newId() },
      }),
    },
    methodChosen(state, { payload: { draftKey, metodo: method, tarjeta: card } }: PayloadAction<ChosenMethod>) {
      const draft = state[draftKey];
      if (draft) Object.assign(draft.pago, { metodo: method, tarjeta: card });
    },
    cashTendered(state, { payload: { draftKey, tendered } }: PayloadAction<OfDraft & { tendered: Centavos | null }>) {
      const draft = state[draftKey];
      if (draft) draft.pago.tendered = tendered;
    },
    attempted(state, { payload: { draftKey, intento: attempt } }: PayloadAction<OfDraft & { intento: SaveAttempt }>) {
      const draft = state[draftKey];
      if (draft) draft.intento = attempt;
    },
    /** Reapplies the user's changes to a newer stored version, for example after a 409. */
    rebased(state, { payload: { draftKey, nota } }: PayloadAction<OfDraft & { nota: StoredNota }>) {
      const draft = state[draftKey];
      if (draft) state[draftKey] = rebaseDraft(draft, nota);
    },
    /** After a conflict: takes the stored nota, and keeps the chosen pago and credit as far as `pendingPagos` does. */
    storedTaken(state, { payload: { draftKey, nota } }: PayloadAction<OfDraft & { nota: StoredNota }>) {
      const draft = state[draftKey];
      const fresh = draftFromNota(nota);
      if (draft) Object.assign(fresh, pendingPagos(draft, nota));
      state[draftKey] = fresh;
    },
  },
  selectors: {
    one: (state, draftKey: string): Draft | undefined => state[draftKey],
    /** Quantity of each servicio in a draft, by its id. Memoized until the draft's lines change. */
    quantities: createSelector([(state: Drafts, draftKey: string) => state[draftKey]?.lineas ?? NO_LINES], quantitiesOf),
  },
});

export const pageDrafts = drafts.injectInto(rootReducer);
export type DraftState = Parameters<typeof pageDrafts.selectors.one>[0];
export const draftActions = drafts.actions;
