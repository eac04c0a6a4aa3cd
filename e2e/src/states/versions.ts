import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { fail, REQUESTED_FAILURE, type State } from './state.ts';

const COMPOSITION = '**/remotes.json';
const PATH = '/versiones';

const table = (page: Page, name: string) => page.getByRole('region', { name });

/** States of the versions screen, which operators and developers use; it has no mock-up. */
export const VERSIONS: readonly State[] = [
  {
    mockup: 'versiones',
    testCase: 'ninguna sección cargada, dirección equivocada',
    open: async (page) => {
      await page.route(COMPOSITION, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          json: { ...(await response.json()), desvios: ['http://localhost:3012'] },
        });
      });
      await page.goto(PATH);
      await expect(page.getByText('Todavía no se carga ninguna sección en esta pestaña.')).toBeVisible();
      await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
      await expect(page.getByText('Elige una sección.')).toBeVisible();
    },
  },
  {
    mockup: 'versiones',
    testCase: 'todas cargadas',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Cargar las que faltan' }).click();
      await expect(table(page, 'Librerías compartidas')).toBeVisible();
    },
  },
  {
    mockup: 'versiones',
    testCase: 'no cargó',
    allow: REQUESTED_FAILURE,
    continues: true,
    open: async (page) => {
      await page.unroute(COMPOSITION);
      await fail(page, COMPOSITION);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    },
  },
];
