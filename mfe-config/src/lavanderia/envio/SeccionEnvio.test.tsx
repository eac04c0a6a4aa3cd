import { MONTO_MAL_ESCRITO } from '@lavanda/shared/domain/numeroEscrito';
import { screen, waitFor } from '@testing-library/react';
import { abrir, campo, IDENTIDAD, servidorDeIdentidad } from '../pruebas/lavanderia';

const GUARDAR = 'POST /api/tenant/identidad';
let red: ReturnType<typeof servidorDeIdentidad>;
beforeEach(() => {
  sessionStorage.clear();
  red = servidorDeIdentidad();
});

const enviado = () => red.vistas(GUARDAR).map(({ cuerpo }) => cuerpo.envio);
const rango = IDENTIDAD.envio.rules.rango;

async function escribir(usuario: Awaited<ReturnType<typeof abrir>>['usuario'], nombre: string, texto: string) {
  await usuario.clear(campo(nombre));
  if (texto !== '') await usuario.type(campo(nombre), texto);
}

describe('Delivery fee (spec 3 "Delivery config", spec 9)', () => {
  it('conCosto: a fixed amount; the bands stay to go back to', async () => {
    const { usuario, guardar } = await abrir();
    await usuario.click(screen.getByRole('radio', { name: 'Con costo' }));
    expect(campo('Costo de cada envío')).toHaveValue('40.00');
    await escribir(usuario, 'Costo de cada envío', '55.5');
    await guardar();
    await waitFor(() => expect(enviado()).toEqual([{ rulesType: 'conCosto', rules: { conCosto: { monto: 55.5 }, rango } }]));
  });

  it('conCosto without an amount is refused at its field', async () => {
    const { usuario, guardar } = await abrir();
    await usuario.click(screen.getByRole('radio', { name: 'Con costo' }));
    await escribir(usuario, 'Costo de cada envío', '');
    await guardar();
    expect(campo('Costo de cada envío')).toHaveAccessibleDescription('Escribe cuánto cuesta el envío.');
    expect(campo('Costo de cada envío')).toHaveFocus();
    expect(enviado()).toEqual([]);
  });

  it('sinCosto: 0', async () => {
    const { usuario, guardar } = await abrir();
    await usuario.click(screen.getByRole('radio', { name: 'Sin costo' }));
    expect(screen.getByText(/^El envío no se cobra en ninguna nota\./)).toBeVisible();
    await guardar();
    await waitFor(() => expect(enviado()).toEqual([{ rulesType: 'sinCosto', rules: { conCosto: { monto: 40 }, rango } }]));
  });

  it('rango: an overlap is told at its row while typing and stops the save', async () => {
    const { usuario, guardar } = await abrir();
    await escribir(usuario, 'Subtotal desde, rango 2', '250');
    expect(campo('Subtotal desde, rango 2')).toHaveAccessibleDescription('Se encima con otro rango, que llega hasta $300.00.');
    expect(campo('Subtotal desde, rango 2')).toBeInvalid();
    await guardar();
    expect(campo('Subtotal desde, rango 2')).toHaveFocus();
    expect(enviado()).toEqual([]);
    await escribir(usuario, 'Subtotal desde, rango 2', '300');
    expect(campo('Subtotal desde, rango 2')).toBeValid();
  });

  it('rango: a gap is told at its row, and can be saved', async () => {
    const { usuario, guardar, avisos } = await abrir();
    await escribir(usuario, 'Subtotal desde, rango 2', '350');
    const aviso = 'De $300.00 a $350.00 ningún rango aplica: el envío no se cobra.';
    expect(campo('Subtotal desde, rango 2')).toHaveAccessibleDescription(aviso);
    expect(campo('Subtotal desde, rango 2')).toBeValid();
    red.atender(GUARDAR, ({ cuerpo }) => ({
      cuerpo: { ...red.identidad(), ...cuerpo, avisos: [{ campo: 'envio.rules.rango.1.min', mensaje: aviso }] },
    }));
    await guardar();
    await waitFor(() => expect(avisos()).toEqual(['Cambios guardados. Revisa los avisos del costo de envío.']));
    expect(campo('Subtotal desde, rango 2')).toHaveAccessibleDescription(aviso);
  });

  it('rango: a limit that is not above its start is told at the limit', async () => {
    const { usuario } = await abrir();
    await escribir(usuario, 'Hasta menos de, rango 1', '0');
    expect(campo('Hasta menos de, rango 1')).toHaveAccessibleDescription(
      'El límite tiene que ser mayor que el inicio del rango.',
    );
  });

  it('rango: rows are added from where the last one ends, and removed', async () => {
    const { usuario, guardar } = await abrir();
    await escribir(usuario, 'Hasta menos de, rango 3', '$1,500.00');
    await usuario.click(screen.getByRole('button', { name: 'Agregar rango' }));
    expect(campo('Subtotal desde, rango 4')).toHaveValue('1500.00');
    expect(campo('Hasta menos de, rango 4')).toHaveFocus();
    await guardar();
    expect(campo('Envío, rango 4')).toHaveAccessibleDescription('Escribe cuánto cuesta el envío, o 0.');
    await usuario.type(campo('Envío, rango 4'), '10');
    await usuario.click(screen.getByRole('button', { name: 'Quitar rango 2' }));
    expect(campo('Subtotal desde, rango 2')).toHaveFocus();
    await guardar();
    await waitFor(() =>
      expect(enviado()).toEqual([
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
    const { usuario, guardar } = await abrir();
    for (const _ of [1, 2, 3]) await usuario.click(screen.getByRole('button', { name: 'Quitar rango 1' }));
    await guardar();
    expect(screen.getByText('Agrega al menos un rango de envío.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agregar rango' })).toHaveFocus();
    expect(enviado()).toEqual([]);
  });

  it('tells an amount that is not understood and saves nothing of it', async () => {
    const { usuario, guardar } = await abrir();
    await escribir(usuario, 'Envío, rango 1', '1,50');
    await guardar();
    expect(campo('Envío, rango 1')).toHaveAccessibleDescription(MONTO_MAL_ESCRITO);
    expect(campo('Envío, rango 1')).toHaveValue('1,50');
    expect(enviado()).toEqual([]);
  });

  it('never writes more than two decimals or anything but an amount', async () => {
    const { usuario } = await abrir();
    await escribir(usuario, 'Envío, rango 1', '12.345x');
    expect(campo('Envío, rango 1')).toHaveValue('12.34');
  });
});
