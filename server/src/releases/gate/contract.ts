import { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import semver from 'semver';
import { Check } from 'typebox/value';
import type { SharedRequirement } from '../../db/tables/releases.ts';

/** The requirements of a section's build on the shell that mounts it. */
export interface Requirements {
  contrato: number;
  /** Null when unknown; the browser then finds out whether the libraries fit. */
  librerias: readonly SharedRequirement[] | null;
}

/**
 * Parses a contrato.json, the file in which a build of the shell says which builds of sections it can mount.
 * @returns null when the text isn't a contract
 */
export function parseContract(text: string): ShellContract | null {
  try {
    const data: unknown = JSON.parse(text);
    return Check(ShellContract, data) ? data : null;
  } catch {
    return null;
  }
}

/** The requirements of a build that the shell doesn't meet, in Spanish; empty when the shell can mount the build. */
export function unmetRequirements({ contrato: contract, librerias: libraries }: Requirements, shell: ShellContract): string[] {
  const accepted = shell.acepta ?? [shell.contrato];
  const ofContract = accepted.includes(contract)
    ? []
    : [`Está hecha para el contrato ${contract} y el shell tiene el ${shell.contrato}.`];
  const ofLibraries = (libraries ?? []).flatMap((library) => unmetLibrary(library, shell));
  return [...ofContract, ...new Set(ofLibraries)];
}

function unmetLibrary({ name, requiredVersion, exports }: SharedRequirement, shell: ShellContract): string[] {
  const packageName = /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
  const given = Object.hasOwn(shell.librerias, packageName) ? shell.librerias[packageName] : undefined;
  if (given === undefined) return [`Espera ${name} del shell, que no lo da.`];
  if (exports === undefined)
    return semver.satisfies(given, requiredVersion) ? [] : [`Espera ${name} ${requiredVersion}; el shell da ${given}.`];
  if (!semver.satisfies(given, requiredVersion)) {
    const minimum = requiredVersion.slice(2);
    return [`Se construyó con ${packageName} ${minimum} y el shell da ${given}: instala ${given} y constrúyela de nuevo.`];
  }
  return unmetExports(name, exports, shell);
}

/**
 * Names that a build imports from a shared module although the shell's module doesn't export them. An older shell doesn't list
 * its exports, so it has no conflict.
 */
function unmetExports(path: string, names: readonly string[], { exportaciones: given }: ShellContract): string[] {
  if (given === undefined) return [];
  const exported = Object.hasOwn(given, path) ? given[path] : undefined;
  if (exported === undefined) return [`Importa ${path}, que el shell no da: quita esa importación, o usa otra ruta del paquete.`];
  if (exported.includes('*')) return [];
  const missing = names.filter((name) => name !== '*' && !exported.includes(name));
  if (missing.length === 0) return [];
  return [`Importa ${missing.join(', ')} de ${path}, que el shell no da: quítalo, o publícala cuando un shell lo dé.`];
}

/**
 * Conflicts with several shells: empty when any of them can mount the build or `shells` is empty, else the conflicts with the
 * first.
 */
export function conflictsWithAll(requirements: Requirements, shells: readonly ShellContract[]): string[] {
  const conflicts = shells.map((shell) => unmetRequirements(requirements, shell));
  return conflicts.some((found) => found.length === 0) ? [] : (conflicts[0] ?? []);
}

/** Whether the shell can mount a build; true when the shell's contract is unknown. */
export function fits(requirements: Requirements, shell: ShellContract | null): boolean {
  return shell === null || unmetRequirements(requirements, shell).length === 0;
}
