import { screen } from '@testing-library/react';
import { pintar } from '../pruebas/pintar.tsx';
import Field from './Field.tsx';

describe('Field', () => {
  it('ties label and hint to the input', () => {
    pintar(<Field etiqueta="Correo" ayuda="Para la factura." opcional entrada={{ autoComplete: 'email' }} />);
    const campo = screen.getByRole('textbox', { name: 'Correo (opcional)' });
    expect(campo).toHaveAccessibleDescription('Para la factura.');
    expect(campo).toHaveAttribute('autocomplete', 'email');
    expect(campo).toBeValid();
  });

  it('puts the error in the hint’s place, announced and tied to the input', () => {
    pintar(<Field etiqueta="Teléfono" ayuda="10 dígitos." error="Escribe 10 dígitos." />);
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveAccessibleDescription('Escribe 10 dígitos.');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe 10 dígitos.');
    expect(screen.queryByText('10 dígitos.')).not.toBeInTheDocument();
  });
});
