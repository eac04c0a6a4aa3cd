import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { scanVisit, useScanFlash } from './scanFlash.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Nota = () => <output>{useScanFlash() ? 'lit' : 'plain'}</output>;
const shown = () => screen.getByRole('status').textContent;

function open(state: unknown) {
  const router = createMemoryRouter([{ path: '*', element: <Nota /> }], { initialEntries: [{ pathname: '/a', state }] });
  render(<RouterProvider router={router} />);
  return (state: unknown) => act(() => router.navigate('/a', { state }));
}

it('what a scan opened is lit for a moment, and again when it is scanned again', async () => {
  const scan = open(scanVisit());
  expect(shown()).toBe('lit');
  act(() => jest.advanceTimersByTime(1_500));
  expect(shown()).toBe('plain');
  await scan(scanVisit());
  expect(shown()).toBe('lit');
});

it.each([
  ['opened otherwise', null],
  ['whose state is another page’s', { scannedAt: 'sí' }],
  ['reloaded later', { scannedAt: Date.now() - 60_000 }],
])('a nota %s is not', (_, state) => {
  open(state);
  expect(shown()).toBe('plain');
});
