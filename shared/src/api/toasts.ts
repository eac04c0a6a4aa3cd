import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the page: 'exito' hides after 5 s (spec 9), 'error' stays until dismissed (UI guide 8). */
export interface ToastMessage {
  id: string;
  type: 'exito' | 'info' | 'error';
  text: string;
  /** Label of the toast's button, such as 'Deshacer'. Its handler is registered with `onToastPress`. */
  action?: string;
  /** How long it stays, ms, when not the usual time. */
  ms?: number;
}

export const toasts = createSlice({
  name: 'avisos',
  initialState: [] as ToastMessage[],
  reducers: {
    shown: {
      reducer: (list, action: PayloadAction<ToastMessage>) => {
        list.push(action.payload);
      },
      prepare: (text: string, type: ToastMessage['type'] = 'exito', action?: string, ms?: number) => ({
        payload: { id: nanoid(), text, type, ...(action !== undefined && { action }), ...(ms !== undefined && { ms }) },
      }),
    },
    dismissed: (list, action: PayloadAction<string>) => list.filter((toast) => toast.id !== action.payload),
  },
});

/** Button handlers by toast id. Functions cannot be stored in Redux state. */
const actions = new Map<string, () => void>();

export function onToastPress(id: string, run: () => void): void {
  actions.set(id, run);
}

/** Returns a toast's button handler and forgets it, so it runs at most once. Also called when a toast is dismissed. */
export function takeToastAction(id: string): (() => void) | undefined {
  const run = actions.get(id);
  actions.delete(id);
  return run;
}
