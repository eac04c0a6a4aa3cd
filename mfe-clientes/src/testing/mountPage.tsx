import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { mockWidth } from '@lavanda/shared/testing/viewportWidth';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { App } from '../App';

interface Options {
  rol?: Role;
  /** The history of visited addresses; the last one is open. */
  paths?: string[];
  /** True for a window of 390 px, as on a phone; by default it is 1,024 px wide. */
  onPhone?: boolean;
  withClock?: boolean;
}

/** Fake of the shell: one link of its bar, and the section in `main`. */
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
  onPhone: phone = false,
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
    // The tests may pick any file, because the input's `accept` does not stop a user from doing so.
    userOptions: { applyAccept: false, ...(withClock && { delay: 0, advanceTimers: jest.advanceTimersByTime }) },
  });
}
