import { clearDevice } from '@lavanda/shared/testing/device';
import { screen, waitFor, within } from '@testing-library/react';
import { openTill, saveButton, saved, selectCliente, sum, type Till, tile, tillNetwork } from '../testing/register';

beforeEach(clearDevice);

const radio = (name: string) => screen.getByRole('radio', { name });
const pad = async () => within(await screen.findByRole('dialog', { name: 'Cantidad a abonar:' }));

async function withDuvet(): Promise<Till> {
  const till = await openTill();
  await till.usuario.click(tile('Edredón matrimonial'));
  return till;
}

test('Con Abono asks for an amount above 0 and at most the balance, and cancelling changes nothing', async () => {
  tillNetwork();
  const { usuario: user } = await withDuvet();
  await waitFor(() => expect(radio('Con Abono')).toBeEnabled());
  await user.click(radio('Con Abono'));
  const padDialog = await pad();
  const field = padDialog.getByRole('textbox', { name: 'Abono' });
  expect(padDialog.getByRole('button', { name: /^Abonar/ })).toBeDisabled();
  await user.type(field, '120.01{Enter}');
  expect(padDialog.getByRole('alert')).toHaveTextContent(
    'El abono es mayor que el saldo. Escribe $120.00 o menos, o elige Liquidar.',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(radio('Sin abono')).toBeChecked();
});

test('thousands written with a comma are thousands; a comma out of place charges nothing', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  const { usuario: user } = till;
  await selectCliente(till);
  for (let times = 1; times < 15; times += 1) await user.click(tile('Edredón matrimonial'));
  await user.click(radio('Con Abono'));
  const padDialog = await pad();
  const field = padDialog.getByRole('textbox', { name: 'Abono' });
  await user.type(field, '1,50{Enter}');
  expect(padDialog.getByRole('alert')).toHaveTextContent('No se entiende la cantidad.');
  expect(field).toHaveValue('1,50');
  await user.type(field, '0');
  await user.click(padDialog.getByRole('button', { name: 'Abonar $1,500.00' }));
  expect(await screen.findByText('$300.00')).toBeVisible();
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]?.pagos).toEqual([expect.objectContaining({ monto: 1500 })]);
});

test('cash shows the change; the payment goes out with what is charged and what remains on screen', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(radio('Con Abono'));
  const padDialog = await pad();
  await user.type(padDialog.getByRole('textbox', { name: 'Abono' }), '50');
  await user.type(padDialog.getByRole('textbox', { name: 'Paga con' }), '100');
  expect(padDialog.getByText('Cambio $50.00')).toBeVisible();
  await user.click(padDialog.getByRole('button', { name: 'Abonar $50.00' }));
  expect(await screen.findByText('$70.00')).toBeVisible();
  expect(radio('Efvo')).toBeChecked();
  await user.click(radio('TDC'));
  expect(saveButton()).toHaveTextContent('$120.00');
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]?.pagos).toEqual([{ _id: expect.any(String), monto: 50, metodo: 'TDC', reversa_de: null }]);
});

test('cash with change is one touch more, and the saved note tells the change', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(radio('Liquidar'));
  await user.click(screen.getByRole('button', { name: '$150' }));
  expect(screen.getByText('Cambio: $30.00')).toBeVisible();
  await user.click(radio('Link'));
  expect(screen.queryByRole('textbox', { name: 'Paga con' })).not.toBeInTheDocument();
  await user.click(radio('Efvo'));
  expect(screen.getByText('Cambio: $30.00')).toBeVisible();
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: /Nota creada/ }));
  expect(dialog.getByText('Cambio').parentElement).toHaveTextContent('$30.00');
  expect(saved(net)[0]?.pagos).toEqual([{ _id: expect.any(String), monto: 120, metodo: 'Efvo', reversa_de: null }]);
});

test('Liquidar charges what is due when the note is saved, not when it was chosen', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  await selectCliente(till);
  await till.usuario.click(radio('Liquidar'));
  await till.usuario.click(tile('Almohada'));
  expect(sum('Subtotal')).toBe('$180.00');
  await till.usuario.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]?.pagos).toEqual([expect.objectContaining({ monto: 180, metodo: 'Efvo' })]);
});

test('a part payment that no longer fits the balance is asked again before saving', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Almohada'));
  await user.click(radio('Con Abono'));
  await user.type((await pad()).getByRole('textbox', { name: 'Abono' }), '150{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Eliminar Almohada' }));
  await user.click(saveButton());
  expect((await pad()).getByRole('alert')).toHaveTextContent('El abono es mayor que el saldo');
  expect(saved(net)).toHaveLength(0);
});

const SHORT = (amount: string) => `Faltan ${amount}: corrige con cuánto paga o elige Con Abono.`;

test('cash below the charge is not saved as the whole charge', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(radio('Liquidar'));
  const cash = screen.getByRole('textbox', { name: 'Paga con' });
  await user.type(cash, '50');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(saveButton());
  expect(screen.getByRole('alert')).toHaveTextContent(SHORT('$70.00'));
  expect(cash).toHaveFocus();
  expect(saveButton()).toBeEnabled();
  expect(saved(net)).toHaveLength(0);
  // Focusing the field selects its text, so the next keys replace it.
  await user.keyboard('200');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]?.pagos).toEqual([expect.objectContaining({ monto: 120, metodo: 'Efvo' })]);
});

test('cash told before another method was chosen does not keep the note from being saved', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  await selectCliente(till);
  await till.usuario.click(radio('Liquidar'));
  await till.usuario.type(screen.getByRole('textbox', { name: 'Paga con' }), '50');
  await till.usuario.click(radio('TDC'));
  await till.usuario.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]?.pagos).toEqual([expect.objectContaining({ monto: 120, metodo: 'TDC' })]);
});

test('a TDC asks for its kind of card once, and the device remembers it', async () => {
  const net = tillNetwork();
  const till = await withDuvet();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(radio('Liquidar'));
  expect(screen.queryByRole('radiogroup', { name: 'Tipo de tarjeta' })).not.toBeInTheDocument();
  await user.click(radio('TDC'));
  expect(radio('Crédito')).not.toBeChecked();
  expect(radio('Débito')).not.toBeChecked();
  await user.click(radio('Débito'));
  await user.click(radio('Efvo'));
  expect(screen.queryByRole('radio', { name: 'Débito' })).not.toBeInTheDocument();
  await user.click(radio('TDC'));
  expect(radio('Débito')).toBeChecked();
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(saved(net)[0]?.pagos).toEqual([expect.objectContaining({ metodo: 'TDC', tarjeta: 'debito' })]);

  await user.click(tile('Almohada'));
  await user.click(radio('Liquidar'));
  await user.click(radio('TDC'));
  expect(radio('Débito')).toBeChecked();
  screen.getByRole('radio', { name: 'Débito' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(radio('Crédito')).toBeChecked();
});
