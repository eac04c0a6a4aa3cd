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
  /** Window width, px. */
  width?: number;
  /** Function that advances the fake timers, ms; user-event calls it between keys. */
  advance?: (ms: number) => void;
  /** True for tests that read styles. */
  styled?: boolean;
}

/** Opens the section, scrolled to the top. */
export async function mount(options: Options = {}) {
  const { rol: role = 'superuser', path = '/app/ventas', width = 1440, advance, styled = false } = options;
  mockWidth(width);
  window.scrollY = 0;
  // Each mount gets another history key, because the section remembers scroll positions by that key.
  const { pathname, search } = new URL(path, 'http://lavanda.prueba');
  const section = await renderSection([{ path: '*', element: <App /> }], {
    session: testSession(role),
    places: [{ pathname, search, key: nanoid() }],
    styled,
    ...(advance && { userOptions: { delay: 0, advanceTimers: advance } }),
  });
  return {
    ...section,
    /** Presses the action button of the last toast, as the shell does. */
    pressToast: () => act(async () => takeToastAction(section.messages().at(-1)?.id ?? '')?.()),
    /** Scrolls the page to `y` px. */
    scroll: (y: number) => act(async () => window.scrollTo(0, y)),
  };
}
