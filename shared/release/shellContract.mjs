import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the contract of a shell's build.
 * @param {string} path its dist folder, its package's folder, or its contrato.json
 * @returns {object | null} null when there is no contrato.json, or it isn't JSON
 */
export function readShellContract(path) {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const choices = isFolder ? [join(path, 'contrato.json'), join(path, 'dist', 'contrato.json')] : [path];
  const file = choices.find((choice) => existsSync(choice));
  if (file === undefined) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The lines that say which live versions a shell can't mount. */
export function unfitLines(unfit) {
  return unfit.flatMap(({ remoto: section, version, choques: conflicts, sustituta: standIn }) => [
    `  ${section} ${version}: ${standIn === null ? 'ninguna versión publicada la sustituye' : `en su lugar va ${standIn}`}`,
    ...conflicts.map((conflict) => `    ${conflict}`),
  ]);
}
