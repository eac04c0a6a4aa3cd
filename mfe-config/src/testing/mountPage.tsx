import { renderSection } from '@lavanda/shared/testing/renderSection';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { App } from '../App';
import { marianaSession } from './session';

/** Mounts a page of the section with the laundry's superuser signed in. */
export function mount(path: string) {
  window.scrollTo = () => undefined;
  const frame = (
    <Suspense>
      <main>
        <Outlet />
      </main>
    </Suspense>
  );
  return renderSection([{ element: frame, children: [{ path: '*', element: <App /> }] }], {
    session: marianaSession(),
    places: [path],
    // The tests may pick any file, because the input's `accept` does not stop a user from doing so.
    userOptions: { applyAccept: false },
  });
}
