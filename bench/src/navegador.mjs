import { chromium } from 'playwright-core';
import { buscarChromium } from '../../scripts/lib/chromium.mjs';

/** The machine's Chromium, as the stories find it, or Playwright's own. */
export function abrirNavegador() {
  return chromium.launch({ executablePath: buscarChromium(), args: ['--no-sandbox'] });
}
