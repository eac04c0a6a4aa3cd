import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the page: 'exito' and 'info' hide after 5 s (spec 9), 'error' stays until dismissed (UI guide 8). */
export interface ToastMessage {
  id: string;
  type: 'exito' | 'info' | 'error';
  text: string;
  /** Label of the toast's button, such as 'Deshacer'. Its handler is registered with `onToastPress`. */
  action?: string;
  /** How long the toast stays, ms, if not the usual time. */
  ms?: number;
  /** Subject of the toast: a later toast about the same subject replaces it. */
  about?: string;
}

export const toasts = createSlice({
  name: 'avisos',
  initialState: [] as ToastMessage[],
  reducers: {
    shown: {
      reducer: (list, { payload }: PayloadAction<ToastMessage>) => [
        ...list.filter(({ about }) => about === undefined || about !== payload.about),
        payload,
      ],
      prepare: (text: string, type: ToastMessage['type'] = 'exito', action?: string, ms?: number, about?: string) => ({
        payload: {
          ...{ id: nanoid(), text, type },
          ...(action !== undefined && { action }),
          ...(ms !== undefined && { ms }),
          ...(about !== undefined && { about }),
        },
      }),
    },
    dismissed: (list, action: PayloadAction<string>) => list.filter((toast) => toast.id !== action.payload),
  },
});

/** Button handlers by toast id. Functions cannot be stored in Redux state. */
const actions = new Map<string, { run: () => void; about: string | undefined }>();

/**
 * Registers the handler of a toast's button. @param about subject of the toast; the handler of an older toast about it is dropped
 */
export function onToastPress(id: string, run: () => void, about?: string): void {
  for (const [other, action] of actions) if (about !== undefined && action.about === about) actions.delete(other);
  actions.set(id, { run, about });
}

/**
 * Returns a toast's button handler and removes it, so that it runs at most once; undefined when there is none. Call it too for a
 * toast that is dismissed.
 */
export function takeToastAction(id: string): (() => void) | undefined {
  const action = actions.get(id);
  actions.delete(id);
  return action?.run;
}
