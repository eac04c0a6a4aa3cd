import { testSession } from '@lavanda/shared/testing/fixtures';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen } from '@testing-library/react';
import NoServicios from './NoServicios';

const mount = (role: 'superuser' | 'user') =>
  renderSection(
    [
      { path: '/app/pos', element: <NoServicios /> },
      { path: '/app/configuracion/servicios', element: <h1>Servicios</h1> },
    ],
    { session: testSession(role), places: ['/app/pos'] },
  );

test('a counter without servicios leads a superuser to where they are added', async () => {
  const { usuario: user } = await mount('superuser');
  await user.click(screen.getByRole('link', { name: 'Agregar servicios' }));
  expect(screen.getByRole('heading', { name: 'Servicios' })).toBeVisible();
});

test('and tells everybody else whom to ask', async () => {
  await mount('user');
  expect(screen.getByText(/^Pide a quien administra tu lavandería/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
