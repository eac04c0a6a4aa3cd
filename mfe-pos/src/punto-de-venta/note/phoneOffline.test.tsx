import { queue } from '@lavanda/shared';
import { mockWidth, restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { act, screen, within } from '@testing-library/react';
import { openTill, tillNetwork } from '../testing/register';

beforeEach(() => {
  localStorage.clear();
  mockWidth(390);
});
afterEach(restoreWidth);

test('the nota that fills a phone says that there is no connection, as the line that it covers', async () => {
  tillNetwork();
  const { store, usuario: user } = await openTill();
  const contact = (connected: boolean) =>
    act(() => void store.dispatch(queue.actions.contact({ connected, at: '2026-12-10T19:42:00Z' })));
  await user.click(screen.getByRole('button', { name: /Ver nota/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Nota' }));
  expect(sheet.queryByText('Sin conexión.')).toBeNull();
  contact(false);
  expect(sheet.getAllByRole('status').map(({ textContent: text }) => text)).toContain('Sin conexión. Puedes seguir cobrando.');
  contact(true);
  expect(sheet.queryByText('Sin conexión.')).toBeNull();
});
