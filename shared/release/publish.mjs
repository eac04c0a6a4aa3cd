import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles, commitOf } from './builtFiles.mjs';
import { callServer } from './calls.mjs';
import { Failure, tell } from './failure.mjs';

/** Uploads the build in a section's folder. @param {string} folder the folder with its package.json and dist/ */
export async function publish(remote, folder) {
  const files = builtFiles(remote, folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  announce(await callServer(remote, 'publicar', { version, archivos: files, git: commitOf(folder) }));
}

/** Registers a build whose files stay on another origin. */
export async function register(remote, version, manifest) {
  if (version === undefined) throw new Failure('Falta la versión: la de su package.json.');
  announce(await callServer(remote, 'registrar', { version, manifest }));
}

function announce({ version, nueva: fresh }) {
  tell(fresh ? `Publicada ${version}: todavía no es para nadie.` : `${version} ya estaba publicada.`);
}
