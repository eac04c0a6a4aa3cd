/**
 * The modules that exist once in the page, such as the store, the RTK Query slice and the session. The shell shares them with
 * every section. Code that each section bundles itself has other entry points.
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
export { type CallTotals, callTotals } from './api/callTotals.ts';
export type { LocalTicket } from './api/copy/localTicket.ts';
export { isPastLimitError } from './api/copy/offlineLimit.ts';
export { type DeviceState, readDeviceState } from './api/copy/readDeviceState.ts';
export { deviceTexts } from './api/durable/deviceTexts.ts';
export { QUEUE_DATABASE, readEntries, readNumbers, renewQueue } from './api/outbox/database.ts';
export { type Entry, isSentBy } from './api/outbox/entry.ts';
export { queue } from './api/outbox/queue.ts';
export { forgetLost, lostCaptures } from './api/outbox/queueMark.ts';
export {
  discardEntry,
  findServer,
  keepCopy,
  readLocalTicket,
  retryEntry,
  sendQueue,
  sendQueueOf,
} from './api/outbox/queueThunks.ts';
export { useConnected } from './api/outbox/useConnected.ts';
export { useIsWaiting, useWaitingIds } from './api/outbox/useIsWaiting.ts';
export { onServerClock, serverNow } from './api/serverClock.ts';
export { type ToastAction, useCan, useCurrentUser, useSession, useToast } from './api/session.ts';
export { type AppDispatch, createStore, type RootState, rootReducer, store } from './api/store.ts';
export { type ToastMessage, takeToastAction, toasts } from './api/toasts.ts';
export { createTenantTheme } from './design/theme.ts';
export { onRelease, useFreshness, useLive } from './live/liveState.ts';
export { startLive } from './live/startLive.ts';
export { windowId } from './live/windowId.ts';
export { takeWindowNumber, whileFree, windowNumber } from './live/windowNumber.ts';
