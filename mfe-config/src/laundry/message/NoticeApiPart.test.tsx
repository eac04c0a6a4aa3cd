import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { identityServer, open, part } from '../testing/laundry';

const TOKEN = 'EAAGsecreto0123456789abcd';
const card = () => part('Aviso de ropa lista');
const saved = (net: ReturnType<typeof identityServer>) => net.seen('POST /api/tenant/whatsapp').map(({ body }) => body);

async function setUp() {
  const net = identityServer();
  const page = await open();
  const { usuario: user } = page;
  await user.click(await card().findByRole('button', { name: 'Configurar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cuenta de WhatsApp' }));
  await user.type(dialog.getByLabelText('Token de acceso'), TOKEN);
  await user.type(dialog.getByRole('textbox', { name: 'Identificador del teléfono' }), '106540352242922');
  await user.type(dialog.getByRole('textbox', { name: 'Nombre de la plantilla' }), 'Ropa lista');
  return { net, dialog, ...page };
}

test('the account is set beside the text to register, with its errors at their fields, and its token is not shown', async () => {
  const { net, usuario: user, dialog } = await setUp();
  expect(dialog.getByRole('group', { name: 'Texto para registrar la plantilla' })).toHaveTextContent('Saldo: {{3}}');
  expect(dialog.getByRole('group', { name: /^Ejemplo: WhatsApp enviará tu plantilla/ })).toHaveTextContent(
    'Hola, Ana. Tu ropa ya está lista',
  );
  await user.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
  const template = dialog.getByRole('textbox', { name: 'Nombre de la plantilla' });
  expect(template).toHaveAccessibleDescription(/minúsculas/);
  expect(saved(net)).toEqual([]);
  await user.clear(template);
  await user.type(template, 'ropa_lista{Enter}');
  const account = { telefono_id: '106540352242922', plantilla: 'ropa_lista', idioma: 'es_MX' };
  await waitFor(() => expect(saved(net)).toEqual([{ ...account, token: TOKEN }]));
  expect(net.seen('POST /api/tenant/identidad')).toEqual([]);
  expect(await card().findByText(/Token terminado en abcd\./)).toBeVisible();
  await user.click(card().getByRole('button', { name: 'Cambiar cuenta' }));
  const again = within(await screen.findByRole('dialog', { name: 'Cuenta de WhatsApp' }));
  expect(again.getByLabelText('Token de acceso')).toHaveValue('');
  await user.click(again.getByRole('button', { name: 'Guardar cuenta' }));
  await waitFor(() => expect(saved(net)[1]).toEqual(account));
});

test('it is tried at a phone, with WhatsApp’s refusal told and the phone kept, and is taken away after a question', async () => {
  const { net, usuario: user, dialog, avisos: toasts } = await setUp();
  const template = dialog.getByRole('textbox', { name: 'Nombre de la plantilla' });
  await user.clear(template);
  await user.type(template, 'ropa_lista{Enter}');
  await user.click(await card().findByRole('button', { name: 'Probar' }));
  const trial = within(await screen.findByRole('dialog', { name: 'Probar el envío' }));
  net.route('POST /api/tenant/whatsapp/probar', () => problem(422, 'WhatsApp no aceptó la plantilla.'));
  const phone = trial.getByLabelText('Teléfono que recibe la prueba');
  await user.type(phone, '55 1234 5678{Enter}');
  expect(await trial.findByText('WhatsApp no aceptó la plantilla.')).toBeVisible();
  expect(phone).toHaveValue('55 1234 5678');
  net.route('POST /api/tenant/whatsapp/probar', { body: { telefono: '+525512345678' } });
  await user.click(trial.getByRole('button', { name: 'Enviar prueba' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('WhatsApp tomó la prueba para 55 1234 5678'));
  await user.click(card().getByRole('button', { name: 'Quitar' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar la cuenta de WhatsApp?' }));
  await user.click(question.getByRole('button', { name: 'Quitar' }));
  expect(await card().findByRole('button', { name: 'Configurar' })).toBeVisible();
});
