import { satisfy } from '@module-federation/runtime-core';
import { StageError } from '../stages';

/** A library that a remote takes, as its manifest lists it. */
export interface SharedRequirement {
  name: string;
  requiredVersion: string;
}

/** Versions by module name. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Holds what a remote expects against what the shell gives, before any of its code runs.
 * @throws StageError 'contrato' that names the first library that is missing or of another version
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

/** What the federation runtime says when code asks for a library that the share scope hasn't, or not in that version. */
const CONTRACT_MESSAGE = /RUNTIME-01[24]|getter for the shared module|does not satisfy|does not contain "init"/;

export function isContractError(cause: unknown): boolean {
  return cause instanceof Error && CONTRACT_MESSAGE.test(cause.message);
}
