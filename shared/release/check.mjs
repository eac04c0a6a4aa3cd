import { resolve } from 'node:path';
import { callServer } from './calls.mjs';
import { Failure, tell } from './failure.mjs';
import { readShellContract, unfitLines } from './shellContract.mjs';

/** Says that sections that come with a new version of the server weren't checked: the running server doesn't know them. */
const ONLY_PUBLISHED =
  'No se miraron las secciones que traiga consigo un servidor nuevo: al iniciar, las que quepan sustituyen a las que no.';

/** Prints which live sections a build of the shell couldn't mount. If there are any, the exit code is 1. */
export async function check(path, calledFrom) {
  if (path === undefined) throw new Failure('Falta --shell: la carpeta dist de un shell construido, o su contrato.json.');
  const file = resolve(calledFrom, path);
  const contract = readShellContract(file);
  if (contract === null) throw new Failure(`${file} no es un shell construido: ahí no hay un contrato.json que se pueda leer.`);
  const { incompatibles: unfit } = await callServer('revisar', '', contract);
  tell(unfit.length === 0 ? 'Todas las secciones vivas caben en ese shell.' : 'Ese shell no podría montar:');
  for (const line of unfitLines(unfit)) tell(line);
  tell(ONLY_PUBLISHED);
  if (unfit.length > 0) process.exitCode = 1;
}
