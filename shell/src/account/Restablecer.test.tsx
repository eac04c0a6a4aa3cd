import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaginaDeCuenta } from './PaginaDeCuenta';

const OLVIDE = 'POST /api/auth/olvide';
const PAGINA = 'GET /api/auth/restablecer/abc';
const SUBMIT = 'POST /api/auth/restablecer';
const DATOS = { tenant: { nombre: 'Agua Clara', logo: '/logo-agua.svg' }, usuario: 'karla.mtz@correo.mx' };

let red: Red;
beforeEach(() => {
  red = simularRed();
});

function abrir(ruta: string) {
  history.replaceState(null, '', ruta);
  render(<PaginaDeCuenta />);
  return userEvent.setup();
}

describe('Olvidé mi contraseña', () => {
  const enviar = () => screen.getByRole('button', { name: 'Enviar enlace' });
  const campo = () => screen.getByRole('textbox', { name: 'Usuario' });

  test('pide el enlace y contesta lo mismo exista o no la cuenta', async () => {
    let recibido: unknown;
    red.atender(OLVIDE, (peticion) => {
      recibido = peticion.cuerpo;
      return { cuerpo: {} };
    });
    const usuario = abrir('/usuarios/olvide');
    expect(document.title).toBe('Lavanda | Olvidé mi contraseña');
    expect(campo()).toHaveAttribute('autocomplete', 'username');
    await usuario.type(campo(), ' karla.mtz@correo.mx {Enter}');
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
    expect(recibido).toEqual({ usuario: 'karla.mtz@correo.mx' });
    expect(screen.getByRole('status')).toHaveTextContent('Si karla.mtz@correo.mx tiene una cuenta, te llegará un enlace');
    expect(screen.getByRole('status')).toHaveTextContent('pide ayuda al administrador de tu lavandería');
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  test('sin usuario no pide nada', async () => {
    const usuario = abrir('/usuarios/olvide');
    await usuario.click(enviar());
    expect(campo()).toHaveAccessibleDescription('Escribe tu usuario.');
    expect(campo()).toHaveFocus();
    expect(red.vistas(OLVIDE)).toHaveLength(0);
  });

  test.each([
    [429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.'],
    [500, 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.'],
  ])('%i lo dice y conserva lo escrito', async (status, mensaje) => {
    red.atender(OLVIDE, { status, cuerpo: null });
    const usuario = abrir('/usuarios/olvide');
    await usuario.type(campo(), 'karla.mtz@correo.mx{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
    expect(campo()).toHaveValue('karla.mtz@correo.mx');
    expect(enviar()).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('usuarios/restablecer/{token}', () => {
  const password = () => screen.getByLabelText('Contraseña');
  const otra = () => screen.getByLabelText('Confirmar contraseña');

  async function abrirVigente() {
    red.atender(PAGINA, { cuerpo: DATOS });
    const usuario = abrir('/usuarios/restablecer/abc');
    await screen.findByRole('heading', { level: 1, name: 'Agua Clara' });
    return usuario;
  }

  test('guarda la contraseña y lleva al acceso', async () => {
    let recibido: unknown;
    red.atender(SUBMIT, (peticion) => {
      recibido = peticion.cuerpo;
      return { cuerpo: { usuario: DATOS.usuario } };
    });
    const usuario = await abrirVigente();
    expect(document.title).toBe('Lavanda | Restablecer contraseña');
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await usuario.type(password(), 'secreto1');
    await usuario.type(otra(), 'secreto1{Enter}');
    expect(await screen.findByRole('heading', { name: 'Contraseña restablecida' })).toHaveFocus();
    expect(recibido).toEqual({ token: 'abc', password: 'secreto1' });
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  test('las reglas son las de la activación (especificación 5)', async () => {
    const usuario = await abrirVigente();
    await usuario.type(password(), '12345');
    await usuario.type(otra(), '1234{Enter}');
    expect(password()).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres.');
    expect(otra()).toHaveAccessibleDescription('Las contraseñas no coinciden.');
    expect(password()).toHaveFocus();
    expect(red.vistas(SUBMIT)).toHaveLength(0);
  });

  test.each([
    [404, 'Token inválido', 'Este enlace no es válido o ya se usó.'],
    [401, 'Token expirado', 'El enlace ya venció.'],
  ])('%i al abrir: %s, y lleva a pedir otro', async (status, titulo, detalle) => {
    red.atender(PAGINA, { status, cuerpo: {} });
    abrir('/usuarios/restablecer/abc');
    expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(detalle);
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/usuarios/olvide');
  });

  test.each([
    [404, 'Token inválido'],
    [401, 'Token expirado'],
  ])('%i al enviar: %s', async (status, titulo) => {
    red.atender(SUBMIT, { status, cuerpo: {} });
    const usuario = await abrirVigente();
    await usuario.type(password(), 'secreto1');
    await usuario.type(otra(), 'secreto1{Enter}');
    expect(await screen.findByRole('heading', { name: titulo })).toBeInTheDocument();
  });

  test('sin conexión lo dice y conserva lo escrito', async () => {
    const usuario = await abrirVigente();
    await usuario.type(password(), 'secreto1');
    await usuario.type(otra(), 'secreto1{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El servidor no respondió.'));
    expect(password()).toHaveValue('secreto1');
  });
});
