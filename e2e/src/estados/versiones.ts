import type { Page } from '@playwright/test';
import { expect } from '../prueba.ts';
import { type Estado, FALLA_PEDIDA, fallar } from './estado.ts';

const COMPOSICION = '**/remotes.json';
const RUTA = '/versiones';

const tabla = (page: Page, name: string) => page.getByRole('region', { name });

/** The screen of versions, which has no mock-up: for whoever operates and develops. */
export const VERSIONES: readonly Estado[] = [
  {
    maqueta: 'versiones',
    caso: 'ninguna sección cargada, dirección equivocada',
    abrir: async (page) => {
      await page.route(COMPOSICION, async (ruta) => {
        const respuesta = await ruta.fetch();
        await ruta.fulfill({ response: respuesta, json: { ...(await respuesta.json()), desvios: ['http://localhost:3012'] } });
      });
      await page.goto(RUTA);
      await expect(page.getByText('Todavía no se carga ninguna sección en esta pestaña.')).toBeVisible();
      await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
      await expect(page.getByText('Elige una sección.')).toBeVisible();
    },
  },
  {
    maqueta: 'versiones',
    caso: 'todas cargadas',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: 'Cargar las que faltan' }).click();
      await expect(tabla(page, 'Librerías compartidas')).toBeVisible();
    },
  },
  {
    maqueta: 'versiones',
    caso: 'no cargó',
    permitir: FALLA_PEDIDA,
    sigue: true,
    abrir: async (page) => {
      await page.unroute(COMPOSICION);
      await fallar(page, COMPOSICION);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    },
  },
];
