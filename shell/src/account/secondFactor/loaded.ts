/** What the parts of the second factor's dialog use of the result of an RTK Query hook. */
export interface Loaded<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}
