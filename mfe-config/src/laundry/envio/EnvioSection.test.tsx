import { MALFORMED_AMOUNT } from '@lavanda/shared/domain/writtenNumber';
import { clearDevice } from '@lavanda/shared/testing/device';
import { screen, waitFor } from '@testing-library/react';
import { field, IDENTITY, identityServer, open } from '../testing/laundry';

const SAVE = 'POST /api/tenant/identidad';
let net: ReturnType<typeof identityServer>;
beforeEach(async () => {
  await clearDevice();
  net = identityServer();
});

const sent = () => net.seen(SAVE).map(({ body }) => body.envio);
const range = IDENTITY.envio.rules.rango;

async function write(user: Awaited<ReturnType<typeof open>>['usuario'], name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

describe('Delivery fee (spec 3 "Delivery config", spec 9)', () => {
  it('conCosto: a fixed amount; the bands stay to go back to', async () => {
    const { usuario: user, save } = await open();
    await user.click(screen.getByRole('radio', { name: 'Con costo' }));
    expect(field('Costo de cada envío')).toHaveValue('40.00');
    await write(user, 'Costo de cada envío', '55.5');
    await save();
    await waitFor(() => expect(sent()).toEqual([{ rulesType: 'conCosto', rules: { conCosto: { monto: 55.5 }, rango: range } }]));
  });

  it('conCosto without an amount is refused at its field', async () => {
    const { usuario: user, save } = await open();
    await user.click(screen.getByRole('radio', { name: 'Con costo' }));
    await write(user, 'Costo de cada envío', '');
    await save();
    expect(field('Costo de cada envío')).toHaveAccessibleDescription('Escribe cuánto cuesta el envío.');
    expect(field('Costo de cada envío')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('sinCosto: 0', async () => {
    const { usuario: user, save } = await open();
    await user.click(screen.getByRole('radio', { name: 'Sin costo' }));
    expect(screen.getByText(/^El envío no se cobra en ninguna nota\./)).toBeVisible();
    await save();
    await waitFor(() => expect(sent()).toEqual([{ rulesType: 'sinCosto', rules: { conCosto: { monto: 40 }, rango: range } }]));
  });

  it('rango: an overlap is told at its row while typing and stops the save', async () => {
    const { usuario: user, save } = await open();
    await write(user, 'Subtotal desde, rango 2', '250');
    expect(field('Subtotal desde, rango 2')).toHaveAccessibleDescription('Se encima con otro rango, que llega hasta $300.00.');
    expect(field('Subtotal desde, rango 2')).toBeInvalid();
    await save();
    expect(field('Subtotal desde, rango 2')).toHaveFocus();
    expect(sent()).toEqual([]);
    await write(user, 'Subtotal desde, rango 2', '300');
    expect(field('Subtotal desde, rango 2')).toBeValid();
  });

  it('rango: a gap is told at its row, and can be saved', async () => {
    const { usuario: user, save, avisos: toasts } = await open();
    await write(user, 'Subtotal desde, rango 2', '350');
    const warning = 'De $300.00 a $350.00 ningún rango aplica: el envío no se cobra.';
    expect(field('Subtotal desde, rango 2')).toHaveAccessibleDescription(warning);
    expect(field('Subtotal desde, rango 2')).toBeValid();
    net.route(SAVE, ({ body }) => ({
      body: { ...net.identity(), ...body, avisos: [{ campo: 'envio.rules.rango.1.min', mensaje: warning }] },
    }));
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados. Revisa los avisos del costo de envío.']));
    expect(field('Subtotal desde, rango 2')).toHaveAccessibleDescription(warning);
  });

  it('rango: a limit that is not above its start is told at the limit', async () => {
    const { usuario: user } = await open();
    await write(user, 'Hasta menos de, rango 1', '0');
    expect(field('Hasta menos de, rango 1')).toHaveAccessibleDescription(
      'El límite tiene que ser mayor que el inicio del rango.',
    );
  });

  it('rango: rows are added from where the last one ends, and removed', async () => {
    const { usuario: user, save } = await open();
    await write(user, 'Hasta menos de, rango 3', '$1,500.00');
    await user.click(screen.getByRole('button', { name: 'Agregar rango' }));
    expect(field('Subtotal desde, rango 4')).toHaveValue('1500.00');
    expect(field('Hasta menos de, rango 4')).toHaveFocus();
    await save();
    expect(field('Envío, rango 4')).toHaveAccessibleDescription('Escribe cuánto cuesta el envío, o 0.');
    await user.type(field('Envío, rango 4'), '10');
    await user.click(screen.getByRole('button', { name: 'Quitar rango 2' }));
    expect(field('Subtotal desde, rango 2')).toHaveFocus();
    await save();
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          rulesType: 'rango',
          rules: {
            conCosto: { monto: 40 },
            rango: [
              { min: 0, max: 300, envio: 45 },
              { min: 800, max: 1500, envio: 0 },
              { min: 1500, envio: 10 },
            ],
          },
        },
      ]),
    );
  });

  it('rango: without rows there is nothing to save', async () => {
    const { usuario: user, save } = await open();
    for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: 'Quitar rango 1' }));
    await save();
    expect(screen.getByText('Agrega al menos un rango de envío.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agregar rango' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('tells an amount that is not understood and saves nothing of it', async () => {
    const { usuario: user, save } = await open();
    await write(user, 'Envío, rango 1', '1,50');
    await save();
    expect(field('Envío, rango 1')).toHaveAccessibleDescription(MALFORMED_AMOUNT);
    expect(field('Envío, rango 1')).toHaveValue('1,50');
    expect(sent()).toEqual([]);
  });

  it('never writes more than two decimals or anything but an amount', async () => {
    const { usuario: user } = await open();
    await write(user, 'Envío, rango 1', '12.345x');
    expect(field('Envío, rango 1')).toHaveValue('12.34');
  });
});
