import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { BRENDA, MARIANA, teamNetwork } from './testing/team';

const SESSION = {
  _id: '10000000-0000-4000-8000-000000000002',
  dispositivo: 'Safari en iOS',
  direccion: '10.0.0.7',
  inicio: '2026-11-20T12:00:00.000Z',
  ultimoUso: '2026-11-26T18:30:00.000Z',
  actual: false,
};

it('a superuser sees where an account is open, and ends one session or all', async () => {
  const net = teamNetwork(MARIANA, BRENDA);
  const path = `/api/usuarios/${BRENDA._id}/sesiones`;
  const [read, end] = [`GET ${path}`, `POST ${path}/terminar`];
  net.route(read, { body: { sesiones: [SESSION, { ...SESSION, _id: MARIANA._id, dispositivo: '' }] } });
  net.route(end, { body: { terminadas: 1 } });
  const { usuario: user } = await mount('/app/configuracion/usuarios');
  await user.click(await screen.findByRole('button', { name: 'Acciones de Brenda Yáñez' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sesiones' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sesiones de Brenda Yáñez' }));
  expect(await dialog.findByText('Equipo desconocido')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Cerrar la sesión de Safari en iOS/ }));
  await waitFor(() => expect(net.seen(end).map(({ body }) => body)).toEqual([{ sesion: SESSION._id }]));
  net.route(read, { body: { sesiones: [] } });
  await user.click(await dialog.findByRole('button', { name: 'Cerrar todas' }));
  expect(await dialog.findByText('No tiene ninguna sesión abierta.')).toBeVisible();
  expect(net.seen(end)[1]?.body).toEqual({});
});
