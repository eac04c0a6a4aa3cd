/**
 * Version of the shell-remote contract (`RemoteProps` and `Lifecycles`). Raise it when remotes built for the previous
 * one would stop working.
 */
export const CONTRACT_VERSION = 1;
