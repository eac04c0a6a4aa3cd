import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout; every command runs there. */
export const RAIZ = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Environment of the tools: none of them reports home or asks questions. */
export const ENTORNO_HERRAMIENTAS = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Starts a command in the root with the terminal's input and output.
 * @param {string} comando
 * @param {readonly string[]} argumentos
 * @param {import('node:child_process').SpawnOptions} [opciones]
 */
export function iniciar(comando, argumentos, opciones = {}) {
  const { env = {}, ...resto } = opciones;
  return spawn(comando, argumentos, {
    cwd: RAIZ,
    stdio: 'inherit',
    ...resto,
    env: { ...process.env, ...ENTORNO_HERRAMIENTAS, ...env },
  });
}

/**
 * Runs a command to its end. Resolves to its exit code; 127 when it can't be started, 1 when a signal ended it.
 * @param {string} comando
 * @param {readonly string[]} argumentos
 * @param {import('node:child_process').SpawnOptions} [opciones]
 * @returns {Promise<number>}
 */
export function ejecutar(comando, argumentos, opciones) {
  return new Promise((resolver) => {
    const proceso = iniciar(comando, argumentos, opciones);
    proceso.once('error', () => resolver(127));
    proceso.once('exit', (codigo) => resolver(codigo ?? 1));
  });
}

/** How npm is called: the very npm that runs us, or the one on the path. */
export function npm(argumentos, opciones) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return ejecutar(process.execPath, [cli, ...argumentos], opciones);
  return ejecutar('npm', argumentos, { shell: process.platform === 'win32', ...opciones });
}

/**
 * A tool installed in node_modules, run by Node itself, so it works the same on every system.
 * @param {string} guion path inside node_modules
 */
export function herramienta(guion, argumentos, opciones) {
  return ejecutar(process.execPath, [join(RAIZ, 'node_modules', guion), ...argumentos], opciones);
}
