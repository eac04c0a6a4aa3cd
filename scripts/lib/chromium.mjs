import { accessSync, constants } from 'node:fs';
import { ejecutar, herramienta, RAIZ } from './proceso.mjs';

/** First the one without a window: the same engine draws no tabs nor address bar for each page that a story opens, and all of them take a fifth less. */
const CONOCIDOS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function ejecutable(ruta) {
  try {
    accessSync(ruta, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium on this machine: CHROMIUM_PATH or the system's; undefined when there is none. */
export function buscarChromium() {
  return [process.env.CHROMIUM_PATH, ...CONOCIDOS].find((ruta) => ruta && ejecutable(ruta));
}

/** Makes sure there is a browser: the system's, else Playwright's, else from the system's packages. Resolves to whether there is one. */
export async function asegurarChromium() {
  if (buscarChromium()) return true;
  const propio = await herramienta('playwright/cli.js', ['install', '--with-deps', 'chromium'], { cwd: RAIZ });
  if (propio === 0) return true;
  await ejecutar('apt-get', ['update', '-qq']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await ejecutar('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  // A package of its own, and not in every Debian.
  await ejecutar('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { env });
  return buscarChromium() !== undefined;
}
