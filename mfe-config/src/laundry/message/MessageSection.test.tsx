import { READY_NOTICE } from '@lavanda/shared/domain/notice';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor } from '@testing-library/react';
import { field, fill, identityServer, open, part } from '../testing/laundry';

const MESSAGE = 'Mensaje de WhatsApp';
const saved = (net: ReturnType<typeof identityServer>) => net.seen('POST /api/tenant/identidad').map(({ body }) => body);
const preview = () => screen.getByRole('group', { name: 'Así lo recibe el cliente' });

test('the wording is shown filled in while it is written, takes a field at the cursor, and is saved alone', async () => {
  const net = identityServer();
  const { usuario: user, save } = await open();
  expect(field(MESSAGE)).toHaveValue(READY_NOTICE);
  await user.clear(field(MESSAGE));
  await fill(user, field(MESSAGE), 'Hola , ya está');
  field(MESSAGE).focus();
  (field(MESSAGE) as HTMLTextAreaElement).setSelectionRange(5, 5);
  await user.click(part('Aviso de ropa lista').getByRole('button', { name: 'Nombre del cliente' }));
  expect(field(MESSAGE)).toHaveValue('Hola {nombre}, ya está');
  expect(preview()).toHaveTextContent('Hola Ana, ya está');
  await user.click(part('Aviso de ropa lista').getByRole('button', { name: 'Usar el texto original' }));
  expect(preview()).toHaveTextContent('Nota B412. 7 piezas. Saldo $85.00. Tu ticket');
  await user.clear(field(MESSAGE));
  await fill(user, field(MESSAGE), 'Hola {nombre}, ya está');
  await save();
  await waitFor(() => expect(saved(net)).toEqual([{ mensaje_lista: 'Hola {nombre}, ya está' }]));
});

test('goes back to the product’s text, which is saved as none', async () => {
  const net = identityServer({ mensaje_lista: 'Ven por tu ropa' });
  const { usuario: user, save } = await open();
  expect(field(MESSAGE)).toHaveValue('Ven por tu ropa');
  await user.click(screen.getByRole('button', { name: 'Usar el texto original' }));
  expect(field(MESSAGE)).toHaveValue(READY_NOTICE);
  expect(screen.queryByRole('button', { name: 'Usar el texto original' })).toBeNull();
  await save();
  await waitFor(() => expect(saved(net)).toEqual([{ mensaje_lista: '' }]));
});

test('a field that can’t be filled is refused before it is sent, and the server’s refusal is told at the field', async () => {
  const net = identityServer();
  const { usuario: user, save } = await open();
  await fill(user, field(MESSAGE), ' {apellido}');
  await save();
  expect(field(MESSAGE)).toHaveAccessibleDescription('El mensaje no puede usar {apellido}.');
  expect(saved(net)).toEqual([]);
  const detail = 'Ese mensaje no se puede usar.';
  net.route('POST /api/tenant/identidad', () => problem(422, detail, { campos: [{ campo: 'mensaje_lista', mensaje: detail }] }));
  await user.clear(field(MESSAGE));
  await fill(user, field(MESSAGE), 'Hola');
  await save();
  await waitFor(() => expect(field(MESSAGE)).toHaveAccessibleDescription(detail));
  expect(field(MESSAGE)).toHaveValue('Hola');
});
