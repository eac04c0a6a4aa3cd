import { screen, within } from '@testing-library/react';
import { MONTO_MAL_ESCRITO } from '../domain/numeroEscrito.ts';
import { pintar } from '../pruebas/pintar.tsx';
import FlexDialog from './FlexDialog.tsx';

function abrir() {
  const onAceptar = jest.fn();
  const onCancelar = jest.fn();
  const vista = pintar(<FlexDialog titulo="Costura y arreglos" onAceptar={onAceptar} onCancelar={onCancelar} />);
  return { ...vista, onAceptar, onCancelar };
}

describe('FlexDialog', () => {
  it('answers name, thousandths and centavos, with the amount in its button', async () => {
    const { onAceptar, usuario } = abrir();
    await usuario.type(screen.getByRole('textbox', { name: 'Nombre' }), '  Cierre de chamarra ');
    await usuario.click(screen.getByRole('textbox', { name: 'Costo' }));
    const pad = within(screen.getByRole('group', { name: 'Teclado numérico' }));
    for (const tecla of ['6', '0', '.', '5']) await usuario.click(pad.getByRole('button', { name: tecla }));
    await usuario.click(screen.getByRole('textbox', { name: 'Cantidad' }));
    await usuario.click(pad.getByRole('button', { name: '2' }));
    await usuario.click(screen.getByRole('button', { name: 'Agregar $121.00' }));
    expect(onAceptar.mock.calls).toEqual([[{ nombre: 'Cierre de chamarra', cantidad: 2000, precio: 6050 }]]);
  });

  it('opens on the name and accepts with Enter', async () => {
    const { onAceptar, usuario } = abrir();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await usuario.keyboard('Bastilla{Tab}3{Tab}45{Enter}');
    expect(onAceptar.mock.calls).toEqual([[{ nombre: 'Bastilla', cantidad: 3000, precio: 4500 }]]);
  });

  it('names what is missing, goes to the first and clears it once written', async () => {
    const { onAceptar, usuario } = abrir();
    await usuario.clear(screen.getByRole('textbox', { name: 'Cantidad' }));
    await usuario.click(screen.getByRole('button', { name: 'Agregar' }));
    const nombre = screen.getByRole('textbox', { name: 'Nombre' });
    expect(nombre).toHaveFocus();
    expect(nombre).toHaveAccessibleDescription('Escribe el nombre del servicio.');
    expect(screen.getByRole('textbox', { name: 'Cantidad' })).toHaveAccessibleDescription(
      'La cantidad tiene que ser mayor que 0.',
    );
    expect(screen.getByRole('textbox', { name: 'Costo' })).toBeInvalid();
    await usuario.keyboard('B');
    expect(nombre).toBeValid();
    expect(onAceptar).not.toHaveBeenCalled();
  });

  it('takes a cost with thousands and tells one that is not understood', async () => {
    const { onAceptar, usuario } = abrir();
    await usuario.keyboard('Alfombra{Tab}{Tab}1,50{Enter}');
    expect(screen.getByRole('textbox', { name: 'Costo' })).toHaveAccessibleDescription(MONTO_MAL_ESCRITO);
    expect(onAceptar).not.toHaveBeenCalled();
    await usuario.keyboard('0{Enter}');
    expect(onAceptar.mock.calls).toEqual([[{ nombre: 'Alfombra', cantidad: 1000, precio: 150_000 }]]);
  });

  it('changes nothing with Escape', async () => {
    const { onAceptar, onCancelar, usuario } = abrir();
    await usuario.keyboard('Bastilla{Escape}');
    expect(onCancelar).toHaveBeenCalledTimes(1);
    expect(onAceptar).not.toHaveBeenCalled();
  });
});
