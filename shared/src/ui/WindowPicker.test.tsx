import { screen } from '@testing-library/react';
import { useState } from 'react';
import { pintar } from '../pruebas/pintar.tsx';
import WindowPicker, { type Ventana } from './WindowPicker.tsx';

function Prueba({ inicial }: { inicial: Ventana }) {
  const [ventana, setVentana] = useState(inicial);
  return <WindowPicker {...ventana} onCambio={setVentana} />;
}

const inicio = () => screen.getByRole('combobox', { name: 'Entre las...' });
const fin = () => screen.getByRole('combobox', { name: 'Y las...' });

describe('WindowPicker', () => {
  it('puts both hours with one of the usual windows', async () => {
    const { usuario } = pintar(<Prueba inicial={{ inicio: '', fin: '' }} />);
    await usuario.click(screen.getByRole('button', { name: '16 a 18' }));
    expect(inicio()).toHaveValue('16:00');
    expect(fin()).toHaveValue('18:00');
    expect(screen.getByRole('button', { name: '16 a 18' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says when the window ends before it begins', async () => {
    const { usuario } = pintar(<Prueba inicial={{ inicio: '10:00', fin: '12:00' }} />);
    await usuario.selectOptions(fin(), '09:30');
    expect(screen.getByRole('alert')).toHaveTextContent('La hora final debe ser después de la hora inicial.');
    expect(fin()).toBeInvalid();
    await usuario.selectOptions(inicio(), '09:00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps an hour that isn’t among its own', () => {
    pintar(<Prueba inicial={{ inicio: '10:15', fin: '12:00' }} />);
    expect(inicio()).toHaveValue('10:15');
  });
});
