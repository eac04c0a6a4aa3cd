import { screen, waitFor } from '@testing-library/react';
import { identityServer, open, part } from '../testing/laundry';

test('the cortes are turned on, and only they are saved', async () => {
  const net = identityServer({ usa_corte: false });
  const page = await open();
  const use = part('Caja').getByRole('button', { name: 'Usar corte de caja' });
  expect(use).toHaveAttribute('aria-pressed', 'false');
  await page.usuario.click(use);
  await page.save();
  await waitFor(() => expect(net.identity().usa_corte).toBe(true));
  expect(net.seen('POST /api/tenant/identidad').map(({ body }) => body)).toEqual([{ usa_corte: true }]);
  expect(use).toHaveAttribute('aria-pressed', 'true');
});

test('a server without cortes has no such setting', async () => {
  identityServer();
  await open();
  expect(screen.queryByRole('region', { name: 'Caja' })).toBeNull();
});
