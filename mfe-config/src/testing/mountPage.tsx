import { renderSection } from '@lavanda/shared/testing/renderSection';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { App } from '../App';
import { marianaSession } from './session';

/** Opens a page of the section for the laundry's owner. */
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
    // A person may pick any file, whatever the page suggests.
    hands: { applyAccept: false },
  });
}
