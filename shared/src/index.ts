/**
 * The singleton of the suite: one store, one RTK Query slice, one session. The shell gives this module to the share scope, so
 * every section runs on the same copy; what sections bundle for themselves lives behind the other entry points.
 */
export { api, useAuthDataQuery, useLogoutMutation, useServiciosQuery, useSucursalesQuery } from './api/api.ts';
export {
  type ApiError,
  errorCode,
  errorDetail,
  errorFromResponse,
  errorMessage,
  isApiError,
} from './api/apiError.ts';
export type { CallRequest } from './api/base.ts';
export { type ToastAction, useCan, useCurrentUser, useToast } from './api/session.ts';
export { type AppDispatch, createStore, type RootState, rootReducer, store } from './api/store.ts';
export { type ToastMessage, takeToastAction, toasts } from './api/toasts.ts';
export { createTenantTheme } from './design/theme.ts';
