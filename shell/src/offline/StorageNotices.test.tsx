import { createStore } from '@lavanda/shared';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Brand } from '../app/Brand';
import { BROWSER_KEYS, browserNotes } from '../storedNotes';
import { Toasts } from '../toasts/Toasts';
import { StorageNotices } from './StorageNotices';

const browser = globalThis as { indexedDB?: unknown };

function mount(tenant = 't') {
  return render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <Brand>
          <Toasts />
          <StorageNotices tenant={tenant} after={0} />
        </Brand>
      </MemoryRouter>
    </Provider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browser.indexedDB = {
    open: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  };
});
afterEach(() => delete browser.indexedDB);

test('a browser that forbids its database is said to work only online until its user has seen it, also after a reload', async () => {
  const first = mount();
  expect(await screen.findByText(/Este equipo no puede trabajar sin conexión/)).toBeVisible();
  first.unmount();
  const page = mount();
  expect(await screen.findByText(/Este equipo no puede trabajar sin conexión/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/Este equipo no puede trabajar sin conexión/)).toBeNull();
  page.unmount();
  mount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Este equipo no puede trabajar sin conexión/)).toBeNull();
});

test('what the browser erased is told to its laundry with its claves, until somebody has seen it', async () => {
  const lost = [
    { tenant: 't', clave: 'B412' },
    { tenant: 't', clave: '' },
    { tenant: 'otra', clave: 'C7' },
  ];
  browserNotes.write(BROWSER_KEYS.lost, lost);
  mount();
  const dialog = await screen.findByRole('dialog', { name: 'Faltan 2 capturas que este equipo no envió' });
  expect(dialog).toHaveTextContent('Claves que faltan: B412');
  expect(dialog).not.toHaveTextContent('C7');
  await userEvent.click(screen.getByRole('button', { name: 'Entendido', description: '' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(browserNotes.read(BROWSER_KEYS.lost)).toEqual([lost[2]]);
});
