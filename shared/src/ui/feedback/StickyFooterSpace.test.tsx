import { render, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { mockWidth, restoreWidth } from '../../testing/viewportWidth.ts';
import StickyFooterSpace, { FOOTER_HEIGHT } from './StickyFooterSpace.tsx';

const height = () => getComputedStyle(document.documentElement).getPropertyValue(FOOTER_HEIGHT);
const section = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <StickyFooterSpace height={60} />
  </Activity>
);

test('keeps its room while its section is on the screen, not while it is kept out of it', async () => {
  const { rerender, unmount } = render(section('visible'));
  expect(height()).toBe('60px');
  rerender(section('hidden'));
  await waitFor(() => expect(height()).toBe(''));
  rerender(section('visible'));
  await waitFor(() => expect(height()).toBe('60px'));
  unmount();
  expect(height()).toBe('');
});

afterEach(restoreWidth);

test('says nothing where it keeps no room', () => {
  const rules = () => [...document.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length ?? 0);
  mockWidth(600);
  const before = rules();
  render(<StickyFooterSpace height={60} />);
  expect(height()).toBe('');
  expect(rules()).toEqual(before);
});
