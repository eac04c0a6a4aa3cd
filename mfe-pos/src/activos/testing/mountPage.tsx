import type { SessionData } from '@lavanda/shared/contract/schemas/auth';
import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import type { ReactElement } from 'react';

interface Options {
  rol?: Role;
  path?: string;
  /** Session of the user; by default that of a user with the role `rol`. */
  session?: SessionData;
}

/** Mounts a page of Activos, with a stub of the point of sale as its neighbour. */
export function mount(element: ReactElement, { rol: role, path = '/app/activos', session = testSession(role) }: Options = {}) {
  return renderSection(
    [
      { path: '/app/activos', element },
      { path: '/app/pos/:nota?', element: <h1>Punto de Venta</h1> },
    ],
    { session, places: [path] },
  );
}
