import { ACCEPTED_CONTRACTS } from '@lavanda/shared/federation/contractVersion';
import type { RemoteVersion } from '../registry/remote';
import { StageError } from '../stages';

/** Checks the contract that a version was built for; a version without one isn't checked. @throws StageError 'contrato' */
export function assertContract({ contrato: contract }: RemoteVersion): void {
  if (contract === undefined || ACCEPTED_CONTRACTS.includes(contract)) return;
  throw new StageError('contrato', new Error(`Espera el contrato ${contract}; el shell acepta ${ACCEPTED_CONTRACTS.join(', ')}`));
}
