import { fireEvent, screen, within } from '@testing-library/react';
import { CANTIDAD_MAL_ESCRITA, MONTO_MAL_ESCRITO } from '../domain/numeroEscrito.ts';
import { pintar } from '../pruebas/pintar.tsx';
import AmountDialog, { type AmountDialogProps } from './AmountDialog.tsx';

function abrir(props: Partial<AmountDialogProps>) {
  const onAceptar = jest.fn();
  const onCancelar = jest.fn();
  const vista = pintar(
    <AmountDialog modo="abono" titulo="Cantidad a abonar:" onAceptar={onAceptar} onCancelar={onCancelar} {...props} />,
  );
  const pad = within(screen.getByRole('group', { name: 'Teclado numérico' }));
  const tocar = async (...teclas: string[]) => {
    for (const tecla of teclas) await vista.usuario.click(pad.getByRole('button', { name: tecla }));
  };
  return { ...vista, onAceptar, onCancelar, tocar };
}

describe('AmountDialog', () => {
  it('takes kg from the pad in thousandths and shows the amount in its button', async () => {
    const { onAceptar, tocar, usuario } = abrir({ modo: 'kg', titulo: 'Lavado por kg', precio: 3890 });
    await tocar('3', '.', '3', '5');
    expect(screen.getByRole('textbox', { name: 'Cantidad de ropa en kg' })).toHaveValue('3.35');
    await usuario.click(screen.getByRole('button', { name: 'Agregar $130.32' }));
    expect(onAceptar.mock.calls).toEqual([[3350]]);
  });

  it('hears a finger as it lifts from a key, and the amount keeps the focus', () => {
    abrir({ modo: 'kg', titulo: 'Lavado por kg', precio: 3890 });
    const dedo = { clientX: 50, clientY: 50 };
    for (const tecla of ['3', '.', '3', '5', '5', 'Borrar']) {
      const boton = screen.getByRole('button', { name: tecla });
      fireEvent.touchStart(boton, { touches: [dedo] });
      // The browser is told not to make a click of it.
      expect(fireEvent.touchEnd(boton, { changedTouches: [dedo] })).toBe(false);
    }
    const cantidad = screen.getByRole('textbox', { name: 'Cantidad de ropa en kg' });
    expect(cantidad).toHaveValue('3.35');
    expect(cantidad).toHaveFocus();
  });

  it('takes the physical keys from the start and accepts with Enter', async () => {
    const { onAceptar, usuario } = abrir({ maximo: 60_000 });
    await usuario.keyboard('200.5');
    expect(screen.getByText('Resta $399.50')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abonar $200.50' })).toBeEnabled();
    await usuario.keyboard('{Enter}');
    expect(onAceptar.mock.calls).toEqual([[20_050]]);
  });

  it('refuses more than the balance and says what to do', async () => {
    const { onAceptar, usuario } = abrir({ maximo: 60_000 });
    await usuario.keyboard('700{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El abono es mayor que el saldo. Escribe $600.00 o menos, o elige Liquidar.',
    );
    expect(screen.getByRole('textbox', { name: 'Abono' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveAccessibleDescription(/mayor que el saldo/);
    expect(screen.getByRole('button', { name: 'Abonar' })).toBeDisabled();
    expect(onAceptar).not.toHaveBeenCalled();
  });

  it('accepts exactly the balance', async () => {
    const { onAceptar, usuario } = abrir({ maximo: 60_000 });
    await usuario.keyboard('600{Enter}');
    expect(onAceptar).toHaveBeenCalledWith(60_000);
  });

  it.each(['', '0', '0.00'])('refuses %j: an amount is more than 0', async (texto) => {
    const { onAceptar, usuario } = abrir({ maximo: 60_000 });
    await usuario.keyboard(`${texto}{Enter}`);
    expect(screen.getByRole('button', { name: 'Abonar' })).toBeDisabled();
    expect(onAceptar).not.toHaveBeenCalled();
  });

  it('keeps out letters, signs and decimals beyond the centavo', async () => {
    const { usuario } = abrir({ maximo: 60_000 });
    await usuario.keyboard('-1a2.3456e');
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveValue('12.34');
  });

  it.each([
    ['1,500', '$1,500.00', 150_000],
    ['$1,500.50', '$1,500.50', 150_050],
    ['1500.5', '$1,500.50', 150_050],
  ])('takes %j as %s, typed or pasted', async (texto, mostrado, centavos) => {
    const { onAceptar, usuario } = abrir({ maximo: 200_000 });
    await usuario.keyboard(texto);
    expect(screen.getByRole('button', { name: `Abonar ${mostrado}` })).toBeEnabled();
    await usuario.clear(screen.getByRole('textbox', { name: 'Abono' }));
    await usuario.paste(texto);
    await usuario.keyboard('{Enter}');
    expect(onAceptar.mock.calls).toEqual([[centavos]]);
  });

  it.each(['1,50', '12,5', '1.500,50', '1500,'])('tells that %j is not understood instead of guessing', async (texto) => {
    const { onAceptar, usuario } = abrir({ maximo: 200_000 });
    await usuario.paste(texto);
    const campo = screen.getByRole('textbox', { name: 'Abono' });
    expect(campo).toHaveValue(texto);
    expect(campo).toBeInvalid();
    expect(campo).toHaveAccessibleDescription(MONTO_MAL_ESCRITO);
    expect(screen.getByRole('button', { name: 'Abonar' })).toBeDisabled();
    await usuario.keyboard('{Enter}');
    expect(onAceptar).not.toHaveBeenCalled();
  });

  it('says nothing of thousands that are being typed', async () => {
    const { usuario } = abrir({ maximo: 200_000 });
    await usuario.keyboard('1,');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reads the cash it is paid with the same way', async () => {
    const { onAceptar, usuario } = abrir({ maximo: 200_000, efectivo: true });
    await usuario.keyboard('1,200');
    await usuario.click(screen.getByRole('textbox', { name: 'Paga con' }));
    await usuario.keyboard('1,50');
    expect(screen.getByRole('textbox', { name: 'Paga con' })).toHaveAccessibleDescription(MONTO_MAL_ESCRITO);
    await usuario.keyboard('{Enter}');
    expect(onAceptar).not.toHaveBeenCalled();
    await usuario.keyboard('0');
    expect(screen.getByRole('status')).toHaveTextContent('Cambio $300.00');
    await usuario.keyboard('{Enter}');
    expect(onAceptar.mock.calls).toEqual([[120_000]]);
  });

  it('takes no comma in kg, where it could be thousands or decimals', async () => {
    const { onAceptar, usuario } = abrir({ modo: 'kg', titulo: 'Lavado por kg', precio: 3890 });
    await usuario.keyboard('1,500{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(CANTIDAD_MAL_ESCRITA);
    expect(onAceptar).not.toHaveBeenCalled();
  });

  it('puts a quick amount and goes on from it', async () => {
    const { tocar, usuario } = abrir({ maximo: 60_000 });
    await usuario.click(screen.getByRole('button', { name: '$200' }));
    await tocar('Borrar');
    expect(screen.getByRole('button', { name: 'Abonar $20.00' })).toBeEnabled();
  });

  it('replaces the value it opened with at the first key of the pad', async () => {
    const { onAceptar, tocar, usuario } = abrir({
      modo: 'cantidad',
      titulo: 'Edredón',
      precio: 12_000,
      valorInicial: 2_000,
      entero: true,
    });
    expect(screen.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('2');
    await tocar('3', '.');
    await usuario.click(screen.getByRole('button', { name: 'Aceptar $360.00' }));
    expect(onAceptar).toHaveBeenCalledWith(3_000);
  });

  it('shows the change of a cash payment and refuses cash that falls short', async () => {
    const { onAceptar, tocar, usuario } = abrir({ maximo: 60_000, efectivo: true });
    await usuario.keyboard('350');
    await usuario.click(screen.getByRole('textbox', { name: 'Paga con' }));
    await tocar('2', '0', '0');
    expect(screen.getByRole('alert')).toHaveTextContent('Faltan $150.00.');
    expect(screen.getByRole('button', { name: 'Abonar $350.00' })).toBeDisabled();
    await usuario.click(screen.getByRole('button', { name: '$500' }));
    expect(screen.getByRole('status')).toHaveTextContent('Cambio $150.00');
    await usuario.keyboard('{Enter}');
    expect(onAceptar.mock.calls).toEqual([[35_000]]);
  });

  it('takes a discount away with 0', async () => {
    const { onAceptar, usuario } = abrir({ modo: 'descuento', titulo: 'Descuentos', maximo: 60_000, valorInicial: 3_000 });
    await usuario.keyboard('0');
    await usuario.click(screen.getByRole('button', { name: 'Aplicar $0.00' }));
    expect(onAceptar).toHaveBeenCalledWith(0);
  });

  it.each(['Escape', 'Cancelar', 'Cerrar'])('changes nothing with %s', async (salida) => {
    const { onAceptar, onCancelar, usuario } = abrir({ maximo: 60_000 });
    await usuario.keyboard('200');
    if (salida === 'Escape') await usuario.keyboard('{Escape}');
    else await usuario.click(screen.getByRole('button', { name: salida }));
    expect(onCancelar).toHaveBeenCalledTimes(1);
    expect(onAceptar).not.toHaveBeenCalled();
  });

  it('writes in the display when a key is pressed on another control', async () => {
    const { usuario } = abrir({ maximo: 60_000 });
    await usuario.keyboard('1');
    await usuario.tab();
    expect(screen.getByRole('button', { name: '$50' })).toHaveFocus();
    await usuario.keyboard('5');
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveValue('15');
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveFocus();
  });
});
