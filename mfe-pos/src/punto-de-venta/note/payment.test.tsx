import { screen, waitFor, within } from '@testing-library/react';
import { abrirCaja, botonGuardar, type Caja, elegirCliente, guardados, redDeCaja, suma, tile } from '../pruebas/caja';

beforeEach(() => localStorage.clear());

const radio = (nombre: string) => screen.getByRole('radio', { name: nombre });
const pad = async () => within(await screen.findByRole('dialog', { name: 'Cantidad a abonar:' }));

async function conEdredon(): Promise<Caja> {
  const caja = await abrirCaja();
  await caja.usuario.click(tile('Edredón matrimonial'));
  return caja;
}

test('Con Abono asks for an amount above 0 and at most the balance, and cancelling changes nothing', async () => {
  redDeCaja();
  const { usuario } = await conEdredon();
  await waitFor(() => expect(radio('Con Abono')).toBeEnabled());
  await usuario.click(radio('Con Abono'));
  const ventana = await pad();
  const campo = ventana.getByRole('textbox', { name: 'Abono' });
  expect(ventana.getByRole('button', { name: /^Abonar/ })).toBeDisabled();
  await usuario.type(campo, '120.01{Enter}');
  expect(ventana.getByRole('alert')).toHaveTextContent(
    'El abono es mayor que el saldo. Escribe $120.00 o menos, o elige Liquidar.',
  );
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(radio('Sin abono')).toBeChecked();
});

test('thousands written with a comma are thousands; a comma out of place charges nothing', async () => {
  const red = redDeCaja();
  const caja = await conEdredon();
  const { usuario } = caja;
  await elegirCliente(caja);
  for (let veces = 1; veces < 15; veces += 1) await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(radio('Con Abono'));
  const ventana = await pad();
  const campo = ventana.getByRole('textbox', { name: 'Abono' });
  await usuario.type(campo, '1,50{Enter}');
  expect(ventana.getByRole('alert')).toHaveTextContent('No se entiende la cantidad.');
  expect(campo).toHaveValue('1,50');
  await usuario.type(campo, '0');
  await usuario.click(ventana.getByRole('button', { name: 'Abonar $1,500.00' }));
  expect(await screen.findByText('$300.00')).toBeVisible();
  await usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(guardados(red)[0]?.pagos).toEqual([expect.objectContaining({ monto: 1500 })]);
});

test('cash shows the change; the payment goes out with what is charged and what remains on screen', async () => {
  const red = redDeCaja();
  const caja = await conEdredon();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(radio('Con Abono'));
  const ventana = await pad();
  await usuario.type(ventana.getByRole('textbox', { name: 'Abono' }), '50');
  await usuario.type(ventana.getByRole('textbox', { name: 'Paga con' }), '100');
  expect(ventana.getByText('Cambio $50.00')).toBeVisible();
  await usuario.click(ventana.getByRole('button', { name: 'Abonar $50.00' }));
  expect(await screen.findByText('$70.00')).toBeVisible();
  expect(radio('Efvo')).toBeChecked();
  await usuario.click(radio('TDC'));
  expect(botonGuardar()).toHaveTextContent('$120.00');
  await usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(guardados(red)[0]?.pagos).toEqual([{ _id: expect.any(String), monto: 50, metodo: 'TDC', reversa_de: null }]);
});

test('Liquidar charges what is due when the note is saved, not when it was chosen', async () => {
  const red = redDeCaja();
  const caja = await conEdredon();
  await elegirCliente(caja);
  await caja.usuario.click(radio('Liquidar'));
  await caja.usuario.click(tile('Almohada'));
  expect(suma('Subtotal')).toBe('$180.00');
  await caja.usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(guardados(red)[0]?.pagos).toEqual([expect.objectContaining({ monto: 180, metodo: 'Efvo' })]);
});

test('a part payment that no longer fits the balance is asked again before saving', async () => {
  const red = redDeCaja();
  const caja = await conEdredon();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(tile('Almohada'));
  await usuario.click(radio('Con Abono'));
  await usuario.type((await pad()).getByRole('textbox', { name: 'Abono' }), '150{Enter}');
  await usuario.click(await screen.findByRole('button', { name: 'Eliminar Almohada' }));
  await usuario.click(botonGuardar());
  expect((await pad()).getByRole('alert')).toHaveTextContent('El abono es mayor que el saldo');
  expect(guardados(red)).toHaveLength(0);
});
