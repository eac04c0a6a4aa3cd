import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  Link,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
import { isEndlessLoop } from './endlessLoop.ts';
import type { DataRouter } from './remote.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { ShellRouter } from './ShellRouter.tsx';

/**
 * A section that shows the state of the router. ShellRouter uses react-router's unstable contexts, so these tests fail when an
 * upgrade changes those contexts.
 */
function Section() {
  const { pathname, search } = useLocation();
  const { nota } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <h1>{`${pathname}${search} ${nota ?? 'sin nota'}`}</h1>
      <Link to="/app/pos/7?de=enlace">Abrir</Link>
      <button type="button" onClick={() => navigate('/app/pos/8', { replace: true })}>
        Reemplazar
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Volver
      </button>
    </>
  );
}

function Blocked() {
  const block = useBlocker(true);
  return <button type="button" onClick={() => block.proceed?.()}>{`Bloqueo ${block.state}`}</button>;
}

function mount(section: React.ReactNode, onError: (error: Error) => void = () => undefined) {
  const router = createMemoryRouter([{ path: '*', element: <p>El shell</p> }], { initialEntries: ['/app/activos'] });
  render(<RouterProvider router={router} />);
  render(
    <ShellRouter router={router as DataRouter}>
      <SectionBoundary onError={onError}>
        <Routes>
          <Route path="/app/activos/*" element={section} />
          <Route path="/app/pos/:nota?" element={section} />
        </Routes>
      </SectionBoundary>
    </ShellRouter>,
  );
  return { router, usuario: userEvent.setup() };
}

const title = () => screen.getByRole('heading').textContent;

test('react-router still exports the contexts it depends on', () => {
  expect(UNSAFE_DataRouterContext?.Provider).toBeDefined();
  expect(UNSAFE_DataRouterStateContext?.Provider).toBeDefined();
});

test("a section's links move the shell's router", async () => {
  const { router, usuario: user } = mount(<Section />);
  expect(title()).toBe('/app/activos sin nota');
  await user.click(screen.getByRole('link', { name: 'Abrir' }));
  expect(router.state.location.pathname).toBe('/app/pos/7');
  expect(title()).toBe('/app/pos/7?de=enlace 7');
});

test("the shell's Back and Forward move the section", async () => {
  const { router, usuario: user } = mount(<Section />);
  await user.click(screen.getByRole('link', { name: 'Abrir' }));
  await act(() => router.navigate(-1));
  expect(title()).toBe('/app/activos sin nota');
  await act(() => router.navigate(1));
  expect(title()).toBe('/app/pos/7?de=enlace 7');
});

test('useNavigate replaces and goes back', async () => {
  const { usuario: user } = mount(<Section />);
  await user.click(screen.getByRole('link', { name: 'Abrir' }));
  await user.click(screen.getByRole('button', { name: 'Reemplazar' }));
  expect(title()).toBe('/app/pos/8 8');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(title()).toBe('/app/activos sin nota');
});

function Redirecting() {
  const { pathname } = useLocation();
  return <Navigate to={pathname === '/app/activos' ? '/app/activos/lista' : '/app/activos'} replace />;
}

test('pages that redirect to each other for ever crash their section, instead of freezing the page', async () => {
  const onError = jest.fn();
  await act(async () => void mount(<Redirecting />, onError));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  const [error] = onError.mock.calls[0] as [Error];
  expect(isEndlessLoop(error)).toBe(true);
  expect(error.message).toMatch(/^Redirige sin fin entre \/app\/activos/);
});

test("a section's useBlocker stops the shell", async () => {
  const { router, usuario: user } = mount(<Blocked />);
  await act(() => router.navigate('/app/ventas'));
  expect(router.state.location.pathname).toBe('/app/activos');
  await user.click(screen.getByRole('button', { name: 'Bloqueo blocked' }));
  expect(router.state.location.pathname).toBe('/app/ventas');
});
