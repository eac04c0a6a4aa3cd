import { screen, within } from '@testing-library/react';
import { MALFORMED_AMOUNT } from '../../domain/writtenNumber.ts';
import { paint } from '../../testing/renderWithTheme.tsx';
import FlexDialog from './FlexDialog.tsx';

function open() {
  const onAccept = jest.fn();
  const onCancel = jest.fn();
  const view = paint(<FlexDialog title="Costura y arreglos" onAccept={onAccept} onCancel={onCancel} />);
  return { ...view, onAccept, onCancel };
}

describe('FlexDialog', () => {
  it('returns name, thousandths and centavos, with the amount in its button', async () => {
    const { onAccept, usuario: user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), '  Cierre de chamarra ');
    await user.click(screen.getByRole('textbox', { name: 'Costo' }));
    const pad = within(screen.getByRole('group', { name: 'Teclado numérico' }));
    for (const key of ['6', '0', '.', '5']) await user.click(pad.getByRole('button', { name: key }));
    await user.click(screen.getByRole('textbox', { name: 'Cantidad' }));
    await user.click(pad.getByRole('button', { name: '2' }));
    await user.click(screen.getByRole('button', { name: 'Agregar $121.00' }));
    expect(onAccept.mock.calls).toEqual([[{ nombre: 'Cierre de chamarra', cantidad: 2000, precio: 6050 }]]);
  });

  it('opens on the name and accepts with Enter', async () => {
    const { onAccept, usuario: user } = open();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await user.keyboard('Bastilla{Tab}3{Tab}45{Enter}');
    expect(onAccept.mock.calls).toEqual([[{ nombre: 'Bastilla', cantidad: 3000, precio: 4500 }]]);
  });

  it('names what is missing, goes to the first and clears it once written', async () => {
    const { onAccept, usuario: user } = open();
    await user.clear(screen.getByRole('textbox', { name: 'Cantidad' }));
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Escribe el nombre del servicio.');
    expect(screen.getByRole('textbox', { name: 'Cantidad' })).toHaveAccessibleDescription(
      'La cantidad tiene que ser mayor que 0.',
    );
    expect(screen.getByRole('textbox', { name: 'Costo' })).toBeInvalid();
    await user.keyboard('B');
    expect(name).toBeValid();
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('takes a cost with thousands and tells one that is not understood', async () => {
    const { onAccept, usuario: user } = open();
    await user.keyboard('Alfombra{Tab}{Tab}1,50{Enter}');
    expect(screen.getByRole('textbox', { name: 'Costo' })).toHaveAccessibleDescription(MALFORMED_AMOUNT);
    expect(onAccept).not.toHaveBeenCalled();
    await user.keyboard('0{Enter}');
    expect(onAccept.mock.calls).toEqual([[{ nombre: 'Alfombra', cantidad: 1000, precio: 150_000 }]]);
  });

  it('changes nothing with Escape', async () => {
    const { onAccept, onCancel, usuario: user } = open();
    await user.keyboard('Bastilla{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onAccept).not.toHaveBeenCalled();
  });
});
