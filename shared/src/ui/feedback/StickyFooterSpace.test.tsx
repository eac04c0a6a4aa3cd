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

test('reserves its height while its section is visible, not while it is hidden', async () => {
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

test('renders no style without a height', () => {
  const rules = () => [...document.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length ?? 0);
  mockWidth(600);
  const before = rules();
  render(<StickyFooterSpace height={60} />);
  expect(height()).toBe('');
  expect(rules()).toEqual(before);
});
