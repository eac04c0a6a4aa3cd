import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT, tool } from './process.mjs';

const MINIMUM = [20, 19];

/** Exits with a message when Node is older than the required version. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  process.stderr.write(`Lavanda needs Node ${MINIMUM.join('.')} or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Loads the .env file in the root; variables that are already set take precedence. */
export function loadEnv() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

function installed() {
  const marker = join(ROOT, 'node_modules', '.package-lock.json');
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

/** Installs the locked dependencies if they are missing or older than the lock file. Resolves to an exit code. */
export async function install() {
  if (installed()) return 0;
  process.stdout.write('Installing dependencies...\n');
  // Not `npm ci`: it rejects a lock file generated without the native packages of other platforms.
  return npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']);
}

/** Builds the packages that changed; turbo caches the others. Resolves to an exit code. */
export function build(...args) {
  return tool('turbo/bin/turbo', ['run', 'build', '--output-logs=errors-only', ...args]);
}
