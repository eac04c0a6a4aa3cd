import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import type { PiezasDelProceso } from './src/prueba.ts';

/** The same stories, handled with the keyboard alone (src/teclado.ts). Longer: a control is many presses away. */
export default defineConfig<object, PiezasDelProceso>({ ...base, timeout: 180_000, use: { ...base.use, soloTeclado: true } });
