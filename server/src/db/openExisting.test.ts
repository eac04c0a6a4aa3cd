import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { newDatabase } from '../testing/server.ts';

const url = process.env.LAVANDA_TEST_DATABASE_URL;

/**
 * Runs an administration command on the database that `where` names, which may not exist.
 * @returns its output and, if it fails, its exit code (`code`)
 */
async function run(where: Record<string, string>, ...args: string[]) {
  return runProgram('admin', where, ...args);
}

async function runProgram(name: string, where: Record<string, string>, ...args: string[]) {
  const program = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), `cli/${name}.js`);
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...where };
  return promisify(execFile)(process.execPath, [program, ...args], { env }).catch((error) => error);
}

const CREATE = ['crear', 'Mi Lavandería', '--usuario', 'yo@mi.mx'];

test.each([[['listar']], [CREATE], [['llave', 'mfe-pos', 'Equipo']], [['entregas']]])(
  'the command %j makes no database: it says where it looked, and what to set',
  async (args) => {
    const folder = join(await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'sin-')), 'datos');
    const { code, stderr } = await run({ DATA_DIR: folder }, ...args);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(`La base de datos de la carpeta ${folder}: no existe`),
    });
    expect(stderr).toMatch(/DATA_DIR.*DATABASE_URL.*inicia antes el servidor/);
    expect(existsSync(folder)).toBe(false);
  },
);

test('the rollup’s check says so in one line, and what it doesn’t understand too', async () => {
  const folder = join(await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'sin-')), 'datos');
  const { stderr } = await runProgram('rollup', { DATA_DIR: folder }, '--check');
  expect(stderr).toMatch(new RegExp(`^La base de datos de la carpeta ${folder}: no existe[^\n]*\n$`));
  expect((await runProgram('rollup', { DATA_DIR: folder })).stderr).toBe('Usa --check o --rebuild.\n');
  expect((await runProgram('rollup', { DATA_DIR: folder }, '--nada')).stderr).not.toContain('    at ');
  expect(existsSync(folder)).toBe(false);
});

if (url) {
  test('on PostgreSQL neither a database that doesn’t exist nor an empty one is made the product’s', async () => {
    const missing = Object.assign(new URL(url), { pathname: '/no_existe' }).href;
    const absent = await run({ DATABASE_URL: missing }, 'listar');
    expect(absent).toMatchObject({ code: 1, stderr: expect.stringMatching(/La base de datos no_existe de .*: no existe/) });

    const empty = await newDatabase({ demo: false });
    const first = await run(empty, ...CREATE);
    expect(first).toMatchObject({ code: 1, stderr: expect.stringContaining('está vacía') });
    expect(await run(empty, 'listar')).toMatchObject({ code: 1, stderr: expect.stringContaining('está vacía') });

    const nobody = await run({ DATABASE_URL: 'postgres://yo:una-clave@127.0.0.1:1/lavanda' }, 'listar');
    expect(nobody).toMatchObject({ code: 1, stderr: expect.stringContaining('lavanda de 127.0.0.1:1: nadie responde ahí') });
    expect(nobody.stderr).not.toContain('una-clave');
  });
}
