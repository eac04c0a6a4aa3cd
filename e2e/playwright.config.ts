import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { PiezasDelProceso } from './src/prueba.ts';

/** A system Chromium when there is one; Playwright's own otherwise. */
const navegador = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (ruta) => ruta !== undefined && existsSync(ruta),
);

/** LAVANDA_TECLADO=1: every story again, handled with the keyboard alone (src/teclado.ts). */
const soloTeclado = process.env.LAVANDA_TECLADO === '1';

export default defineConfig<object, PiezasDelProceso>({
  testDir: 'historias',
  globalSetup: './src/arranque.ts',
  // One server and one database for every story: they run one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: soloTeclado ? 180_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    soloTeclado,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(navegador === undefined ? {} : { executablePath: navegador }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
