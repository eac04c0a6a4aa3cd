import { screen } from '@testing-library/react';
import { testSession } from '../../testing/fixtures.ts';
import { mockNetwork } from '../../testing/network.ts';
import { renderSection } from '../../testing/renderSection.tsx';
import PrivacyLine from './PrivacyLine.tsx';

beforeEach(() => void mockNetwork());

const mount = (notice?: string) =>
  renderSection([{ path: '/', element: <PrivacyLine /> }], {
    session: testSession('user', { tenant: notice === undefined ? {} : { aviso_privacidad: notice } }),
    places: ['/'],
  });

it('leads to the address of the notice', async () => {
  await mount('https://aguaclara.mx/privacidad');
  const link = await screen.findByRole('link', { name: 'aviso de privacidad' });
  expect(link).toHaveAttribute('href', 'https://aguaclara.mx/privacidad');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText(/^Al registrarte, Agua Clara usa tus datos como dice su/)).toBeVisible();
});

it('shows a notice that is a text on demand', async () => {
  const { usuario: user } = await mount('Cuidamos tus datos.');
  const button = await screen.findByRole('button', { name: 'aviso de privacidad' });
  expect(screen.queryByRole('region', { name: 'Aviso de privacidad' })).toBeNull();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'Aviso de privacidad' })).toHaveTextContent('Cuidamos tus datos.');
});

it.each([undefined, ''])('draws nothing for a laundry without one (%j)', async (notice) => {
  await mount(notice);
  expect(screen.queryByText(/privacidad/)).toBeNull();
});
