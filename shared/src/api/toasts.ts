import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the page; `exito` leaves after 5 s (spec 9), `error` stays until dismissed (UI guide 8). */
export interface ToastMessage {
  id: string;
  type: 'exito' | 'info' | 'error';
  text: string;
  /** Label of the button that takes it back or goes on: 'Deshacer'. What it does is kept by `alPulsarAviso`. */
  action?: string;
}

export const toasts = createSlice({
  name: 'avisos',
  initialState: [] as ToastMessage[],
  reducers: {
    shown: {
      reducer: (list, action: PayloadAction<ToastMessage>) => {
        list.push(action.payload);
      },
      prepare: (text: string, type: ToastMessage['type'] = 'exito', action?: string) => ({
        payload: { id: nanoid(), text, type, ...(action !== undefined && { action }) },
      }),
    },
    dismissed: (list, action: PayloadAction<string>) => list.filter((toast) => toast.id !== action.payload),
  },
});

/** What the button of each message does, by the message's id: functions have no place in the store. */
const actions = new Map<string, () => void>();

export function onToastPress(id: string, run: () => void): void {
  actions.set(id, run);
}

/** Takes out what the button of a message does, so that it is done once at most; a message that goes away forgets it so too. */
export function takeToastAction(id: string): (() => void) | undefined {
  const run = actions.get(id);
  actions.delete(id);
  return run;
}
