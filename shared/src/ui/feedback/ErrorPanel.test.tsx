import { errorFromResponse, errorMessage } from '@lavanda/shared';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import ErrorPanel from './ErrorPanel.tsx';

function Section() {
  const [error, setError] = useState(true);
  return (
    <main tabIndex={-1}>
      {error ? <ErrorPanel detail="El servidor no respondió." onRetry={() => setError(false)} /> : <p>Cargando</p>}
    </main>
  );
}

test('retrying moves the focus to the page', async () => {
  render(<Section />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a panel that unmounts by itself does not move the focus', () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <ErrorPanel detail="El servidor no respondió." onRetry={() => undefined} />
    </main>,
  );
  rerender(<main tabIndex={-1} />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

test.each([
  [503, 'El servidor está ocupado. Inténtalo de nuevo en un momento.'],
  [500, 'Ocurrió un error inesperado.'],
])('the panel and the messages of a failed call (%i) show the code that the server wrote to its log', (status, detail) => {
  const error = errorFromResponse(status, { title: 'x', status, detail, solicitud: '7k2m9xq4tz0b' });
  render(<ErrorPanel error={error} />);
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.getByText('Código para soporte: 7k2m9xq4tz0b')).toBeVisible();
  expect(errorMessage(error)).toBe(`${detail} Código para soporte: 7k2m9xq4tz0b`);
});

test('a proxy page uses the request id of the header; errors the user can fix show no code', () => {
  render(<ErrorPanel error={errorFromResponse(502, null, 'proxy-00000001')} />);
  expect(screen.getByText('Código para soporte: proxy-00000001')).toBeVisible();
  const rejection = errorFromResponse(422, { detail: 'El abono es mayor que el saldo.', solicitud: '7k2m9xq4tz0b' });
  expect(errorMessage(rejection)).toBe('El abono es mayor que el saldo.');
});
