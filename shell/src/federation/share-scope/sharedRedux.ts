/** The exports of react-redux that sections may use; the shell's bundle leaves out the others. */
export { Provider, ReactReduxContext, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
