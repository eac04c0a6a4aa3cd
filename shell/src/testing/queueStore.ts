import { type ApiError, type AppDispatch, type createStore, rootReducer } from '@lavanda/shared';
import { configureStore } from '@reduxjs/toolkit';

const NO_ANSWER: ApiError = {
  status: 'red',
  problem: { type: 'about:blank', title: 'Sin conexión', status: 0, detail: 'El servidor no respondió.' },
};

/** A store whose queue sends nothing and drops nothing, and which records the requested actions. */
export function queueStore() {
  const calls = {
    sendNow: jest.fn(async () => undefined),
    sendOf: jest.fn(async (_user: string) => undefined),
    retry: jest.fn(async (..._entry: unknown[]) => undefined),
    discard: jest.fn(async (..._entry: unknown[]): Promise<ApiError | null> => NO_ANSWER),
  };
  const extraArgument = { device: { outbox: calls, findServer: async () => undefined } };
  const store = configureStore({ reducer: rootReducer, middleware: (basic) => basic({ thunk: { extraArgument } }) });
  return { store: store as unknown as ReturnType<typeof createStore> & { dispatch: AppDispatch }, calls };
}
