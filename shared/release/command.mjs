import { resolve } from 'node:path';
import { readArguments } from './arguments.mjs';
import { callServer } from './calls.mjs';
import { check } from './check.mjs';
import { Failure, tell } from './failure.mjs';
import { HELP } from './help.mjs';
import { makeKey } from './key.mjs';
import { preview } from './preview.mjs';
import { promote } from './promote.mjs';
import { publish, register } from './publish.mjs';
import { reportState, summarize } from './status.mjs';

/**
 * @typedef {object} Place Where the command runs.
 * @property {string} calledFrom folder where it was typed
 * @property {(remote: string) => Promise<string | null>} build builds a section; its folder, or null when it can't
 */

/**
 * Runs one command of `lavanda-release`. On failure it prints a message in Spanish, or an unexpected error's stack, and exits
 * with 1.
 * @param {readonly string[]} args arguments after the command's name
 * @param {Place} place
 */
export async function runRelease(args, place) {
  // A program that reads the output, such as `head`, may end early; that is no failure.
  process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
  try {
    await run(readArguments(args, place.calledFrom), place);
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

async function run({ command, remote, version, values }, place) {
  if (command === 'check' && !values.help) return check(values.shell, place.calledFrom);
  if (command === 'create' && !values.help) throw new Failure('Una sección se empieza con npx @lavanda/create-section rutas.');
  if (command === 'key' && !values.help) return makeKey(place.calledFrom);
  if (values.help || command === undefined || remote === undefined) return tell(HELP);
  if (command === 'publish' && values.url !== undefined) return register(remote, version, values.url);
  if (command === 'publish') {
    const folder = await folderOf(remote, values.dir, place);
    return publish(remote, folder, { tested: values['without-test'] !== true, calledFrom: place.calledFrom });
  }
  if (command === 'promote') return promote(remote, version, values);
  if (command === 'preview') return preview(remote, version);
  if (command === 'rollback') return summarize(await callServer(remote, 'regresar', {}));
  if (command === 'retire') {
    await callServer(remote, 'retirar', {});
    return tell(`${remote} ya no es para nadie.`);
  }
  if (command === 'status') return reportState(await callServer(remote, ''));
  throw new Failure(`No existe la orden "${command}".\n\n${HELP}`);
}

/** The folder to publish: the given one, which is already built, or the section's own, which is built now. */
async function folderOf(remote, dir, { calledFrom, build }) {
  if (dir !== undefined) return resolve(calledFrom, dir);
  const folder = await build(remote);
  if (folder === null) throw new Failure(`${remote} no se pudo construir.`);
  return folder;
}
