/** What sections may use of react-redux: its hooks. */
export { Provider, ReactReduxContext, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
