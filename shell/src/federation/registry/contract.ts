import { ACCEPTED_CONTRACTS } from '@lavanda/shared/federation/contractVersion';
import type { Remote, RemoteVersion } from './remote';

/** Whether this shell accepts the contract that a version was built for; true when the contract is unknown. */
export function acceptsContract({ contrato: contract }: RemoteVersion): boolean {
  return contract === undefined || ACCEPTED_CONTRACTS.includes(contract);
}

/** Marks the remotes whose contract this shell doesn't accept, in a list that no server has checked against the shell. */
export function markUnfit(remotes: Remote[]): Remote[] {
  return remotes.map((remote) => (acceptsContract(remote) ? remote : { ...remote, incompatible: true }));
}
