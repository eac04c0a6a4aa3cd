import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MALFORMED_AMOUNT, MALFORMED_QUANTITY } from '../../domain/writtenNumber.ts';
import { paint } from '../../testing/renderWithTheme.tsx';
import AmountDialog, { type AmountDialogProps } from './AmountDialog.tsx';

function open(props: Partial<AmountDialogProps>) {
  const onAccept = jest.fn();
  const onCancel = jest.fn();
  const view = paint(<AmountDialog mode="abono" title="Cantidad a abonar:" onAccept={onAccept} onCancel={onCancel} {...props} />);
  const pad = within(screen.getByRole('group', { name: 'Teclado numérico' }));
  const tap = async (...keys: string[]) => {
    for (const key of keys) await view.usuario.click(pad.getByRole('button', { name: key }));
  };
  return { ...view, onAccept, onCancel, tap };
}

describe('AmountDialog', () => {
  it('takes kg from the pad in thousandths and shows the amount in its button', async () => {
    const { onAccept, tap, usuario: user } = open({ mode: 'kg', title: 'Lavado por kg', precio: 3890 });
    await tap('3', '.', '3', '5');
    expect(screen.getByRole('textbox', { name: 'Cantidad de ropa en kg' })).toHaveValue('3.35');
    await user.click(screen.getByRole('button', { name: 'Agregar $130.32' }));
    expect(onAccept.mock.calls).toEqual([[3350]]);
  });

  it('asks whether a weight above 60 kg is right, and a second Enter goes back to it', async () => {
    const { onAccept, usuario: user } = open({ mode: 'kg', title: 'Lavado por kg', precio: 3890 });
    await user.keyboard('60{Enter}');
    expect(onAccept.mock.calls).toEqual([[60_000]]);
    await user.keyboard('{Backspace}{Backspace}347.1{Enter}');
    const question = within(await screen.findByRole('dialog', { name: '¿Son 347.1 kg?' }));
    expect(question.getByRole('button', { name: 'Corregir' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Son 347.1 kg?' })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Cantidad de ropa en kg' })).toHaveValue('347.1');
    expect(onAccept).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: /^Agregar/ }));
    await user.click(await screen.findByRole('button', { name: 'Sí, son 347.1 kg' }));
    expect(onAccept.mock.calls.at(-1)).toEqual([347_100]);
  });

  it('a key reacts when the finger lifts, and the amount keeps the focus', () => {
    open({ mode: 'kg', title: 'Lavado por kg', precio: 3890 });
    const finger = { clientX: 50, clientY: 50 };
    for (const key of ['3', '.', '3', '5', '5', 'Borrar']) {
      const button = screen.getByRole('button', { name: key });
      fireEvent.touchStart(button, { touches: [finger] });
      // `fireEvent` returns false when `preventDefault` was called, so the browser makes no click.
      expect(fireEvent.touchEnd(button, { changedTouches: [finger] })).toBe(false);
    }
    const quantity = screen.getByRole('textbox', { name: 'Cantidad de ropa en kg' });
    expect(quantity).toHaveValue('3.35');
    expect(quantity).toHaveFocus();
  });

  it('accepts the physical keyboard at once, and Enter', async () => {
    const { onAccept, usuario: user } = open({ max: 60_000 });
    await user.keyboard('200.5');
    expect(screen.getByText('Resta $399.50')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abonar $200.50' })).toBeEnabled();
    await user.keyboard('{Enter}');
    expect(onAccept.mock.calls).toEqual([[20_050]]);
  });

  it('refuses more than the balance and says what to do', async () => {
    const { onAccept, usuario: user } = open({ max: 60_000 });
    await user.keyboard('700{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El abono es mayor que el saldo. Escribe $600.00 o menos, o elige Liquidar.',
    );
    expect(screen.getByRole('textbox', { name: 'Abono' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveAccessibleDescription(/mayor que el saldo/);
    expect(screen.getByRole('button', { name: 'Abonar' })).toBeDisabled();
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('accepts exactly the balance', async () => {
    const { onAccept, usuario: user } = open({ max: 60_000 });
    await user.keyboard('600{Enter}');
    expect(onAccept).toHaveBeenCalledWith(60_000);
  });

  it.each(['', '0', '0.00'])('refuses %j: an amount is more than 0', async (text) => {
    const { onAccept, usuario: user } = open({ max: 60_000 });
    await user.keyboard(`${text}{Enter}`);
    expect(screen.getByRole('button', { name: 'Abonar' })).toBeDisabled();
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('keeps out letters, signs and decimals beyond the centavo', async () => {
    const { usuario: user } = open({ max: 60_000 });
    await user.keyboard('-1a2.3456e');
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveValue('12.34');
  });

  it.each([
    ['1,500', '$1,500.00', 150_000],
    ['$1,500.50', '$1,500.50', 150_050],
    ['1500.5', '$1,500.50', 150_050],
  ])('takes %j as %s, typed or pasted', async (text, shown, centavos) => {
    const { onAccept, usuario: user } = open({ max: 200_000 });
    await user.keyboard(text);
    expect(screen.getByRole('button', { name: `Abonar ${shown}` })).toBeEnabled();
    await user.clear(screen.getByRole('textbox', { name: 'Abono' }));
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(onAccept.mock.calls).toEqual([[centavos]]);
  });

  it.each(['1,50', '12,5', '1.500,50', '1500,'])('tells that %j is not understood instead of guessing', async (text) => {
    const { onAccept, usuario: user } = open({ max: 200_000 });
    await user.paste(text);
    const field = screen.getByRole('textbox', { name: 'Abono' });
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(MALFORMED_AMOUNT);
    expect(screen.getByRole('button', { name: 'Abonar' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('shows no error while thousands are being typed', async () => {
    const { usuario: user } = open({ max: 200_000 });
    await user.keyboard('1,');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('parses the cash received in the same way', async () => {
    const { onAccept, usuario: user } = open({ max: 200_000, cash: true });
    await user.keyboard('1,200');
    await user.click(screen.getByRole('textbox', { name: 'Paga con' }));
    await user.keyboard('1,50');
    expect(screen.getByRole('textbox', { name: 'Paga con' })).toHaveAccessibleDescription(MALFORMED_AMOUNT);
    await user.keyboard('{Enter}');
    expect(onAccept).not.toHaveBeenCalled();
    await user.keyboard('0');
    expect(screen.getByRole('status')).toHaveTextContent('Cambio $300.00');
    await user.keyboard('{Enter}');
    expect(onAccept.mock.calls).toEqual([[120_000, 150_000]]);
  });

  it('takes no comma in kg, where it could be thousands or decimals', async () => {
    const { onAccept, usuario: user } = open({ mode: 'kg', title: 'Lavado por kg', precio: 3890 });
    await user.keyboard('1,500{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(MALFORMED_QUANTITY);
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('fills in a quick amount, which can then be edited', async () => {
    const { tap, usuario: user } = open({ max: 60_000 });
    await user.click(screen.getByRole('button', { name: '$200' }));
    await tap('Borrar');
    expect(screen.getByRole('button', { name: 'Abonar $20.00' })).toBeEnabled();
  });

  it('replaces the value it opened with at the first key of the pad', async () => {
    const {
      onAccept,
      tap,
      usuario: user,
    } = open({
      mode: 'cantidad',
      title: 'Edredón',
      precio: 12_000,
      initialValue: 2_000,
      integer: true,
    });
    expect(screen.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('2');
    await tap('3', '.');
    await user.click(screen.getByRole('button', { name: 'Aceptar $360.00' }));
    expect(onAccept).toHaveBeenCalledWith(3_000);
  });

  it('shows the change of a cash payment and refuses cash that falls short', async () => {
    const { onAccept, tap, usuario: user } = open({ max: 60_000, cash: true });
    await user.keyboard('350');
    await user.click(screen.getByRole('textbox', { name: 'Paga con' }));
    await tap('2', '0', '0');
    expect(screen.getByRole('alert')).toHaveTextContent('Faltan $150.00.');
    expect(screen.getByRole('button', { name: 'Abonar $350.00' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '$500' }));
    expect(screen.getByRole('status')).toHaveTextContent('Cambio $150.00');
    await user.keyboard('{Enter}');
    expect(onAccept.mock.calls).toEqual([[35_000, 50_000]]);
  });

  it('takes a discount away with 0', async () => {
    const { onAccept, usuario: user } = open({
      mode: 'discount',
      title: 'Descuentos',
      max: 60_000,
      initialValue: 3_000,
    });
    await user.keyboard('0');
    await user.click(screen.getByRole('button', { name: 'Aplicar $0.00' }));
    expect(onAccept).toHaveBeenCalledWith(0);
  });

  it.each(['Escape', 'Cancelar', 'Cerrar'])('changes nothing with %s', async (output) => {
    const { onAccept, onCancel, usuario: user } = open({ max: 60_000 });
    await user.keyboard('200');
    if (output === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: output }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onAccept).not.toHaveBeenCalled();
  });

  it('writes in the display when a key is pressed on another control', async () => {
    const { usuario: user } = open({ max: 60_000 });
    await user.keyboard('1');
    await user.tab();
    expect(screen.getByRole('button', { name: '$50' })).toHaveFocus();
    await user.keyboard('5');
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveValue('15');
    expect(screen.getByRole('textbox', { name: 'Abono' })).toHaveFocus();
  });
});
