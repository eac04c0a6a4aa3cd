/**
 * Exports of Redux Toolkit shared with sections. Those that create the store are left out: @lavanda/shared has the
 * store.
 */
export {
  createAction,
  createAsyncThunk,
  createReducer,
  createSelector,
  createSlice,
  current,
  isAnyOf,
  isFulfilled,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  nanoid,
  unwrapResult,
} from '@reduxjs/toolkit';
