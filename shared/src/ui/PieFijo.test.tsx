import { render, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { quitarAncho, simularAncho } from '../pruebas/ancho.ts';
import PieFijo, { ALTO_DEL_PIE } from './PieFijo.tsx';

const alto = () => getComputedStyle(document.documentElement).getPropertyValue(ALTO_DEL_PIE);
const seccion = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <PieFijo alto={60} />
  </Activity>
);

test('keeps its room while its section is on the screen, not while it is kept out of it', async () => {
  const { rerender, unmount } = render(seccion('visible'));
  expect(alto()).toBe('60px');
  rerender(seccion('hidden'));
  await waitFor(() => expect(alto()).toBe(''));
  rerender(seccion('visible'));
  await waitFor(() => expect(alto()).toBe('60px'));
  unmount();
  expect(alto()).toBe('');
});

afterEach(quitarAncho);

test('says nothing where it keeps no room', () => {
  const reglas = () => [...document.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length ?? 0);
  simularAncho(600);
  const antes = reglas();
  render(<PieFijo alto={60} />);
  expect(alto()).toBe('');
  expect(reglas()).toEqual(antes);
});
