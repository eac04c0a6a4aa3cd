import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Entry } from './entry.ts';

/** The state of the queue for every section: the waiting entries, and whether the server answers. */
export interface QueueState {
  /** All entries of this device, other users' too, in the order of their capture. */
  entries: readonly Entry[];
  /** `seq` of the entry that is being sent; null when none is. */
  sending: number | null;
  /** False after an unanswered call, or the browser's event 'offline', until the server answers a call. */
  connected: boolean;
  /** While the server is lost: when it last answered. After it answers again: since when. ISO 8601; null if it was never lost. */
  since: string | null;
  /** Number of entries that reached the server after their register had gone on, since the page was loaded. */
  sent: number;
}

const EMPTY: QueueState = { entries: [], sending: null, connected: true, since: null, sent: 0 };

/** The queue as this tab sees it. The entries themselves are in the browser's database. */
export const queue = createSlice({
  name: 'queue',
  initialState: EMPTY,
  reducers: {
    read: (state, { payload: entries }: PayloadAction<Entry[]>) => {
      // Another empty array would draw every page that looks at the queue again.
      if (entries.length === 0 && state.entries.length === 0) return state;
      return { ...state, entries };
    },
    sending: (state, { payload }: PayloadAction<number | null>) => {
      state.sending = payload;
    },
    /** Counts an entry that reached the server after its register had gone on. */
    sent: (state, _action: PayloadAction<Entry>) => {
      state.sent += 1;
    },
    contact: (state, { payload: { connected, at } }: PayloadAction<{ connected: boolean; at: string }>) => {
      if (state.connected === connected) return;
      state.connected = connected;
      state.since = at;
    },
  },
  selectors: {
    queueOf: (state) => state,
  },
});

export type QueueAction = ReturnType<(typeof queue.actions)[keyof typeof queue.actions]>;
