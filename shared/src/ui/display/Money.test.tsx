import { screen } from '@testing-library/react';
import { paint } from '../../testing/renderWithTheme.tsx';
import Money from './Money.tsx';

describe('Money', () => {
  it.each([
    [123_450, 2, '$1,234.50'],
    [123_450, 1, '$1,234.5'],
    [0, 2, '$0.00'],
    [-20_000, 2, '\u2212$200.00'],
  ])('writes %i centavos with %i decimals as %s', (centavos, decimals, text) => {
    paint(<Money centavos={centavos} decimals={decimals} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
