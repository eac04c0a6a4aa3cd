import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';
import { HELP } from './help.mjs';

const OPTIONS = {
  percent: { type: 'string' },
  tenant: { type: 'string' },
  'without-tenant': { type: 'string' },
  all: { type: 'boolean' },
  dir: { type: 'string' },
  url: { type: 'string' },
  shell: { type: 'string' },
  'without-test': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/** Versions begin with a digit; names of sections never do. */
const VERSION = /^\d/;

/**
 * Reads the command's arguments. Without a section's name, they mean the section of the folder where the command was typed.
 * @param {readonly string[]} args arguments after the command's name
 * @param {string} calledFrom folder where the command was typed
 */
export function readArguments(args, calledFrom) {
  const { positionals, values } = parse(args);
  const [command, first, second] = positionals;
  if (first !== undefined && !VERSION.test(first)) return { command, remote: first, version: second, values };
  return { command, remote: sectionIn(calledFrom), version: first, values };
}

function parse(args) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    throw new Failure(`No se entiende "${args.join(' ')}".\n\n${HELP}`);
  }
}

/** Name of the section in a folder; undefined when there is none. */
function sectionIn(folder) {
  if (!existsSync(join(folder, 'remoto.json'))) return undefined;
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;
}
