/**
 * Version of the contract between shell and remotes: what `PropsRemoto` and `Ciclos` are and what they mean. It grows when a remote built for the
 * earlier one would no longer work.
 */
export const CONTRACT_VERSION = 1;
