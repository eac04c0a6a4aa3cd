import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles, commitOf } from './builtFiles.mjs';
import { callServer } from './calls.mjs';
import { testContract } from './contractTest.mjs';
import { Failure, tell } from './failure.mjs';
import { statementOf } from './statement.mjs';

/**
 * Uploads the build in the folder of a section, or of the shell. If a section's contract test fails, nothing is uploaded.
 * @param {string} folder the folder with its package.json and dist/
 * @param {{ tested: boolean, calledFrom: string }} options whether a section's test runs, and where the command was typed
 */
export async function publish(remote, folder, { tested, calledFrom }) {
  const files = builtFiles(remote, folder);
  const result = tested && remote !== 'shell' ? await testContract(folder) : 'sin prueba';
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const git = commitOf(folder);
  const statement = statementOf({ remote, folder, files, git, result }, calledFrom);
  announce(await callServer(remote, 'publicar', { version, archivos: files, git, declaracion: statement }));
}

/** Registers a build whose files stay on another origin. */
export async function register(remote, version, manifest) {
  if (version === undefined) throw new Failure('Falta la versión: la de su package.json.');
  announce(await callServer(remote, 'registrar', { version, manifest }));
}

function announce({ version, nueva: fresh }) {
  tell(fresh ? `Publicada ${version}: todavía no es para nadie.` : `${version} ya estaba publicada.`);
}
