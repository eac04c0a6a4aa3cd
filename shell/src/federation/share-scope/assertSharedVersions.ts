import { satisfy } from '@module-federation/runtime-core';
import { StageError } from '../stages';

/** A shared library that a remote's manifest requires. */
export interface SharedRequirement {
  name: string;
  requiredVersion: string;
}

/** Providers of each library, by module name and then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Checks a remote's shared libraries before its code runs.
 * @throws StageError 'contrato' naming the first library that is missing or has another version
 */
export function assertSharedVersions(requirements: readonly SharedRequirement[], scope: ShareScope): void {
  for (const { name, requiredVersion } of requirements) {
    const module = name.endsWith('/') ? Object.keys(scope).find((path) => path.startsWith(name)) : name;
    const versions = Object.keys((module !== undefined && scope[module]) || {});
    if (versions.some((version) => satisfy(version, requiredVersion || '*'))) continue;
    const given = versions.length > 0 ? `el shell da ${versions.join(', ')}` : 'el shell no la da';
    throw new StageError('contrato', new Error(`Espera ${name} ${requiredVersion}: ${given}`));
  }
}

/** Messages of the federation runtime when the share scope lacks a library or has another version of it. */
const CONTRACT_MESSAGE = /RUNTIME-01[24]|getter for the shared module|does not satisfy|does not contain "init"/;

export function isContractError(cause: unknown): boolean {
  return cause instanceof Error && CONTRACT_MESSAGE.test(cause.message);
}
