import type { InvitationResponse } from '@lavanda/shared/contract/schemas/team';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { type CallResponse, type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { BRENDA, KARLA, MARIANA, RESEND, SAVE, TEAM, teamNetwork } from './testing/team';

const PATH = '/app/configuracion/usuarios';
const modal = (name = 'Alta de usuario') => within(screen.getByRole('dialog', { name }));
const dismissed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const invited = (data: Partial<InvitationResponse>): CallResponse => ({
  body: { response: KARLA._id, usuario: KARLA, ...data },
});

async function openNewUser() {
  const page = await mount(PATH);
  await page.usuario.click(await screen.findByRole('button', { name: 'Nuevo Usuario' }));
  await modal().findByRole('option', { name: 'Del Valle' });
  return page;
}

async function invite(email = 'karla.mtz@correo.mx') {
  const page = await openNewUser();
  const { usuario: user } = page;
  await user.type(modal().getByLabelText('Correo electrónico'), email);
  await user.selectOptions(modal().getByLabelText('Sucursal'), 'Del Valle');
  await user.click(modal().getByRole('radio', { name: 'Contador' }));
  await user.click(modal().getByRole('button', { name: 'Enviar invitación' }));
  return page;
}

async function edit(name: string) {
  const page = await mount(PATH);
  await page.usuario.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
  await page.usuario.click(screen.getByRole('menuitem', { name: 'Modificar' }));
  await modal(name).findByRole('option', { name: 'Del Valle' });
  return page;
}

describe("'Alta de usuario' (spec 2, spec 7 POST /api/usuarios/guardar)", () => {
  it('explains the activation e-mail and offers only accountant, admin and user (spec 6)', async () => {
    teamNetwork(MARIANA);
    await openNewUser();
    expect(modal().getByText(/Le llegará un correo para activar su cuenta/)).toBeVisible();
    expect(modal().getByLabelText('Correo electrónico')).toHaveAttribute('type', 'email');
    expect(modal().getByLabelText('Correo electrónico')).toHaveFocus();
    expect(
      modal()
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual(['Usuario', 'Admin', 'Contador']);
    expect(modal().getByRole('radio', { name: 'Usuario' })).toBeChecked();
  });

  it("disables the button with a spinner until the response; then the modal closes and the list reloads (spec 4 'User modal modes')", async () => {
    let team = [MARIANA];
    const net = teamNetwork();
    net.route(TEAM, () => ({ body: { response: team } }));
    let answer = () => {};
    net.route(SAVE, async () => {
      await new Promise<void>((ready) => {
        answer = ready;
      });
      team = [MARIANA, KARLA];
      return invited({ correo: 'enviado' });
    });
    const { avisos: toasts } = await invite();
    expect(modal().getByRole('button', { name: 'Enviando' })).toBeDisabled();
    answer();
    await dismissed();
    expect(await screen.findByText('Usuario pendiente de confirmación')).toBeVisible();
    expect(net.seen(SAVE).map(({ body }) => body)).toEqual([
      { usuario: 'karla.mtz@correo.mx', idSucursal: DEL_VALLE._id, rol: 'accountant' },
    ]);
    expect(toasts()).toEqual(['Se envió la invitación a karla.mtz@correo.mx']);
  });

  it('asks for what is missing without a call, at the first field', async () => {
    const net = teamNetwork(MARIANA);
    const { usuario: user } = await openNewUser();
    await user.type(modal().getByLabelText('Correo electrónico'), 'karla');
    await user.click(modal().getByRole('button', { name: 'Enviar invitación' }));
    expect(modal().getByText('Escribe un correo electrónico válido.')).toBeVisible();
    expect(modal().getByText('Tienes que seleccionar una sucursal.')).toBeVisible();
    expect(modal().getByLabelText('Correo electrónico')).toHaveFocus();
    expect(modal().getByLabelText('Correo electrónico')).toBeInvalid();
    await user.keyboard('@correo.mx');
    expect(modal().queryByText('Escribe un correo electrónico válido.')).toBeNull();
    expect(net.seen(SAVE)).toEqual([]);
  });

  it.each([
    [422, 'Escribe un correo electrónico válido.'],
    [409, 'Ese correo ya tiene una cuenta. Usa otro.'],
  ])('shows a %i at its field, keeps what was typed and can be sent again', async (status, message) => {
    const net = teamNetwork(MARIANA);
    net.route(SAVE, () => problem(status, message, { campos: [{ campo: 'usuario', mensaje: message }] }));
    const { usuario: user } = await invite('karla@correo.mx');
    expect(await modal().findByText(message)).toBeVisible();
    const field = modal().getByLabelText('Correo electrónico');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('karla@correo.mx');
    expect(modal().getByLabelText('Sucursal')).toHaveValue(DEL_VALLE._id);
    expect(modal().getByRole('radio', { name: 'Contador' })).toBeChecked();
    net.route(SAVE, () => invited({ correo: 'enviado' }));
    await user.click(modal().getByRole('button', { name: 'Enviar invitación' }));
    await dismissed();
  });

  it.each<[string, CallResponse, RegExp]>([
    [
      'refusal',
      problem(403, 'No tienes permiso para hacer esto.'),
      /La invitación no se envió. No tienes permiso para hacer esto./,
    ],
    ['silence', 'caida', /La invitación no se envió. El servidor no respondió./],
  ])(
    "says of a %s what happened and leaves the button live (spec 8 'Ocurrio un error en el registro')",
    async (_case, response, message) => {
      const net = teamNetwork(MARIANA);
      net.route(SAVE, () => response);
      await invite();
      expect(await modal().findByRole('alert')).toHaveTextContent(message);
      const button = modal().getByRole('button', { name: 'Enviar invitación' });
      expect(button).toBeEnabled();
      await waitFor(() => expect(button).toHaveFocus());
      expect(modal().getByLabelText('Correo electrónico')).toHaveValue('karla.mtz@correo.mx');
    },
  );

  it('says that the branches did not come, and gets them (spec 7 GET /api/tenant/sucursales)', async () => {
    const net = teamNetwork(MARIANA);
    net.route('GET /api/tenant/sucursales', () => problem(503, 'La base de datos no responde.'));
    const { usuario: user } = await mount(PATH);
    await user.click(await screen.findByRole('button', { name: 'Nuevo Usuario' }));
    expect(await modal().findByText('No se cargaron las sucursales. La base de datos no responde.')).toBeVisible();
    net.route('GET /api/tenant/sucursales', () => ({ body: { sucursales: [NARVARTE] } }));
    await user.click(modal().getByRole('button', { name: 'Reintentar' }));
    expect(await modal().findByRole('option', { name: 'Narvarte' })).toBeInTheDocument();
    expect(modal().getByLabelText('Sucursal')).toHaveValue(NARVARTE._id);
  });
});

describe('what became of the mail (decisions "Sign-in and activation")', () => {
  const link = 'https://lavanda.mx/usuarios/verification/abc';
  let net: MockNetwork;
  beforeEach(() => {
    net = teamNetwork(MARIANA);
  });

  it("'pendiente': it is on its way", async () => {
    net.route(SAVE, () => invited({ correo: 'pendiente' }));
    const { avisos: toasts } = await invite();
    await dismissed();
    expect(toasts()).toEqual([expect.stringContaining('La invitación a karla.mtz@correo.mx está en camino.')]);
  });

  it("'fallido': says so and offers 'Reenviar invitación'", async () => {
    net.route(SAVE, () => invited({ correo: 'fallido' }));
    const { usuario: user, avisos: toasts } = await invite();
    const title = 'El correo no se envió';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    net.route(RESEND, () => 'caida');
    await user.click(modal(title).getByRole('button', { name: 'Reenviar invitación' }));
    expect(await modal(title).findByRole('alert')).toHaveTextContent(/La invitación no se envió. El servidor no respondió./);
    net.route(RESEND, () => invited({ correo: 'enviado' }));
    await user.click(modal(title).getByRole('button', { name: 'Reenviar invitación' }));
    await dismissed();
    expect(toasts()).toEqual(['Se envió la invitación a karla.mtz@correo.mx']);
    expect(net.seen(RESEND).map(({ body }) => body)).toEqual([{ _id: KARLA._id }, { _id: KARLA._id }]);
  });

  it("'sin_servidor': shows the link once, to copy with the keyboard", async () => {
    net.route(SAVE, () => invited({ correo: 'sin_servidor', enlace: link }));
    const { usuario: user } = await invite();
    const title = 'Comparte el enlace de activación';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(modal(title).getByLabelText('Enlace de activación')).toHaveValue(link);
    expect(modal(title).getByText(/Se muestra solo esta vez/)).toBeVisible();
    expect(modal(title).getByRole('button', { name: 'Copiar enlace' })).toHaveFocus();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.keyboard('{Enter}');
    expect(await modal(title).findByText('Enlace copiado')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(link);
    await user.keyboard('{Escape}');
    await dismissed();
    expect(screen.queryByDisplayValue(link)).toBeNull();
  });

  it('a browser that refuses the clipboard leaves the link selected', async () => {
    net.route(SAVE, () => invited({ correo: 'sin_servidor', enlace: link }));
    const { usuario: user } = await invite();
    await screen.findByRole('dialog', { name: 'Comparte el enlace de activación' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    document.execCommand = () => false;
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await screen.findByText(/El navegador no permitió copiar/)).toBeVisible();
    const field = screen.getByLabelText<HTMLInputElement>('Enlace de activación');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
  });
});

describe("modify mode (spec 2 'Modify mode shows the user's name, branch and role, no e-mail field')", () => {
  it('shows and saves name, branch and role', async () => {
    let team = [MARIANA, BRENDA];
    const net = teamNetwork();
    net.route(TEAM, () => ({ body: { response: team } }));
    net.route(SAVE, ({ body }) => {
      const user = { ...BRENDA, ...body, sucursalData: NARVARTE };
      team = [MARIANA, user];
      return { body: { response: BRENDA._id, usuario: user } };
    });
    const { usuario: user, avisos: toasts } = await edit('Brenda Yáñez');
    const form = modal('Brenda Yáñez');
    expect(form.getByLabelText('Nombre')).toHaveValue('Brenda Yáñez');
    expect(form.getByLabelText('Sucursal')).toHaveValue(DEL_VALLE._id);
    expect(form.getByRole('radio', { name: 'Usuario' })).toBeChecked();
    expect(form.queryByLabelText('Correo electrónico')).toBeNull();
    expect(form.queryByText(/se cierran sus sesiones/)).toBeNull();
    await user.clear(form.getByLabelText('Nombre'));
    await user.type(form.getByLabelText('Nombre'), 'Brenda Yáñez Soto');
    await user.selectOptions(form.getByLabelText('Sucursal'), 'Narvarte');
    await user.click(form.getByRole('radio', { name: 'Admin' }));
    expect(form.getByText(/se cierran sus sesiones/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await dismissed();
    expect(net.seen(SAVE)[0]?.body).toEqual({
      _id: BRENDA._id,
      nombre: 'Brenda Yáñez Soto',
      idSucursal: NARVARTE._id,
      rol: 'admin',
    });
    expect(await screen.findByText('Narvarte · brenda@aguaclara.mx')).toBeVisible();
    expect(toasts()).toEqual(['Se guardaron los cambios de Brenda Yáñez Soto']);
    expect(screen.getByRole('button', { name: 'Acciones de Brenda Yáñez Soto' })).toHaveFocus();
  });

  it("needs a name, and keeps everything with a live button when the server fails (spec 8 'Error al modificar el usuario')", async () => {
    const net = teamNetwork(MARIANA, BRENDA);
    net.route(SAVE, () => problem(404, 'El usuario no existe. Vuelve a cargar la lista.'));
    const { usuario: user } = await edit('Brenda Yáñez');
    const form = modal('Brenda Yáñez');
    await user.clear(form.getByLabelText('Nombre'));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(form.getByText('El nombre es requerido.')).toBeVisible();
    expect(net.seen(SAVE)).toEqual([]);
    await user.type(form.getByLabelText('Nombre'), 'Brenda');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Los cambios no se guardaron. El usuario no existe.');
    expect(form.getByLabelText('Nombre')).toHaveValue('Brenda');
    expect(form.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  it('a superuser keeps the role unless another is chosen, and choosing can be taken back', async () => {
    const net = teamNetwork(MARIANA, BRENDA);
    net.route(SAVE, () => ({ body: { response: MARIANA._id, usuario: MARIANA } }));
    net.route('GET /api/auth/authData', () => problem(503, 'x'));
    const { usuario: user } = await edit('Mariana Robles');
    const form = modal('Mariana Robles');
    expect(form.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    await user.click(form.getByRole('radio', { name: 'Admin' }));
    expect(form.getByText(/nadie podrá devolverle ese rol/)).toBeVisible();
    expect(form.getByText(/Es tu cuenta/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Conservar Superusuario' }));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await dismissed();
    expect(net.seen(SAVE)[0]?.body).toMatchObject({ _id: MARIANA._id, rol: 'superuser' });
  });
});
