import { screen } from '@testing-library/react';
import { paint } from '../../testing/renderWithTheme.tsx';
import AppDialog from './AppDialog.tsx';

test('it opens without a fade', () => {
  paint(
    <AppDialog opened title="Abono" onClose={() => undefined}>
      Cantidad
    </AppDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Abono' })).toBeVisible();
  const moving = [...document.querySelectorAll<HTMLElement>('[role="presentation"] *')].filter(
    ({ style }) => style.transition !== '' || style.opacity === '0',
  );
  expect(moving).toEqual([]);
});
