import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { mockWidth } from '@lavanda/shared/testing/viewportWidth';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { App } from '../App';

interface Options {
  rol?: Role;
  /** Visited addresses, the last one open. */
  paths?: string[];
  /** Phone screen; a tablet or desktop by default. */
  telefono?: boolean;
  withClock?: boolean;
}

/** Stand-in for the shell: a link of the bar, and the section in `main`. */
function Shell() {
  return (
    <>
      <Link to="/app/activos">Activos</Link>
      <main>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

/** Mounts the section under the shell's bar. */
export function mount({
  rol: role = 'admin',
  paths = ['/app/clientes'],
  telefono: phone = false,
  withClock = false,
}: Options = {}) {
  mockWidth(phone ? 390 : 1024);
  window.scrollTo = () => undefined;
  const children = [
    { path: '/app/activos', element: <h1>Activos</h1> },
    { path: '*', element: <App /> },
  ];
  return renderSection([{ element: <Shell />, children }], {
    session: testSession(role),
    places: paths,
    // A user may pick any file, whatever `accept` suggests.
    hands: { applyAccept: false, ...(withClock && { delay: 0, advanceTimers: jest.advanceTimersByTime }) },
  });
}
