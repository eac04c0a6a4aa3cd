import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { ProcessParts } from './src/story.ts';

/**
 * Runs the stories with the keyboard only (src/keyboard.ts). The time limit is higher, because it takes many key presses
 * to reach a control.
 */
export default defineConfig<object, ProcessParts>({
  ...base,
  timeout: 180_000,
  use: { ...base.use, keyboardOnly: true },
});
