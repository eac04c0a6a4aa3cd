import { paint } from '@lavanda/shared/testing/renderWithTheme';
import { screen } from '@testing-library/react';
import Chart from './ChartCard';

const FAILURE = new TypeError('no bars');

function Broken(): never {
  throw FAILURE;
}

test('a chart that throws leaves its card with a retry, and is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.error);
  };
  addEventListener('error', note);
  paint(<Chart load={async () => ({ default: Broken })} props={{}} height={100} />);
  expect(await screen.findByText('La gráfica no se pudo mostrar. Inténtalo de nuevo.')).toBeVisible();
  expect(reported).toContain(FAILURE);
  removeEventListener('error', note);
  jest.restoreAllMocks();
});
