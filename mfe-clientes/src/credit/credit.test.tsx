import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { Role } from '@lavanda/shared/domain/roles';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { mariaFernanda, networkWithoutMap } from '../testing/network';

const RETURN = 'POST /api/clientes/saldo/devolver';
const NOTA = '00000000-0000-4000-8000-0000000000aa';

let net: MockNetwork;
let cliente: Cliente;
beforeEach(() => {
  net = networkWithoutMap();
  cliente = mariaFernanda({ saldo_favor: 95 });
  net.route('GET /api/clientes/', () => ({ body: { clientes: [cliente], siguiente: null } }));
  net.route(RETURN, ({ body }) => {
    const rest = 95 - Number(body.monto);
    cliente = { ...cliente, saldo_favor: rest };
    return { body: { saldo_favor: rest, notas: [NOTA] } };
  });
});

async function open(role: Role) {
  const view = await mount({ rol: role, paths: [`/app/clientes/${cliente._id}`] });
  expect(await screen.findByText('Saldo a favor $95.00')).toBeVisible();
  return view;
}
const sent = () => net.seen(RETURN).map(({ body }) => body);

async function openDialog() {
  const { usuario: user } = await open('admin');
  await user.click(screen.getByRole('button', { name: 'Devolver saldo a favor de $95.00' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Devolver saldo a favor' })) };
}

test('a role that may return it gives back a part, and the page shows what is left', async () => {
  const { user, dialog } = await openDialog();
  const amount = dialog.getByRole('textbox', { name: 'Cuánto se devuelve' });
  await user.clear(amount);
  await user.type(amount, '95.01');
  await user.click(dialog.getByRole('button', { name: /^Devolver/ }));
  expect(dialog.getByText('Su saldo a favor es de $95.00. Escribe ese monto o menos.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '40');
  await user.click(dialog.getByRole('radio', { name: 'Transf' }));
  await user.click(dialog.getByRole('button', { name: 'Devolver $40.00' }));
  expect(await screen.findByRole('dialog', { name: 'Devolución registrada: $40.00, Transf' })).toBeVisible();
  expect(sent()).toMatchObject([{ id: cliente._id, monto: 40, metodo: 'Transf' }]);
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(await screen.findByText('Saldo a favor $55.00')).toBeVisible();
});

test('a return that fails says so, keeps what was typed and is sent again as the same operation', async () => {
  net.route(RETURN, () => problem(500, 'Ocurrió una falla.'));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00' }));
  expect(await dialog.findByText(/^No se devolvió\. Ocurrió una falla\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

test('a return whose answer was lost may be sent again, although it lowered the credit', async () => {
  let lost = true;
  net.route(RETURN, ({ body }) => {
    cliente = { ...cliente, saldo_favor: 95 - Number(body.monto) };
    return lost ? problem(503, 'No hubo respuesta.') : { body: { saldo_favor: 35, notas: [NOTA] } };
  });
  const { user, dialog } = await openDialog();
  const amount = dialog.getByRole('textbox', { name: 'Cuánto se devuelve' });
  await user.clear(amount);
  await user.type(amount, '60');
  await user.click(dialog.getByRole('button', { name: 'Devolver $60.00' }));
  expect(await dialog.findByText(/^No se devolvió\./)).toBeVisible();
  expect(await screen.findByText('Saldo a favor $35.00')).toBeInTheDocument();
  lost = false;
  await user.click(dialog.getByRole('button', { name: 'Devolver $60.00' }));
  expect(await screen.findByRole('dialog', { name: 'Devolución registrada: $60.00, Efvo' })).toBeVisible();
  expect(sent()[1]).toEqual(sent()[0]);
});

test('a return that is refused shows what the credit is now', async () => {
  net.route(RETURN, () => {
    cliente = { ...cliente, saldo_favor: 35 };
    return problem(422, 'Tiene $35.00.');
  });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00' }));
  expect(await dialog.findByText('Su saldo a favor es de $35.00. Escribe ese monto o menos.')).toBeVisible();
});

test('a role that may not return it only sees it', async () => {
  await open('user');
  expect(screen.queryByRole('button', { name: /^Devolver/ })).toBeNull();
});
