import { render } from '@testing-library/react';
import { Activity } from 'react';
import SidePanelSpace, { SIDE_WIDTH } from './SidePanelSpace.tsx';

const width = () => getComputedStyle(document.documentElement).getPropertyValue(SIDE_WIDTH);

test('the panel takes its width while it is on screen, and none in a hidden section', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SidePanelSpace widths={{ '': '480px', '@media (max-width: 100px)': '0px' }} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  expect(width()).toBe('480px');
  rerender(page('hidden'));
  expect(width()).toBe('');
});
