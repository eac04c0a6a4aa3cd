import { resolve } from 'node:path';
import { callServer } from './calls.mjs';
import { Failure, tell } from './failure.mjs';
import { readShellContract, unfitLines } from './shellContract.mjs';

/** Prints which live sections a build of the shell would break. The exit code is then 1. */
export async function check(path, calledFrom) {
  if (path === undefined) throw new Failure('Falta --shell: la carpeta dist de un shell construido, o su contrato.json.');
  const file = resolve(calledFrom, path);
  const contract = readShellContract(file);
  if (contract === null) throw new Failure(`${file} no es un shell construido: ahí no hay un contrato.json que se pueda leer.`);
  const { incompatibles: unfit } = await callServer('revisar', '', contract);
  if (unfit.length === 0) return tell('Todas las secciones vivas caben en ese shell.');
  tell('Ese shell no podría montar:');
  for (const line of unfitLines(unfit)) tell(line);
  process.exitCode = 1;
}
