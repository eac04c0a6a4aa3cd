import { api } from '@lavanda/shared';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor } from '@testing-library/react';
import { mount } from '../testing/mountPage';

const SAVE = 'POST /api/tenant/permisos';
const see = { clave: 'rutas.ver', nombre: 'Ver las rutas', seccion: 'Rutas', roles: ['admin'] };
const send = { clave: 'rutas.despachar', nombre: 'Repartir las paradas', seccion: 'Rutas', roles: [] };

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  net.route('GET /api/tenant/permisos', { body: { permisos: [see, send] } });
});

const box = (name: string) => screen.findByRole('checkbox', { name });

test('a superuser chooses which roles have what a section brings; only what changed is sent', async () => {
  net.route(SAVE, () => ({ body: { permisos: [{ ...see, roles: ['admin', 'user'] }, send] } }));
  const { usuario: user, messages } = await mount('/app/configuracion/permisos');
  expect(await box('Ver las rutas: Admin')).toBeChecked();
  expect(await box('Ver las rutas: Superusuario')).toBeDisabled();
  expect(await box('Repartir las paradas: Superusuario')).toBeChecked();
  expect(screen.getByRole('button', { name: 'GUARDAR' })).toBeDisabled();
  await user.click(await box('Ver las rutas: Usuario'));
  await user.click(screen.getByRole('button', { name: 'GUARDAR' }));
  await waitFor(() => expect(messages().at(-1)?.text).toBe('Permisos guardados.'));
  expect(net.seen(SAVE)[0]?.body).toEqual({ permisos: [{ clave: 'rutas.ver', roles: ['admin', 'user'] }] });
});

test('what was saved is no unsaved change any more, even if somebody else then changes it', async () => {
  net.route(SAVE, () => ({ body: { permisos: [{ ...see, roles: ['admin', 'user'] }, send] } }));
  const { usuario: user, messages, store } = await mount('/app/configuracion/permisos');
  await user.click(await box('Ver las rutas: Usuario'));
  net.route('GET /api/tenant/permisos', problem(503, 'El servidor está ocupado.'));
  await user.click(screen.getByRole('button', { name: 'GUARDAR' }));
  await waitFor(() => expect(messages().at(-1)?.text).toBe('Permisos guardados.'));
  expect(screen.getByRole('button', { name: 'GUARDAR' })).toBeDisabled();
  expect(await box('Ver las rutas: Usuario')).toBeChecked();
  net.route('GET /api/tenant/permisos', { body: { permisos: [see, send] } });
  store.dispatch(api.util.invalidateTags(['Identidad']));
  await waitFor(async () => expect(await box('Ver las rutas: Usuario')).not.toBeChecked());
  expect(screen.getByRole('button', { name: 'GUARDAR' })).toBeDisabled();
});

test('what is touched during a save stays a change, and what was saved doesn’t', async () => {
  let answer: () => void = () => undefined;
  const saved = { permisos: [{ ...see, roles: ['admin', 'user'] }, send] };
  net.route(SAVE, () => new Promise((done) => (answer = () => done({ body: saved }))));
  const { usuario: user, messages } = await mount('/app/configuracion/permisos');
  await user.click(await box('Ver las rutas: Usuario'));
  await user.click(screen.getByRole('button', { name: 'GUARDAR' }));
  await user.click(await box('Repartir las paradas: Admin'));
  // The reading after the save already has somebody else's change.
  net.route('GET /api/tenant/permisos', { body: { permisos: [see, send] } });
  answer();
  await waitFor(() => expect(messages().at(-1)?.text).toBe('Permisos guardados.'));
  await waitFor(async () => expect(await box('Ver las rutas: Usuario')).not.toBeChecked());
  expect(await box('Repartir las paradas: Admin')).toBeChecked();
  expect(screen.getByRole('button', { name: 'GUARDAR' })).toBeEnabled();
});

test('a save that fails says so, keeps what was chosen, and can be tried again', async () => {
  net.route(SAVE, problem(503, 'El servidor está ocupado.'));
  const { usuario: user } = await mount('/app/configuracion/permisos');
  await user.click(await box('Ver las rutas: Admin'));
  await user.click(screen.getByRole('button', { name: 'GUARDAR' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se guardaron los permisos. El servidor está ocupado.');
  expect(await box('Ver las rutas: Admin')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'GUARDAR' })).toBeEnabled();
});

test('without sections that bring any, says so', async () => {
  net.route('GET /api/tenant/permisos', { body: { permisos: [] } });
  await mount('/app/configuracion/permisos');
  expect(await screen.findByText('Ninguna sección trae permisos propios')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Permisos' })).toBeNull();
});
