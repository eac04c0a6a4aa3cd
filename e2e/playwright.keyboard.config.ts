import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { ProcessParts } from './src/story.ts';

/**
 * Runs the same stories with the keyboard only (src/keyboard.ts). Longer timeout: reaching a control takes many
 * presses.
 */
export default defineConfig<object, ProcessParts>({
  ...base,
  timeout: 180_000,
  use: { ...base.use, keyboardOnly: true },
});
