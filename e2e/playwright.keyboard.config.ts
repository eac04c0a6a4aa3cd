import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { ProcessParts } from './src/story.ts';

/** The same stories, handled with the keyboard alone (src/keyboard.ts). Longer: a control is many presses away. */
export default defineConfig<object, ProcessParts>({
  ...base,
  timeout: 180_000,
  use: { ...base.use, keyboardOnly: true },
});
