import { takeToastAction } from '@lavanda/shared';
import type { Role } from '@lavanda/shared/domain/roles';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { mockWidth } from '@lavanda/shared/testing/viewportWidth';
import { nanoid } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { App } from '../App';

interface Options {
  rol?: Role;
  path?: string;
  /** Width of the window, px. */
  ancho?: number;
  /** How typed keys and pauses pass, for tests that hold the clock. */
  advance?: (ms: number) => void;
}

/** Opens the section at the top of the page. */
export async function mount({ rol: role = 'superuser', path = '/app/ventas', ancho: width = 1440, advance }: Options = {}) {
  mockWidth(width);
  window.scrollY = 0;
  // A key of its own: the section remembers places by it as long as the page is open.
  const { pathname, search } = new URL(path, 'http://lavanda.prueba');
  const section = await renderSection([{ path: '*', element: <App /> }], {
    session: testSession(role),
    places: [{ pathname, search, key: nanoid() }],
    ...(advance && { hands: { delay: 0, advanceTimers: advance } }),
  });
  return {
    ...section,
    /** Presses the button of the last message, as the shell does. */
    pressToast: () => act(async () => takeToastAction(section.messages().at(-1)?.id ?? '')?.()),
    /** Scrolls the page to `y` px. */
    scroll: (y: number) => act(async () => window.scrollTo(0, y)),
  };
}
