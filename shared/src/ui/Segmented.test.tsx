import { screen } from '@testing-library/react';
import { useState } from 'react';
import { pintar } from '../pruebas/pintar.tsx';
import Segmented from './Segmented.tsx';

type Filtro = 'todas' | 'recolectar' | 'sucursal';

interface PruebaProps {
  alCambiar: (valor: Filtro) => void;
  sinRecolectar?: boolean;
  elegido?: Filtro | '';
}

function Prueba({ alCambiar, sinRecolectar = false, elegido = 'todas' }: PruebaProps) {
  const [valor, setValor] = useState<Filtro | ''>(elegido);
  return (
    <Segmented<Filtro | ''>
      etiqueta="Estado"
      valor={valor}
      onCambio={(nuevo) => {
        setValor(nuevo);
        if (nuevo !== '') alCambiar(nuevo);
      }}
      opciones={[
        { valor: 'todas', etiqueta: 'Todas', cuenta: 23 },
        { valor: 'recolectar', etiqueta: 'Por recolectar', deshabilitada: sinRecolectar },
        { valor: 'sucursal', etiqueta: 'En sucursal' },
      ]}
    />
  );
}

describe('Segmented', () => {
  it('is a radio group with one stop of the tab key, on the chosen option', async () => {
    const { usuario } = pintar(<Prueba alCambiar={jest.fn()} />);
    expect(screen.getByRole('radiogroup', { name: 'Estado' })).toBeVisible();
    await usuario.tab();
    expect(screen.getByRole('radio', { name: /Todas\s*23/ })).toHaveFocus();
    await usuario.tab();
    expect(document.body).toHaveFocus();
  });

  it('moves and chooses with the arrows, round both ends, and with Home and End', async () => {
    const alCambiar = jest.fn();
    const { usuario } = pintar(<Prueba alCambiar={alCambiar} />);
    await usuario.tab();
    await usuario.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Por recolectar' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Por recolectar' })).toHaveFocus();
    await usuario.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toHaveFocus();
    await usuario.keyboard('{Home}{End}');
    expect(alCambiar.mock.calls.flat()).toEqual(['recolectar', 'todas', 'sucursal', 'todas', 'sucursal']);
  });

  it('begins at either end with nothing chosen', async () => {
    const alCambiar = jest.fn();
    const { usuario, unmount } = pintar(<Prueba alCambiar={alCambiar} elegido="" />);
    await usuario.tab();
    await usuario.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toBeChecked();
    unmount();

    const otra = pintar(<Prueba alCambiar={alCambiar} elegido="" />);
    await otra.usuario.tab();
    await otra.usuario.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /Todas/ })).toBeChecked();
  });

  it('skips what is disabled and is never left empty', async () => {
    const alCambiar = jest.fn();
    const { usuario } = pintar(<Prueba alCambiar={alCambiar} sinRecolectar />);
    await usuario.tab();
    await usuario.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toBeChecked();
    await usuario.click(screen.getByRole('radio', { name: 'En sucursal' }));
    expect(screen.getByRole('radio', { name: 'En sucursal' })).toBeChecked();
    expect(alCambiar).toHaveBeenCalledTimes(1);
  });
});
