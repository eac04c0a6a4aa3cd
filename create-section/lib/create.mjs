import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';
import { namesOf } from './names.mjs';
import { kitOfServer, writeSection } from './ownFolder.mjs';
import { addToWorkspace, findWorkspace } from './workspace.mjs';

const HELP = `npx @lavanda/create-section <nombre>

  rutas                                 hace la sección mfe-rutas, que se abre en /app/rutas
  rutas --title "Rutas del día"         con ese título; sin él, el nombre
  ruta --remote mfe-rutas               con ese nombre de paquete y de entrega; sin él, mfe-ruta
  rutas --dir ../equipo/rutas           en esa carpeta; sin ella, en mfe-rutas
  rutas --server https://lavanda.mx     con el kit de ese servidor, guardado en la carpeta, y no el de un registro de npm

Dentro del repositorio de Lavanda la agrega a él; fuera de él, hace una carpeta con todo lo suyo.
`;

const OPTIONS = {
  title: { type: 'string' },
  remote: { type: 'string' },
  dir: { type: 'string' },
  server: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

/**
 * Creates a section. On failure it prints a message in Spanish, or an unexpected error's stack, and exits with 1.
 * @param {readonly string[]} args arguments after the command's name
 * @param {string} calledFrom folder in which the command was typed
 */
export async function createSection(args, calledFrom) {
  try {
    process.stdout.write(await create(args, calledFrom));
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/** Does what the arguments ask for. @returns the help, or what the user has to do next, in Spanish */
async function create(args, calledFrom) {
  const { positionals, values } = read(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return HELP;
  if (rest.length > 0) throw new Failure(`Sobra "${rest.join(' ')}". Un título con espacios va con --title "…".`);
  const names = namesOf(name, values.title, values.remote);
  const root = values.dir === undefined ? findWorkspace(calledFrom) : undefined;
  const folder = root === undefined ? resolve(calledFrom, values.dir ?? names.package) : join(root, names.package);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Failure(`${folder} ya existe y no está vacía: escoge otro nombre, u otra carpeta con --dir.`);
  if (root === undefined) {
    await writeSection(folder, names, values.server === undefined ? undefined : await kitOfServer(values.server));
    return nextSteps(names, `cd ${relative(calledFrom, folder) || '.'}\n  npm install`, 'npm test');
  }
  addToWorkspace(root, folder, names);
  return nextSteps(names, 'npm install', `npx jest --selectProjects ${names.package}`);
}

function read(args) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    throw new Failure(`No se entiende "${args.join(' ')}".\n\n${HELP}`);
  }
}

function nextSteps(names, install, tests) {
  return `Lista la sección ${names.package}, en /app/${names.segment}. Sigue:\n\n  ${install}\n  ${tests}\n`;
}
