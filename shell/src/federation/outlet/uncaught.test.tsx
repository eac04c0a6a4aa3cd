import { createStore } from '@lavanda/shared';
import { createTenantTheme } from '@lavanda/shared/design/theme';
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { NOTE_THROWN, type NoteThrown } from '@lavanda/shared/federation/shellGlobals';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import CircularProgress from '@mui/material/CircularProgress';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { mockTwoVersions } from '../../testing/twoVersions';
import { RemoteLoader } from '../loader/RemoteLoader';
import { RemoteOutlet } from './RemoteOutlet';

let reports: Record<string, unknown>[];
let [v1, v2] = ['', ''];

beforeEach(() => {
  ({ v1, v2, reports } = mockTwoVersions());
  Object.assign(globalThis, { lavandaTimeouts: { pantalla: 200, settled: 50 } });
});
afterEach(() => {
  Object.assign(globalThis, { lavandaTimeouts: undefined });
});

const Works = () => <h1>La versión nueva</h1>;
const Earlier = () => <h1>La versión anterior</h1>;
const NEVER = new Promise<never>(() => undefined);
const Waits = (): ReactNode => use(NEVER);

/** Opens a section whose newest version is `newest`; the version before it works. */
function open(newest: Lifecycles, path = '/app/pos') {
  const earlier = defineRemote(Earlier);
  const loader = new RemoteLoader(async () => ({ load: async ({ version }) => (version === v2 ? newest : earlier) }));
  const router = createMemoryRouter(
    [
      { path: '/app/*', element: <RemoteOutlet loader={loader} /> },
      { path: '/cuenta', element: <h1>Mi cuenta</h1> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={createStore()}>
      <ThemeProvider theme={createTenantTheme({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return router;
}

describe('a section that shows nothing in time gives way to the version before it and is reported:', () => {
  const { bootstrap, unmount } = defineRemote(Earlier);

  test.each<[string, () => Lifecycles, RegExp]>([
    ['a Suspense that never ends', () => defineRemote(Waits), /no muestra nada/],
    [
      'a Suspense of its own with a skeleton',
      () =>
        defineRemote(() => (
          <Suspense fallback={<PageSkeleton />}>
            <Waits />
          </Suspense>
        )),
      /no muestra nada/,
    ],
    [
      'its title above a spinner of its own',
      () =>
        defineRemote(() => (
          <>
            <h1>Pedidos</h1>
            <CircularProgress />
          </>
        )),
      /su carga no termina/,
    ],
    ['an empty start page', () => defineRemote(() => <div />), /está vacía/],
    ['a mount() that never ends', () => ({ bootstrap, unmount, mount: () => NEVER }), /mount\(\) no termina/],
  ])('%s', async (_what, newest, message) => {
    open(newest());
    expect(await screen.findByRole('heading', { name: 'La versión anterior' })).toBeInTheDocument();
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports).toEqual([
      expect.objectContaining({ version: v2, suceso: 'fallida', etapa: 'pantalla', mensaje: expect.stringMatching(message) }),
      expect.objectContaining({ version: v1, suceso: 'montada' }),
    ]);
  });
});

test('a section with nothing to show at an address within it is no failure', async () => {
  const mounted = jest.fn();
  const empty = defineRemote(() => null);
  open({ ...empty, mount: (props) => empty.mount(props).then(mounted) }, '/app/pos/otra');
  await waitFor(() => expect(mounted).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('heading', { name: 'La versión anterior' })).not.toBeInTheDocument();
  expect(reports).toEqual([]);
});

function FailsOnLeaving() {
  useEffect(
    () => () => {
      throw Object.assign(new Error('falló la salida'), { stack: `at leave (${location.origin}/mf/mfe-pos/${v2}/a.js:1:20)` });
    },
    [],
  );
  return <h1>La versión nueva</h1>;
}

describe('an effect that crashes when the user leaves the section is reported with its stack,', () => {
  test.each([
    ['the section being kept mounted', '/app/pos', '/app/otra'],
    ['the section being unmounted', '/app/pos/nueva', '/app/otra'],
    ['the section being kept mounted no longer', '/app/pos', '/cuenta'],
  ])('%s', async (_what, from, to) => {
    const router = open(defineRemote(FailsOnLeaving), from);
    await screen.findByRole('heading', { name: 'La versión nueva' });
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada', version: v2 })]));
    // The navigation runs outside `act`, because `act` would throw the error itself.
    await router.navigate(to);
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toMatchObject({
      remoto: 'mfe-pos',
      version: v2,
      suceso: 'error',
      etapa: 'uso',
      mensaje: 'falló la salida',
      pila: expect.stringContaining(`/mf/mfe-pos/${v2}/a.js:1:20`),
    });
  });
});

test('an unmount() that fails is reported, and the next page opens', async () => {
  // jsdom lacks this function of browsers.
  globalThis.reportError ??= (error) => void dispatchEvent(new ErrorEvent('error', { error }));
  const works = defineRemote(Works);
  const error = Object.assign(new Error('falló la baja'), {
    stack: `at unmount (${location.origin}/mf/mfe-pos/${v2}/a.js:1:20)`,
  });
  const router = open({ ...works, unmount: (props) => works.unmount(props).then(() => Promise.reject(error)) }, '/app/pos/nueva');
  await screen.findByRole('heading', { name: 'La versión nueva' });
  await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada', version: v2 })]));
  await router.navigate('/cuenta');
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(reports[1]).toMatchObject({ version: v2, suceso: 'error', etapa: 'uso', mensaje: 'falló la baja' });
});

function FailsOnChange() {
  const [turns, setTurns] = useState(0);
  useEffect(
    () => () => {
      throw new Error(`falló la limpieza ${turns}`);
    },
    [turns],
  );
  return (
    <button type="button" onClick={() => setTurns(turns + 1)}>
      Cambiar
    </button>
  );
}

/** The lifecycles of a section made without `defineRemote`, whose root has no error boundary. */
function withoutBoundary(App: ComponentType): Lifecycles {
  let root: Root | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async ({ domElement }: { domElement: Element }) => {
      root = createRoot(domElement);
      root.render(<App />);
    },
    unmount: async () => root?.unmount(),
  };
}

test.each([
  ['in its boundary', defineRemote],
  ['and has no boundary', withoutBoundary],
])('a section that crashes %s when a dependency changes gives way to the version before it', async (_where, lifecyclesOf) => {
  Object.assign(globalThis, { lavandaTimeouts: { settled: 50 } });
  open(lifecyclesOf(FailsOnChange));
  const button = await screen.findByRole('button', { name: 'Cambiar' });
  // The click runs outside `act`, because `act` would throw the error itself.
  button.click();
  expect(await screen.findByRole('heading', { name: 'La versión anterior' })).toBeInTheDocument();
  await waitFor(() => expect(reports).toContainEqual(expect.objectContaining({ version: v1, suceso: 'montada' })));
  expect(reports).toContainEqual(
    expect.objectContaining({ version: v2, suceso: 'fallida', etapa: 'pantalla', mensaje: 'falló la limpieza 0' }),
  );
});

/** Messages of browsers' TypeError when the network is lost. */
const LOST_NETWORK = [
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://x.mx/a.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: https://x.mx/a.js',
  'Load failed',
  'Importing a module script failed.',
];

describe('an error that nobody caught', () => {
  /** The shell's function that built sections call with each value that they throw. */
  const { [NOTE_THROWN]: noteThrown } = globalThis as unknown as { [NOTE_THROWN]: NoteThrown };
  const errorIn = (folder: string, message: string) =>
    Object.assign(new Error(message), { stack: `Error: ${message}\n at press (${location.origin}${folder}static/js/a.js:1:20)` });
  const thrown = (error: Error) => dispatchEvent(new ErrorEvent('error', { error }));
  const rejected = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test('in a section’s code is reported with its message and stack, once, and the section goes on', async () => {
    open(defineRemote(Works));
    await screen.findByRole('heading', { name: 'La versión nueva' });
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada', version: v2 })]));
    const folder = `/mf/mfe-pos/${v2}/`;
    for (let n = 0; n < 3; n += 1) thrown(errorIn(folder, 'falló el clic'));
    rejected(errorIn(folder, 'falló la promesa'));
    await waitFor(() => expect(reports).toHaveLength(3));
    const error = { remoto: 'mfe-pos', version: v2, suceso: 'error', etapa: 'uso' };
    expect(reports.slice(1)).toEqual([
      expect.objectContaining({
        ...error,
        mensaje: 'falló el clic',
        pila: expect.stringContaining(`${folder}static/js/a.js:1:20`),
      }),
      expect.objectContaining({ ...error, mensaje: 'falló la promesa' }),
    ]);
    expect(new Set(reports.map(({ montaje: mount }) => mount)).size).toBe(1);
    expect(screen.getByRole('heading', { name: 'La versión nueva' })).toBeInTheDocument();
  });

  test('with a long message is reported with where it was thrown', async () => {
    open(defineRemote(Works));
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada' })]));
    thrown(errorIn(`/mf/mfe-pos/${v2}/`, 'respuesta '.repeat(1_000)));
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toMatchObject({ suceso: 'error', pila: expect.stringContaining(`${v2}/static/js/a.js:1:20`) });
  });

  test('that is no Error object is reported with its text and the place that the browser names', async () => {
    open(defineRemote(Works));
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada' })]));
    const script = `${location.origin}/mf/mfe-pos/${v2}/static/js/a.js`;
    dispatchEvent(
      new ErrorEvent('error', { error: 'un texto', message: 'Uncaught un texto', filename: script, lineno: 3, colno: 7 }),
    );
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toMatchObject({
      suceso: 'error',
      mensaje: 'Uncaught un texto',
      pila: expect.stringContaining('a.js:3:7'),
    });
  });

  test.each<[string, unknown, string]>([
    ['a text', 'se acabó', 'se acabó'],
    ['a number', 7, '7'],
    ['an object', { code: 'F-1' }, 'Un objeto que no es Error'],
    ['an answer of the server', { status: 409, problem: {} }, 'Una respuesta 409 que nadie atiende'],
  ])('is reported with the place where a section rejected it that is %s', async (_what, reason, message) => {
    open(defineRemote(Works));
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada' })]));
    expect(noteThrown(reason, errorIn(`/mf/mfe-pos/${v2}/`, 'lugar'))).toBe(reason);
    rejected(reason);
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toMatchObject({
      suceso: 'error',
      mensaje: message,
      pila: expect.stringContaining(`${v2}/static/js/a.js:1:20`),
    });
  });

  test('that React throws again from its own code is reported with the place where the section threw it', async () => {
    open(defineRemote(Works));
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada' })]));
    noteThrown('solo texto', errorIn(`/mf/mfe-pos/${v2}/`, 'lugar'));
    dispatchEvent(new ErrorEvent('error', { error: 'solo texto', message: 'Uncaught solo texto', filename: 'react.js' }));
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toMatchObject({ mensaje: 'solo texto', pila: expect.stringContaining(`${v2}/static/js/a.js:1:20`) });
  });

  test('while it was drawn and is no Error crashes the section, with its place', async () => {
    const thrown = { codigo: 9 };
    noteThrown(thrown, errorIn(`/mf/mfe-pos/${v2}/`, 'lugar'));
    open(
      defineRemote(() => {
        throw thrown;
      }),
    );
    await waitFor(() => expect(reports.length).toBeGreaterThan(0));
    expect(reports[0]).toMatchObject({
      suceso: 'fallida',
      mensaje: 'Un objeto que no es Error',
      pila: expect.stringContaining(`${v2}/static/js/a.js:1:20`),
    });
  });

  test.each<[string, unknown]>([
    ['no answer of the network', { status: 'red', problem: {} }],
    ['a failure of the server', { status: 503, problem: {} }],
    ['the end of the session', { status: 401, problem: {} }],
    ['a call that was broken off', { name: 'AbortError', message: 'Aborted' }],
  ])('is nobody’s that is %s', async (_what, reason) => {
    open(defineRemote(Works));
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada' })]));
    noteThrown(reason, errorIn(`/mf/mfe-pos/${v2}/`, 'lugar'));
    rejected(reason);
    thrown(errorIn(`/mf/mfe-pos/${v2}/`, 'falló el clic'));
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toMatchObject({ mensaje: 'falló el clic' });
  });

  test('elsewhere, or of the network, is nobody’s', async () => {
    open(defineRemote(Works));
    await waitFor(() => expect(reports).toEqual([expect.objectContaining({ suceso: 'montada' })]));
    thrown(errorIn('/static/', 'del shell'));
    rejected('un texto');
    const ofSection = (name: string, message: string) => Object.assign(errorIn(`/mf/mfe-pos/${v2}/`, message), { name });
    rejected(ofSection('AbortError', 'se dejó'));
    const late = new DOMException('tarde', 'TimeoutError');
    rejected(Object.defineProperty(late, 'stack', { value: errorIn(`/mf/mfe-pos/${v2}/`, 'tarde').stack }));
    for (const message of LOST_NETWORK) rejected(ofSection('TypeError', message));
    rejected(ofSection('TypeError', 'fetch no es una función'));
    rejected(ofSection('TimeoutError', 'de la sección'));
    await waitFor(() => expect(reports).toHaveLength(3));
    expect(reports[1]).toMatchObject({ suceso: 'error', mensaje: 'TypeError: fetch no es una función' });
    expect(reports[2]).toMatchObject({ suceso: 'error', mensaje: 'TimeoutError: de la sección' });
  });
});
