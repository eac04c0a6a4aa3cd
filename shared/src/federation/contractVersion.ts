/** Version of `RemoteProps` and `Lifecycles`. Raise it when remotes built for the previous one would break. */
export const CONTRACT_VERSION = 1;

/**
 * Contracts whose remotes the shell mounts. When CONTRACT_VERSION rises, the one before it stays here for 90 days at
 * least (docs/sections.md).
 */
export const ACCEPTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];
