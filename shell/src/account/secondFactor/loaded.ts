/** Result of a query, as its dialog needs it. */
export interface Loaded<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}
