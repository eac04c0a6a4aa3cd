import { falloDeRespuesta, mensajeDeFallo } from '@lavanda/shared';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import ErrorPanel from './ErrorPanel.tsx';

function Seccion() {
  const [fallo, setFallo] = useState(true);
  return (
    <main tabIndex={-1}>
      {fallo ? <ErrorPanel detalle="El servidor no respondió." onReintentar={() => setFallo(false)} /> : <p>Cargando</p>}
    </main>
  );
}

test('another try leaves the focus in the page, whose button is gone', async () => {
  render(<Seccion />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a panel that goes by itself moves no focus', () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <ErrorPanel detalle="El servidor no respondió." onReintentar={() => undefined} />
    </main>,
  );
  rerender(<main tabIndex={-1} />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

test.each([
  [503, 'El servidor está ocupado. Inténtalo de nuevo en un momento.'],
  [500, 'Ocurrió un error inesperado.'],
])('the panel and the messages of a failed call (%i) show the code that the server wrote to its log', (status, detail) => {
  const fallo = falloDeRespuesta(status, { title: 'x', status, detail, solicitud: '7k2m9xq4tz0b' });
  render(<ErrorPanel fallo={fallo} />);
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.getByText('Código para soporte: 7k2m9xq4tz0b')).toBeVisible();
  expect(mensajeDeFallo(fallo)).toBe(`${detail} Código para soporte: 7k2m9xq4tz0b`);
});

test('a page of a proxy has the id of its header; what the user can put right has no code in its message', () => {
  render(<ErrorPanel fallo={falloDeRespuesta(502, null, 'proxy-00000001')} />);
  expect(screen.getByText('Código para soporte: proxy-00000001')).toBeVisible();
  const rechazo = falloDeRespuesta(422, { detail: 'El abono es mayor que el saldo.', solicitud: '7k2m9xq4tz0b' });
  expect(mensajeDeFallo(rechazo)).toBe('El abono es mayor que el saldo.');
});
