import { createStore, type Entry, queue } from '@lavanda/shared';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Brand } from '../app/Brand';
import { readSession } from '../testing/session';
import { OfflineBanner } from './OfflineBanner';
import { SyncChip } from './SyncChip';

const { usuario: user } = readSession('user');

function entry(seq: number, name: string, more: Partial<Entry> = {}): Entry {
  return {
    ...{
      seq,
      id: `${seq}`,
      path: '/api/ventas/guardar',
      body: {},
      captured: '2026-12-10T19:58:00Z',
      about: `${seq}`,
      after: [],
      answered: null,
    },
    owner: { tenant: user.tenantData._id, user: user._id, name: user.nombre },
    label: { kind: 'nota', name, amount: 128_400, clave: '' },
    ...{ answer: null, late: true, failures: 0, refusal: null },
    ...more,
  };
}

function mount(entries: Entry[], connected = true) {
  const store = createStore();
  store.dispatch(queue.actions.read(entries));
  if (!connected) store.dispatch(queue.actions.contact({ connected, at: '2026-12-10T19:42:00Z' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Brand>
          <OfflineBanner usuario={user} />
          <SyncChip usuario={user} />
        </Brand>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

const chip = (name: string) => screen.findByRole('button', { name }, { timeout: 4_000 });
const refusal = {
  status: 422,
  problem: { type: 'about:blank', title: 'Falla', status: 422, detail: 'El cliente no existe.' },
} as const;

it('says nothing while the server answers and nothing waits', () => {
  mount([]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('without a connection says since when, and that work goes on', async () => {
  mount([], false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión\..*Lo que ves es de las 13:42\./);
  await chip('Sin conexión');
});

it('lists what waits with its amount, and not what another laundry left', async () => {
  mount([entry(1, 'Hotel Miravalle'), entry(2, 'Ajeno', { owner: { tenant: 'otra', user: 'x', name: 'X' } })]);
  await userEvent.click(await chip('1 por enviar'));
  const list = screen.getByRole('region', { name: /En espera/ });
  expect(within(list).getByText('Hotel Miravalle')).toBeVisible();
  expect(within(list).getByText('$1,284.00')).toBeVisible();
  expect(screen.queryByText('Ajeno')).toBeNull();
});

it('says who else captured what waits here', async () => {
  mount([entry(1, 'Lucía Peralta', { owner: { tenant: user.tenantData._id, user: 'ana', name: 'Ana' } })]);
  await userEvent.click(await chip('1 por enviar'));
  expect(screen.getByRole('region', { name: /De Ana/ })).toHaveTextContent('Lucía Peralta');
});

it('tells why the server refused, and money is dropped only by who may void', async () => {
  mount([entry(1, 'Laura Ibáñez', { refusal })]);
  await userEvent.click(await chip('1 por enviar'));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar lo de Laura Ibáñez' }));
  const dialog = screen.getByRole('dialog', { name: 'No se pudo guardar lo de Laura Ibáñez' });
  expect(dialog).toHaveTextContent('El cliente no existe.');
  expect(within(dialog).getByRole('button', { name: 'Descartar' })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Intentar de nuevo' })).toBeEnabled();
});
