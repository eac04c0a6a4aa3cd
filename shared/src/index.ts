/**
 * The singleton of the suite: one store, one RTK Query slice, one session. The shell gives this module to the share scope, so
 * every section runs on the same copy; what sections bundle for themselves lives behind the other entry points.
 */
export { api, useAuthDataQuery, useLogoutMutation, useServiciosQuery, useSucursalesQuery } from './api/api.ts';
export { type ToastMessage, toasts, takeToastAction } from './api/avisos.ts';
export type { CallRequest } from './api/base.ts';
export {
  errorCode,
  errorDetail,
  isApiError,
  type ApiError,
  errorFromResponse,
  errorMessage,
} from './api/problemaRespuesta.ts';
export { type ToastAction, useCan, useToast, useCurrentUser } from './api/sesion.ts';
export { createStore, type AppDispatch, type RootState, rootReducer, store } from './api/store.ts';
export { createTenantTheme } from './design/tema.ts';
