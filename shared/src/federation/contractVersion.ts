/** Version of `RemoteProps` and `Lifecycles`. Raise it when remotes built for the previous one would break. */
export const CONTRACT_VERSION = 1;

/**
 * Versions of the contract whose remotes the shell mounts. When CONTRACT_VERSION rises, the earlier version stays in this list
 * for at least 90 days (docs/sections.md).
 */
export const ACCEPTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];
