import { screen } from '@testing-library/react';
import { field, identityServer, open, part } from '../testing/laundry';

const saved = (red: ReturnType<typeof identityServer>) => red.seen('POST /api/tenant/identidad').map(({ body }) => body);

/** Chooses an option of a select by its label. */
async function choose(page: Awaited<ReturnType<typeof open>>, label: RegExp, option: string) {
  await page.usuario.click(part('Descuentos y servicio express').getByRole('combobox', { name: label }));
  await page.usuario.click(await screen.findByRole('option', { name: option }));
}

test('limits by role, the reason and the express fee are saved, and only they', async () => {
  const red = identityServer();
  const page = await open();
  expect(field('Máximo de Usuario, porcentaje')).toHaveValue('20');
  await page.usuario.clear(field('Máximo de Usuario, porcentaje'));
  await page.usuario.type(field('Máximo de Usuario, porcentaje'), '12.5');
  await choose(page, /Administrador/, 'Cantidad en pesos');
  await page.usuario.type(field('Máximo de Administrador, pesos'), '500');
  await page.usuario.clear(screen.getByRole('textbox', { name: /Motivo obligatorio/ }));
  await choose(page, /Recargo/, 'Porcentaje');
  await page.usuario.type(field('Recargo de servicio express, porcentaje'), '30');
  await page.save();
  expect(await screen.findByText('Cambios guardados.')).toBeInTheDocument();
  expect(saved(red)).toEqual([
    {
      descuentos: {
        limites: { user: { tipo: 'porcentaje', valor: 12.5 }, admin: { tipo: 'monto', valor: 500 }, superuser: null },
        motivo_desde: null,
      },
      recargo_express: { tipo: 'porcentaje', valor: 30 },
    },
  ]);
});

test('a percentage above 100 or a missing value is told at its field, and nothing is sent', async () => {
  const red = identityServer();
  const page = await open();
  const percent = field('Máximo de Usuario, porcentaje');
  await page.usuario.clear(percent);
  await page.usuario.type(percent, '101');
  await choose(page, /Recargo/, 'Cantidad en pesos');
  await page.save();
  expect(percent).toHaveAccessibleDescription('Escribe un porcentaje de 0 a 100.');
  expect(field('Recargo de servicio express, pesos')).toHaveAccessibleDescription('Escribe una cantidad.');
  expect(percent).toHaveFocus();
  expect(saved(red)).toEqual([]);
});
