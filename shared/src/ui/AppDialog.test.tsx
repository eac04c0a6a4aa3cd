import { screen } from '@testing-library/react';
import { pintar } from '../pruebas/pintar.tsx';
import AppDialog from './AppDialog.tsx';

test('it is whole as soon as it is open: nothing in it fades in', () => {
  pintar(
    <AppDialog abierto titulo="Abono" onCerrar={() => undefined}>
      Cantidad
    </AppDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Abono' })).toBeVisible();
  const enMovimiento = [...document.querySelectorAll<HTMLElement>('[role="presentation"] *')].filter(
    ({ style }) => style.transition !== '' || style.opacity === '0',
  );
  expect(enMovimiento).toEqual([]);
});
