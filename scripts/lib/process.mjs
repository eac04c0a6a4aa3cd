import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, in which a command runs unless its options name another folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Environment of the tools: no telemetry and no notices of updates. */
export const TOOL_ENV = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Starts a command in the root with the terminal's input and output, unless `options` set others.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const { env = {}, ...rest } = options;
  return spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    ...rest,
    env: { ...process.env, ...TOOL_ENV, ...env },
  });
}

/** Calls `work` once when the npm process that runs this script, if any, ends, because npm doesn't forward every signal. */
export function whenNpmEnds(work) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    work();
  }, 500);
  watch.unref();
}

/**
 * Runs a command and resolves to its exit code: 127 when it can't start, 1 when a signal ends it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm: the npm that runs this script, or the one in the path. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * Runs a tool of node_modules by Node itself, so that it works the same on every system.
 * @param {string} script path inside node_modules
 */
export function tool(script, args, options) {
  return run(process.execPath, [join(ROOT, 'node_modules', script), ...args], options);
}
