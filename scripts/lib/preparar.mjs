import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { herramienta, npm, RAIZ } from './proceso.mjs';

const MINIMO = [20, 19];

/** Stops with a message when Node is older than the product needs. */
export function exigirNode() {
  const [mayor = 0, menor = 0] = process.versions.node.split('.').map(Number);
  if (mayor > MINIMO[0] || (mayor === MINIMO[0] && menor >= MINIMO[1])) return;
  process.stderr.write(`Lavanda necesita Node ${MINIMO.join('.')} o posterior; este es ${process.versions.node}.\n`);
  process.exit(1);
}

/** Settings of a .env file in the root; what the environment already says wins. */
export function cargarEnv() {
  const archivo = join(RAIZ, '.env');
  if (existsSync(archivo)) process.loadEnvFile(archivo);
}

function instalado() {
  const marca = join(RAIZ, 'node_modules', '.package-lock.json');
  return existsSync(marca) && statSync(marca).mtimeMs >= statSync(join(RAIZ, 'package-lock.json')).mtimeMs;
}

/** Installs the locked dependencies when they are missing or older than the lock. Resolves to an exit code. */
export async function instalar() {
  if (instalado()) return 0;
  process.stdout.write('Instalando dependencias...\n');
  // Not `npm ci`: it refuses a lock file made where the registry lacks the native packages of other platforms.
  return npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']);
}

/** Builds what changed; turbo's cache answers for the rest. Resolves to an exit code. */
export function construir(...argumentos) {
  return herramienta('turbo/bin/turbo', ['run', 'build', '--output-logs=errors-only', ...argumentos]);
}
