import { screen, waitFor, within } from '@testing-library/react';
import { identityServer, open } from '../testing/laundry';

const NAME = /^Forma de pago SAT de los links/;

test('the form of payment links is chosen, and only it is saved', async () => {
  const net = identityServer({ forma_sat_link: '04' });
  const page = await open();
  const choice = screen.getByRole('combobox', { name: NAME });
  expect(choice).toHaveTextContent('04 Tarjeta de crédito');
  await page.usuario.click(choice);
  await page.usuario.click(within(screen.getByRole('listbox')).getByRole('option', { name: '31 Intermediario pagos' }));
  await page.save();
  await waitFor(() => expect(net.identity().forma_sat_link).toBe('31'));
  expect(net.seen('POST /api/tenant/identidad').map(({ body }) => body)).toEqual([{ forma_sat_link: '31' }]);
});

test('a server that keeps none isn’t asked to', async () => {
  identityServer();
  await open();
  expect(screen.queryByRole('combobox', { name: NAME })).toBeNull();
});
