/** Version of `RemoteProps` and `Lifecycles`. Raise it when remotes built for the previous one would break. */
export const CONTRACT_VERSION = 1;
