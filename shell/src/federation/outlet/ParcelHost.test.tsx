import { api, createStore } from '@lavanda/shared';
import { createTenantTheme } from '@lavanda/shared/design/theme';
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { useVisitKey } from '@lavanda/shared/federation/useVisitKey';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { pending } from '../../testing/helpers';
import { readSession } from '../../testing/session';
import { RemoteLoader } from '../loader/RemoteLoader';
import { noteWait } from '../share-scope/waits';
import { RemoteOutlet } from './RemoteOutlet';

const OTHERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

let heights: number[];
beforeEach(() => {
  localStorage.clear();
  heights = [];
  window.scrollY = 0;
  window.scrollTo = ((_x: number, y: number) => {
    heights.push(y);
    window.scrollY = y;
  }) as typeof window.scrollTo;
  mockNetwork().route('GET /remotes.json', () => ({
    body: {
      remotes: [
        { name: 'mfe-ventas', manifest: '/ventas.json', secciones: ['ventas'] },
        { name: 'mfe-otras', manifest: '/otras.json', secciones: ['clientes', ...OTHERS] },
      ],
    },
  }));
});

let mounted = 0;
let places: string[] = [];

/** A section with a search, a dialog, a nota page and a draft. */
function Sales() {
  const { pathname, search } = useLocation();
  const [text, setText] = useState('');
  const [opened, setOpen] = useState(false);
  const [half, setHalf] = useState(false);
  const [message, setMessage] = useState('');
  const [broken, setBroken] = useState(false);
  useBusy(half);
  useEffect(() => {
    mounted += 1;
    return () => {
      mounted -= 1;
    };
  }, []);
  places.push(pathname + search);
  if (broken) throw new Error('se rompió');
  return (
    <>
      <h1>{`Ventas en ${pathname}${search}`}</h1>
      <input aria-label="Buscar" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        Preguntar
      </button>
      <button type="button" onClick={() => setHalf(true)}>
        Empezar
      </button>
      <button type="button" onClick={() => setMessage('No se pudo')}>
        Fallar
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Romper
      </button>
      <NewNota key={useVisitKey()} />
      {message && <p role="alert">{message}</p>}
      <Dialog open={opened}>¿Seguro?</Dialog>
    </>
  );
}

function NewNota() {
  const [articles, setArticles] = useState(0);
  return <button type="button" onClick={() => setArticles(articles + 1)}>{`Artículos ${articles}`}</button>;
}

const others = defineRemote(() => <h1>{`Otra en ${useLocation().pathname}`}</h1>);

async function mountIt(lifecycles: Lifecycles = defineRemote(Sales)) {
  const loader = new RemoteLoader(async () => ({
    load: async ({ name }) => (name === 'mfe-ventas' ? lifecycles : others),
  }));
  const router = createMemoryRouter([{ path: '/app/*', element: <RemoteOutlet loader={loader} /> }], {
    initialEntries: ['/app/ventas'],
  });
  const store = createStore();
  render(
    <Provider store={store}>
      <ThemeProvider theme={createTenantTheme({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} useTransitions={false} />
      </ThemeProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  const go = async (path: string | number) => {
    await act(() => router.navigate(path as string));
    const { pathname } = router.state.location;
    await screen.findByRole('heading', { name: new RegExp(`en ${pathname}`) });
  };
  await screen.findByRole('heading', { name: 'Ventas en /app/ventas' });
  await user.type(screen.getByLabelText('Buscar'), 'rosa');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { router, store, usuario: user, go, press };
}

const term = () => (screen.getByLabelText('Buscar') as HTMLInputElement).value;

test('a section is found as it was left, with the current address', async () => {
  const { go } = await mountIt();
  await go('/app/clientes');
  expect(screen.queryByLabelText('Buscar')).not.toBeInTheDocument();
  await go('/app/ventas?user=jose');
  expect(screen.getByRole('heading')).toHaveTextContent('Ventas en /app/ventas?user=jose');
  expect(term()).toBe('rosa');
});

test('a section that is left is taken out of the page', async () => {
  const { go } = await mountIt();
  await go('/app/clientes');
  await go('/app/ventas');
  const title = screen.getByRole('heading');
  await go('/app/clientes');
  expect(title).not.toBeInTheDocument();
  expect(document.querySelector('h1')).toHaveTextContent('Otra en /app/clientes');
});

test('the focused element of a section that is left gets a blur event', async () => {
  const { go, usuario: user } = await mountIt();
  await go('/app/clientes');
  await go('/app/ventas');
  const field = screen.getByLabelText('Buscar');
  await user.click(field);
  const lost = jest.fn();
  field.addEventListener('blur', () => lost(field.isConnected));
  await go('/app/clientes');
  expect(field).not.toBeInTheDocument();
  expect(lost).toHaveBeenCalledTimes(1);
  expect(lost).toHaveBeenCalledWith(true);
  await go('/app/ventas');
  expect(screen.getByLabelText('Buscar')).not.toHaveFocus();
});

test("while hidden, its effects end and it does not see the page's address", async () => {
  const { go } = await mountIt();
  expect(mounted).toBe(1);
  places = [];
  await go('/app/clientes');
  await waitFor(() => expect(mounted).toBe(0));
  await go('/app/a');
  expect(places.filter((place) => place !== '/app/ventas')).toEqual([]);
  await go('/app/ventas');
  await waitFor(() => expect(mounted).toBe(1));
});

test('what starts at each visit starts again', async () => {
  const { go, press } = await mountIt();
  await press('Artículos 0');
  await go('/app/clientes');
  await waitFor(() => expect(mounted).toBe(0));
  await go('/app/ventas');
  expect(await screen.findByRole('button', { name: 'Artículos 0' })).toBeInTheDocument();
  expect(term()).toBe('rosa');
});

test.each<[string, (test: Awaited<ReturnType<typeof mountIt>>) => Promise<unknown>]>([
  ['an open dialog', ({ press }) => press('Preguntar')],
  ['a toast on screen', ({ press }) => press('Fallar')],
  ['unfinished work', ({ press }) => press('Empezar')],
  ['an inner page open', ({ go }) => go('/app/ventas/7')],
])('a section left with %s starts over', async (_what, before) => {
  const test = await mountIt();
  await before(test);
  await test.go('/app/clientes');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await test.go('/app/ventas');
  expect(term()).toBe('');
  expect(screen.queryByText(/¿Seguro\?|No se pudo/)).not.toBeInTheDocument();
});

test("what is measured out of sight, like a chart's letters, does not count as open", async () => {
  const { go } = await mountIt();
  const unit = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  unit.style.visibility = 'hidden';
  unit.innerHTML = '<text>$200 k</text>';
  await go('/app/clientes');
  await go('/app/ventas');
  expect(term()).toBe('rosa');
  unit.remove();
});

test('a section that crashed does not come back as it was', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go, press } = await mountIt();
  await press('Romper');
  expect(await screen.findByText('Esta sección se detuvo')).toBeInTheDocument();
  await go('/app/clientes');
  await go('/app/ventas');
  expect(term()).toBe('');
  jest.restoreAllMocks();
});

test('a version that cannot be kept is unmounted on leaving', async () => {
  const { bootstrap, mount, unmount } = defineRemote(Sales);
  const { go } = await mountIt({ bootstrap, mount, unmount });
  await go('/app/clientes');
  await waitFor(() => expect(mounted).toBe(0));
  await go('/app/ventas');
  expect(term()).toBe('');
});

test('another user finds nothing of the previous one', async () => {
  const { go, store } = await mountIt();
  const signIn = (_id: string) => {
    const { usuario: user, permissions } = readSession('admin');
    return act(() =>
      store.dispatch(api.util.upsertQueryData('authData', undefined, { usuario: { ...user, _id }, permissions } as never)),
    );
  };
  await signIn('u1');
  await screen.findByRole('heading', { name: 'Ventas en /app/ventas' });
  await go('/app/clientes');
  await signIn('u2');
  await go('/app/ventas');
  expect(term()).toBe('');
});

test('keeps the last seven', async () => {
  const { go } = await mountIt();
  for (const another of OTHERS.slice(0, 6)) await go(`/app/${another}`);
  await go('/app/ventas');
  expect(term()).toBe('rosa');
  for (const another of OTHERS) await go(`/app/${another}`);
  await go('/app/clientes');
  await go('/app/ventas');
  expect(term()).toBe('');
});

test('Back restores its scroll position; its link opens it at the top', async () => {
  const { go } = await mountIt();
  window.scrollY = 800;
  await go('/app/clientes');
  window.scrollY = 0;
  await go(-1);
  expect(window.scrollY).toBe(800);
  await go('/app/clientes');
  await go('/app/ventas');
  expect(window.scrollY).toBe(0);
});

/** Waits for `part` as a section's script does in a Suspense. */
function Part({ part }: { part: Promise<string> }) {
  const [text, setText] = useState('Cargando');
  useEffect(() => {
    noteWait(part, Object.assign(new Error('use'), { stack: `at Part (${location.origin}/ventas.js:1:1)` }));
    void part.then(setText);
  }, [part]);
  return <p>{text}</p>;
}

const withPart = (part: Promise<string>) =>
  defineRemote(() => (
    <>
      <Sales />
      <Part part={part} />
    </>
  ));

const NEVER = new Promise<string>(() => undefined);

/** A page that shows nothing more once a part of it waits. */
function Vanishing() {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (gone) noteWait(NEVER, Object.assign(new Error('use'), { stack: `at Part (${location.origin}/ventas.js:1:1)` }));
  }, [gone]);
  if (gone) return <div aria-busy="true" />;
  return (
    <>
      <Sales />
      <button type="button" onClick={() => setGone(true)}>
        Esperar
      </button>
    </>
  );
}

describe('a section that shows its title while a part of it waits', () => {
  beforeEach(() => Object.assign(globalThis, { lavandaTimeouts: { pantalla: 3_000 } }));
  afterEach(() => Object.assign(globalThis, { lavandaTimeouts: {} }));

  test('fails when the part never comes', async () => {
    await mountIt(withPart(pending<string>().promise));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta sección se detuvo');
    expect(screen.queryByLabelText('Buscar')).toBeNull();
  });

  test('goes on when it comes in time', async () => {
    const part = pending<string>();
    await mountIt(withPart(part.promise));
    await act(async () => part.resolve('Llegó'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 3_200)));
    expect(screen.getByText('Llegó')).toBeVisible();
    expect(term()).toBe('rosa');
  });

  test('fails when all of the page gives way later to a part that never comes', async () => {
    const { press } = await mountIt(defineRemote(Vanishing));
    await press('Esperar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta sección se detuvo');
  });
});
