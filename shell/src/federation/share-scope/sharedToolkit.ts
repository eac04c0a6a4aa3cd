/** What sections may use of Redux Toolkit: slices, selectors, thunks, matchers. The store and its middleware are the singleton's. */
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
