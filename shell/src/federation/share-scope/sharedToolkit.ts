/** Exports of Redux Toolkit shared with sections. The store and its middleware belong to @lavanda/shared. */
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
  isRejected,
  isRejectedWithValue,
  nanoid,
  unwrapResult,
} from '@reduxjs/toolkit';
