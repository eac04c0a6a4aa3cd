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
