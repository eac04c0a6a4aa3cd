import { useDispatch as useReduxDispatch } from 'react-redux';
import { noteUpdates } from './updates';

/** Exports of react-redux shared with sections. `useDispatch` also notes where they dispatch. */
export { Provider, ReactReduxContext, shallowEqual, useSelector, useStore } from 'react-redux';

export const useDispatch = Object.assign(() => noteUpdates(useReduxDispatch()), {
  withTypes: () => useDispatch,
}) as typeof useReduxDispatch;
