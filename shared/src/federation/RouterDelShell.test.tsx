import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  Link,
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
import { RouterDelShell } from './RouterDelShell.tsx';
import type { RouterDeDatos } from './remoto.ts';

/** These guard the use of react-router's unstable contexts: when an upgrade changes them, they fail here and not in a laundry. */
function Seccion() {
  const { pathname, search } = useLocation();
  const { nota } = useParams();
  const navegar = useNavigate();
  return (
    <>
      <h1>{`${pathname}${search} ${nota ?? 'sin nota'}`}</h1>
      <Link to="/app/pos/7?de=enlace">Abrir</Link>
      <button type="button" onClick={() => navegar('/app/pos/8', { replace: true })}>
        Reemplazar
      </button>
      <button type="button" onClick={() => navegar(-1)}>
        Volver
      </button>
    </>
  );
}

function Bloqueada() {
  const bloqueo = useBlocker(true);
  return <button type="button" onClick={() => bloqueo.proceed?.()}>{`Bloqueo ${bloqueo.state}`}</button>;
}

function montar(seccion: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: <p>El shell</p> }], { initialEntries: ['/app/activos'] });
  render(<RouterProvider router={router} />);
  render(
    <RouterDelShell router={router as RouterDeDatos}>
      <Routes>
        <Route path="/app/activos" element={seccion} />
        <Route path="/app/pos/:nota?" element={seccion} />
      </Routes>
    </RouterDelShell>,
  );
  return { router, usuario: userEvent.setup() };
}

const titulo = () => screen.getByRole('heading').textContent;

test('react-router todavía exporta los contextos de los que depende', () => {
  expect(UNSAFE_DataRouterContext?.Provider).toBeDefined();
  expect(UNSAFE_DataRouterStateContext?.Provider).toBeDefined();
});

test('los enlaces de la sección mueven al router del shell', async () => {
  const { router, usuario } = montar(<Seccion />);
  expect(titulo()).toBe('/app/activos sin nota');
  await usuario.click(screen.getByRole('link', { name: 'Abrir' }));
  expect(router.state.location.pathname).toBe('/app/pos/7');
  expect(titulo()).toBe('/app/pos/7?de=enlace 7');
});

test('atrás y adelante del shell mueven a la sección', async () => {
  const { router, usuario } = montar(<Seccion />);
  await usuario.click(screen.getByRole('link', { name: 'Abrir' }));
  await act(() => router.navigate(-1));
  expect(titulo()).toBe('/app/activos sin nota');
  await act(() => router.navigate(1));
  expect(titulo()).toBe('/app/pos/7?de=enlace 7');
});

test('useNavigate reemplaza y vuelve', async () => {
  const { usuario } = montar(<Seccion />);
  await usuario.click(screen.getByRole('link', { name: 'Abrir' }));
  await usuario.click(screen.getByRole('button', { name: 'Reemplazar' }));
  expect(titulo()).toBe('/app/pos/8 8');
  await usuario.click(screen.getByRole('button', { name: 'Volver' }));
  expect(titulo()).toBe('/app/activos sin nota');
});

test('useBlocker de la sección detiene al shell', async () => {
  const { router, usuario } = montar(<Bloqueada />);
  await act(() => router.navigate('/app/ventas'));
  expect(router.state.location.pathname).toBe('/app/activos');
  await usuario.click(screen.getByRole('button', { name: 'Bloqueo blocked' }));
  expect(router.state.location.pathname).toBe('/app/ventas');
});
