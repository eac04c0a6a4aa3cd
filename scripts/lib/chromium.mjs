import { accessSync, constants } from 'node:fs';
import { ROOT, run, tool } from './process.mjs';

/** The headless shell is first: it has the same engine but no window, which makes the stories a fifth faster. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium on this machine: CHROMIUM_PATH or an installed one; undefined without any. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && isExecutable(path));
}

/** Makes sure that a browser is installed: the system's, Playwright's or a system package. Resolves to false if none is. */
export async function ensureChromium() {
  if (findChromium()) return true;
  const own = await tool('playwright/cli.js', ['install', '--with-deps', 'chromium'], { cwd: ROOT });
  if (own === 0) return true;
  await run('apt-get', ['update', '-qq']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  // Installed separately, because not every Debian has this package.
  await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { env });
  return findChromium() !== undefined;
}
