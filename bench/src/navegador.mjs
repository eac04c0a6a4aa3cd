import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const DEL_SISTEMA = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
export function abrirNavegador() {
  const executablePath = process.env.CHROMIUM_PATH ?? DEL_SISTEMA.find((ruta) => existsSync(ruta));
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
