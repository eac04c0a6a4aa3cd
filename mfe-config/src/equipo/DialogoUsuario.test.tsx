import type { RespuestaInvitacion } from '@lavanda/shared/contract/equipo';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/pruebas/datos';
import { problema, type Red, type Respuesta } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { BRENDA, EQUIPO, GUARDAR, KARLA, MARIANA, REENVIAR, redDeEquipo } from './pruebas/equipo';

const RUTA = '/app/configuracion/usuarios';
const modal = (nombre = 'Alta de usuario') => within(screen.getByRole('dialog', { name: nombre }));
const cerrado = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const invitada = (datos: Partial<RespuestaInvitacion>): Respuesta => ({
  cuerpo: { response: KARLA._id, usuario: KARLA, ...datos },
});

async function abrirAlta() {
  const pagina = await montar(RUTA);
  await pagina.usuario.click(await screen.findByRole('button', { name: 'Nuevo Usuario' }));
  await modal().findByRole('option', { name: 'Del Valle' });
  return pagina;
}

/** Fills the invitation in and sends it. */
async function invitar(correo = 'karla.mtz@correo.mx') {
  const pagina = await abrirAlta();
  const { usuario } = pagina;
  await usuario.type(modal().getByLabelText('Correo electrónico'), correo);
  await usuario.selectOptions(modal().getByLabelText('Sucursal'), 'Del Valle');
  await usuario.click(modal().getByRole('radio', { name: 'Contador' }));
  await usuario.click(modal().getByRole('button', { name: 'Enviar invitación' }));
  return pagina;
}

async function modificar(nombre: string) {
  const pagina = await montar(RUTA);
  await pagina.usuario.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  await pagina.usuario.click(screen.getByRole('menuitem', { name: 'Modificar' }));
  await modal(nombre).findByRole('option', { name: 'Del Valle' });
  return pagina;
}

describe("'Alta de usuario' (spec 2, spec 7 POST /api/usuarios/guardar)", () => {
  it('explains the activation e-mail and offers only accountant, admin and user (spec 6)', async () => {
    redDeEquipo(MARIANA);
    await abrirAlta();
    expect(modal().getByText(/Le llegará un correo para activar su cuenta/)).toBeVisible();
    expect(modal().getByLabelText('Correo electrónico')).toHaveAttribute('type', 'email');
    expect(modal().getByLabelText('Correo electrónico')).toHaveFocus();
    expect(
      modal()
        .getAllByRole('radio')
        .map((uno) => uno.closest('label')?.textContent),
    ).toEqual(['Usuario', 'admin', 'Contador']);
    expect(modal().getByRole('radio', { name: 'Usuario' })).toBeChecked();
  });

  it("disables the button with a spinner until the response; then the modal closes and the list reloads (spec 4 'User modal modes')", async () => {
    let equipo = [MARIANA];
    const red = redDeEquipo();
    red.atender(EQUIPO, () => ({ cuerpo: { response: equipo } }));
    let contestar = () => {};
    red.atender(GUARDAR, async () => {
      await new Promise<void>((listo) => {
        contestar = listo;
      });
      equipo = [MARIANA, KARLA];
      return invitada({ correo: 'enviado' });
    });
    const { avisos } = await invitar();
    expect(modal().getByRole('button', { name: 'Enviando' })).toBeDisabled();
    contestar();
    await cerrado();
    expect(await screen.findByText('Usuario pendiente de confirmación')).toBeVisible();
    expect(red.vistas(GUARDAR).map(({ cuerpo }) => cuerpo)).toEqual([
      { usuario: 'karla.mtz@correo.mx', idSucursal: DEL_VALLE._id, rol: 'accountant' },
    ]);
    expect(avisos()).toEqual(['Se envió la invitación a karla.mtz@correo.mx']);
  });

  it('asks for what is missing without a call, at the first field', async () => {
    const red = redDeEquipo(MARIANA);
    const { usuario } = await abrirAlta();
    await usuario.type(modal().getByLabelText('Correo electrónico'), 'karla');
    await usuario.click(modal().getByRole('button', { name: 'Enviar invitación' }));
    expect(modal().getByText('Escribe un correo electrónico válido.')).toBeVisible();
    expect(modal().getByText('Tienes que seleccionar una sucursal.')).toBeVisible();
    expect(modal().getByLabelText('Correo electrónico')).toHaveFocus();
    expect(modal().getByLabelText('Correo electrónico')).toBeInvalid();
    await usuario.keyboard('@correo.mx');
    expect(modal().queryByText('Escribe un correo electrónico válido.')).toBeNull();
    expect(red.vistas(GUARDAR)).toEqual([]);
  });

  it.each([
    [422, 'Escribe un correo electrónico válido.'],
    [409, 'Ese correo ya tiene una cuenta. Usa otro.'],
  ])('shows a %i at its field, keeps what was typed and can be sent again', async (status, mensaje) => {
    const red = redDeEquipo(MARIANA);
    red.atender(GUARDAR, () => problema(status, mensaje, { campos: [{ campo: 'usuario', mensaje }] }));
    const { usuario } = await invitar('karla@correo.mx');
    expect(await modal().findByText(mensaje)).toBeVisible();
    const campo = modal().getByLabelText('Correo electrónico');
    await waitFor(() => expect(campo).toHaveFocus());
    expect(campo).toHaveValue('karla@correo.mx');
    expect(modal().getByLabelText('Sucursal')).toHaveValue(DEL_VALLE._id);
    expect(modal().getByRole('radio', { name: 'Contador' })).toBeChecked();
    red.atender(GUARDAR, () => invitada({ correo: 'enviado' }));
    await usuario.click(modal().getByRole('button', { name: 'Enviar invitación' }));
    await cerrado();
  });

  it.each<[string, Respuesta, RegExp]>([
    [
      'refusal',
      problema(403, 'No tienes permiso para hacer esto.'),
      /La invitación no se envió. No tienes permiso para hacer esto./,
    ],
    ['silence', 'caida', /La invitación no se envió. El servidor no respondió./],
  ])(
    "says of a %s what happened and leaves the button live (spec 8 'Ocurrio un error en el registro')",
    async (_caso, respuesta, mensaje) => {
      const red = redDeEquipo(MARIANA);
      red.atender(GUARDAR, () => respuesta);
      await invitar();
      expect(await modal().findByRole('alert')).toHaveTextContent(mensaje);
      const boton = modal().getByRole('button', { name: 'Enviar invitación' });
      expect(boton).toBeEnabled();
      await waitFor(() => expect(boton).toHaveFocus());
      expect(modal().getByLabelText('Correo electrónico')).toHaveValue('karla.mtz@correo.mx');
    },
  );

  it('says that the branches did not come, and gets them (spec 7 GET /api/tenant/sucursales)', async () => {
    const red = redDeEquipo(MARIANA);
    red.atender('GET /api/tenant/sucursales', () => problema(503, 'La base de datos no responde.'));
    const { usuario } = await montar(RUTA);
    await usuario.click(await screen.findByRole('button', { name: 'Nuevo Usuario' }));
    expect(await modal().findByText('No se cargaron las sucursales. La base de datos no responde.')).toBeVisible();
    red.atender('GET /api/tenant/sucursales', () => ({ cuerpo: { sucursales: [NARVARTE] } }));
    await usuario.click(modal().getByRole('button', { name: 'Reintentar' }));
    expect(await modal().findByRole('option', { name: 'Narvarte' })).toBeInTheDocument();
    expect(modal().getByLabelText('Sucursal')).toHaveValue(NARVARTE._id);
  });
});

describe('what became of the mail (decisions "Sign-in and activation")', () => {
  const enlace = 'https://lavanda.mx/usuarios/verification/abc';
  let red: Red;
  beforeEach(() => {
    red = redDeEquipo(MARIANA);
  });

  it("'pendiente': it is on its way", async () => {
    red.atender(GUARDAR, () => invitada({ correo: 'pendiente' }));
    const { avisos } = await invitar();
    await cerrado();
    expect(avisos()).toEqual([expect.stringContaining('La invitación a karla.mtz@correo.mx está en camino.')]);
  });

  it("'fallido': says so and offers 'Reenviar invitación'", async () => {
    red.atender(GUARDAR, () => invitada({ correo: 'fallido' }));
    const { usuario, avisos } = await invitar();
    const titulo = 'El correo no se envió';
    expect(await screen.findByRole('dialog', { name: titulo })).toBeVisible();
    red.atender(REENVIAR, () => 'caida');
    await usuario.click(modal(titulo).getByRole('button', { name: 'Reenviar invitación' }));
    expect(await modal(titulo).findByRole('alert')).toHaveTextContent(/La invitación no se envió. El servidor no respondió./);
    red.atender(REENVIAR, () => invitada({ correo: 'enviado' }));
    await usuario.click(modal(titulo).getByRole('button', { name: 'Reenviar invitación' }));
    await cerrado();
    expect(avisos()).toEqual(['Se envió la invitación a karla.mtz@correo.mx']);
    expect(red.vistas(REENVIAR).map(({ cuerpo }) => cuerpo)).toEqual([{ _id: KARLA._id }, { _id: KARLA._id }]);
  });

  it("'sin_servidor': shows the link once, to copy with the keyboard", async () => {
    red.atender(GUARDAR, () => invitada({ correo: 'sin_servidor', enlace }));
    const { usuario } = await invitar();
    const titulo = 'Comparte el enlace de activación';
    expect(await screen.findByRole('dialog', { name: titulo })).toBeVisible();
    expect(modal(titulo).getByLabelText('Enlace de activación')).toHaveValue(enlace);
    expect(modal(titulo).getByText(/Se muestra solo esta vez/)).toBeVisible();
    expect(modal(titulo).getByRole('button', { name: 'Copiar enlace' })).toHaveFocus();
    const copiar = jest.spyOn(navigator.clipboard, 'writeText');
    await usuario.keyboard('{Enter}');
    expect(await modal(titulo).findByText('Enlace copiado')).toBeVisible();
    expect(copiar).toHaveBeenCalledWith(enlace);
    await usuario.keyboard('{Escape}');
    await cerrado();
    expect(screen.queryByDisplayValue(enlace)).toBeNull();
  });

  it('a browser that refuses the clipboard leaves the link selected', async () => {
    red.atender(GUARDAR, () => invitada({ correo: 'sin_servidor', enlace }));
    const { usuario } = await invitar();
    await screen.findByRole('dialog', { name: 'Comparte el enlace de activación' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    document.execCommand = () => false;
    await usuario.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(await screen.findByText(/El navegador no permitió copiar/)).toBeVisible();
    const campo = screen.getByLabelText<HTMLInputElement>('Enlace de activación');
    expect(campo.value.slice(campo.selectionStart ?? 0, campo.selectionEnd ?? 0)).toBe(enlace);
  });
});

describe("modify mode (spec 2 'Modify mode shows the user's name, branch and role, no e-mail field')", () => {
  it('shows and saves name, branch and role', async () => {
    let equipo = [MARIANA, BRENDA];
    const red = redDeEquipo();
    red.atender(EQUIPO, () => ({ cuerpo: { response: equipo } }));
    red.atender(GUARDAR, ({ cuerpo }) => {
      const usuario = { ...BRENDA, ...cuerpo, sucursalData: NARVARTE };
      equipo = [MARIANA, usuario];
      return { cuerpo: { response: BRENDA._id, usuario } };
    });
    const { usuario, avisos } = await modificar('Brenda Yáñez');
    const forma = modal('Brenda Yáñez');
    expect(forma.getByLabelText('Nombre')).toHaveValue('Brenda Yáñez');
    expect(forma.getByLabelText('Sucursal')).toHaveValue(DEL_VALLE._id);
    expect(forma.getByRole('radio', { name: 'Usuario' })).toBeChecked();
    expect(forma.queryByLabelText('Correo electrónico')).toBeNull();
    expect(forma.queryByText(/se cierran sus sesiones/)).toBeNull();
    await usuario.clear(forma.getByLabelText('Nombre'));
    await usuario.type(forma.getByLabelText('Nombre'), 'Brenda Yáñez Soto');
    await usuario.selectOptions(forma.getByLabelText('Sucursal'), 'Narvarte');
    await usuario.click(forma.getByRole('radio', { name: 'admin' }));
    expect(forma.getByText(/se cierran sus sesiones/)).toBeVisible();
    await usuario.click(forma.getByRole('button', { name: 'Guardar' }));
    await cerrado();
    expect(red.vistas(GUARDAR)[0]?.cuerpo).toEqual({
      _id: BRENDA._id,
      nombre: 'Brenda Yáñez Soto',
      idSucursal: NARVARTE._id,
      rol: 'admin',
    });
    expect(await screen.findByText('Narvarte · brenda@aguaclara.mx')).toBeVisible();
    expect(avisos()).toEqual(['Se guardaron los cambios de Brenda Yáñez Soto']);
    expect(screen.getByRole('button', { name: 'Acciones de Brenda Yáñez Soto' })).toHaveFocus();
  });

  it("needs a name, and keeps everything with a live button when the server fails (spec 8 'Error al modificar el usuario')", async () => {
    const red = redDeEquipo(MARIANA, BRENDA);
    red.atender(GUARDAR, () => problema(404, 'El usuario no existe. Vuelve a cargar la lista.'));
    const { usuario } = await modificar('Brenda Yáñez');
    const forma = modal('Brenda Yáñez');
    await usuario.clear(forma.getByLabelText('Nombre'));
    await usuario.click(forma.getByRole('button', { name: 'Guardar' }));
    expect(forma.getByText('El nombre es requerido.')).toBeVisible();
    expect(red.vistas(GUARDAR)).toEqual([]);
    await usuario.type(forma.getByLabelText('Nombre'), 'Brenda');
    await usuario.click(forma.getByRole('button', { name: 'Guardar' }));
    expect(await forma.findByRole('alert')).toHaveTextContent('Los cambios no se guardaron. El usuario no existe.');
    expect(forma.getByLabelText('Nombre')).toHaveValue('Brenda');
    expect(forma.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  it('a superuser keeps the role unless another is chosen, and choosing can be taken back', async () => {
    const red = redDeEquipo(MARIANA, BRENDA);
    red.atender(GUARDAR, () => ({ cuerpo: { response: MARIANA._id, usuario: MARIANA } }));
    red.atender('GET /api/auth/authData', () => problema(503, 'x'));
    const { usuario } = await modificar('Mariana Robles');
    const forma = modal('Mariana Robles');
    expect(forma.getAllByRole('radio').filter((uno) => (uno as HTMLInputElement).checked)).toEqual([]);
    await usuario.click(forma.getByRole('radio', { name: 'admin' }));
    expect(forma.getByText(/nadie podrá devolverle ese rol/)).toBeVisible();
    expect(forma.getByText(/Es tu cuenta/)).toBeVisible();
    await usuario.click(forma.getByRole('button', { name: 'Conservar superuser' }));
    await usuario.click(forma.getByRole('button', { name: 'Guardar' }));
    await cerrado();
    expect(red.vistas(GUARDAR)[0]?.cuerpo).toMatchObject({ _id: MARIANA._id, rol: 'superuser' });
  });
});
