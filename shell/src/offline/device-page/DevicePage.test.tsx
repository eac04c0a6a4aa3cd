import { createStore, type Entry, queue } from '@lavanda/shared';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthGate } from '../../app/AuthGate';
import { receiveComposition } from '../../sections/composition';
import { REMOTES } from '../../testing/sections';
import { readSession } from '../../testing/session';
import { DevicePage } from './DevicePage';
import { queueFile } from './queueFile';

const session = readSession('accountant');
const { usuario: user } = session;

const entry = (seq: number, tenant: string): Entry => ({
  ...{ seq, id: `${seq}`, path: '/api/ventas/guardar', body: { nota: seq }, captured: '2026-12-10T19:58:00Z', about: 'n' },
  ...{ after: [], answered: null, answer: null, late: true, failures: 0, refusal: null },
  owner: { tenant, user: user._id, name: user.nombre },
  label: { kind: 'nota', name: 'Hotel Miravalle', amount: 128_400, clave: '' },
});

async function mount(entries: Entry[]) {
  const net = mockNetwork();
  net.route('GET /api/auth/authData', { body: session });
  const built = { version: '1.2.3', manifest: '/mf-manifest.json', secciones: [] };
  const listed = REMOTES.map((remote) => ({ ...remote, ...built }));
  net.route('GET /remotes.json', { body: { id: 'c1', usuario: user._id, remotes: listed } });
  receiveComposition({ usuario: user._id, remotes: REMOTES });
  const store = createStore();
  const router = createMemoryRouter(
    [
      {
        path: '/app',
        element: <AuthGate />,
        children: [
          { path: 'equipo', element: <DevicePage /> },
          { path: '*', element: <p>La sección</p> },
        ],
      },
    ],
    { initialEntries: ['/app/equipo'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Este equipo' });
  await act(async () => void store.dispatch(queue.actions.read(entries)));
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('any user sees what this device keeps and has to send', async () => {
  await mount([entry(1, user.tenantData._id)]);
  expect(screen.getByRole('region', { name: /En espera/ })).toHaveTextContent('Hotel Miravalle');
  expect(screen.getByRole('button', { name: 'Enviar ahora' })).toBeEnabled();
  expect(fact('Conexión')).toBe('El servidor responde');
  expect(fact('Copia para leer sin conexión')).toBe('Ninguna: este navegador no guarda datos');
  expect(fact('Identificador del equipo')).toMatch(/^[0-9a-f-]{36}$/);
  expect(fact('mfe-ventas')).toBe('1.2.3');
  await userEvent.click(screen.getAllByRole('link', { name: 'Ventas', hidden: true })[0] as HTMLElement);
  expect(await screen.findByText('La sección')).toBeInTheDocument();
});

test('what another laundry left is neither listed nor in the file', async () => {
  const entries = [entry(1, 'otra'), entry(2, user.tenantData._id)];
  await mount([entry(1, 'otra')]);
  expect(screen.getByText('No hay nada por enviar.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar cola' })).toBeDisabled();
  const file = queueFile(entries, user.tenantData._id, new Date('2026-12-10T20:00:00Z'));
  expect(JSON.parse(await file.text())).toEqual({ generated: '2026-12-10T20:00:00.000Z', entries: [entries[1]] });
});
