import { registerId } from '@lavanda/shared/federation/register';
import { id } from '@lavanda/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

/** Opens the question to void some of five notas, of which the odd ones have $100 of abonos. */
async function ask(...notas: number[]) {
  const red = salesServer(5, (n) => ({ abonos: n % 2 === 1 ? 100 : 0 }));
  const { usuario: user, avisos: toasts, pressToast } = await mount({ rol: 'admin' });
  for (const n of notas) await user.click(await screen.findByRole('checkbox', { name: `Seleccionar nota de Cliente ${n}` }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Eliminar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Duplicada');
  const bodies = () => red.seen('POST /api/ventas/delete').map(({ body }) => body);
  return {
    user,
    dialog,
    red,
    bodies,
    toasts,
    pressToast,
    confirm: () => user.click(dialog.getByRole('button', { name: /^Eliminar \d/ })),
  };
}

describe('voiding notas with pagos', () => {
  it('asks what was done with the money and, when it was returned, how; undone, it was never returned', async () => {
    const { user, dialog, red, bodies, toasts, pressToast, confirm } = await ask(1, 2, 3);
    const money = within(dialog.getByRole('radiogroup', { name: '¿Qué pasó con los $200.00 de abonos de 2 ventas?' }));
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('Elige qué pasó con el dinero.');
    await user.click(money.getByRole('radio', { name: 'Devuelto' }));
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('Elige cómo se devolvió el dinero.');
    expect(bodies()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Transf' }));
    await confirm();
    const items = [id(1), id(2), id(3)];
    const register = { equipo: registerId() };
    const sent = { items, motivo: 'Duplicada', dinero: 'devuelto', metodo: 'Transf', ...register };
    await waitFor(() => expect(bodies()).toEqual([sent]));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await pressToast();
    const undone = () => red.seen('POST /api/ventas/restaurar').map(({ body }) => body);
    await waitFor(() => expect(undone()).toEqual([{ items, deshacer: true, ...register }]));
  });

  it.each([
    ['Por devolver', 'pendiente'],
    ['No se devuelve', 'no_devuelto'],
  ])('needs no method for %s', async (label, outcome) => {
    const { user, dialog, bodies, confirm } = await ask(1);
    expect(dialog.getByText('¿Qué pasó con los $100.00 de abonos?')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Devuelto' }));
    await user.click(dialog.getByRole('radio', { name: 'Efvo' }));
    await user.click(dialog.getByRole('radio', { name: label }));
    expect(dialog.queryByRole('radio', { name: 'Efvo' })).toBeNull();
    await confirm();
    await waitFor(() => expect(bodies()).toEqual([{ items: [id(1)], motivo: 'Duplicada', dinero: outcome }]));
  });

  it('is not asked about notas without pagos', async () => {
    const { dialog, bodies, confirm } = await ask(2, 4);
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    await confirm();
    await waitFor(() => expect(bodies()).toEqual([{ items: [id(2), id(4)], motivo: 'Duplicada' }]));
  });
});
