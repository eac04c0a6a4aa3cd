import { screen } from '@testing-library/react';
import { paint } from '../../testing/renderWithTheme.tsx';
import Field from './Field.tsx';

describe('Field', () => {
  it('ties label and hint to the input', () => {
    paint(<Field label="Correo" help="Para la factura." optional input={{ autoComplete: 'email' }} />);
    const field = screen.getByRole('textbox', { name: 'Correo (opcional)' });
    expect(field).toHaveAccessibleDescription('Para la factura.');
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(field).toBeValid();
  });

  it('puts the error in the hint’s place, announced and tied to the input', () => {
    paint(<Field label="Teléfono" help="10 dígitos." error="Escribe 10 dígitos." />);
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveAccessibleDescription('Escribe 10 dígitos.');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe 10 dígitos.');
    expect(screen.queryByText('10 dígitos.')).not.toBeInTheDocument();
  });
});
