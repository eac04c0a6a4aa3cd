import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './AccountPage';

const FORGOT = 'POST /api/auth/olvide';
const PAGE = 'GET /api/auth/restablecer/abc';
const SUBMIT = 'POST /api/auth/restablecer';
const DATA = { tenant: { nombre: 'Agua Clara', logo: '/logo-agua.svg' }, usuario: 'karla.mtz@correo.mx' };

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});

function open(path: string) {
  history.replaceState(null, '', path);
  render(<AccountPage />);
  return userEvent.setup();
}

describe("'Olvidé mi contraseña'", () => {
  const send = () => screen.getByRole('button', { name: 'Enviar enlace' });
  const field = () => screen.getByRole('textbox', { name: 'Usuario' });

  test('requests the link and answers the same whether or not the account exists', async () => {
    let received: unknown;
    net.route(FORGOT, (request) => {
      received = request.body;
      return { body: {} };
    });
    const user = open('/usuarios/olvide');
    expect(document.title).toBe('Lavanda | Olvidé mi contraseña');
    expect(field()).toHaveAttribute('autocomplete', 'username');
    await user.type(field(), ' karla.mtz@correo.mx {Enter}');
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
    expect(received).toEqual({ usuario: 'karla.mtz@correo.mx' });
    expect(screen.getByRole('status')).toHaveTextContent('Si karla.mtz@correo.mx tiene una cuenta, te llegará un enlace');
    expect(screen.getByRole('status')).toHaveTextContent('pide ayuda al administrador de tu lavandería');
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  test('says whom to ask where no mail is sent', async () => {
    net.route(FORGOT, { body: { sinCorreo: true } });
    const user = open('/usuarios/olvide');
    await user.type(field(), 'karla.mtz@correo.mx{Enter}');
    expect(await screen.findByRole('heading', { name: 'Pide un enlace a tu lavandería' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/un superusuario de tu lavandería.*«Usuarios y roles»/);
  });

  test('requests nothing without a user name', async () => {
    const user = open('/usuarios/olvide');
    await user.click(send());
    expect(field()).toHaveAccessibleDescription('Escribe tu usuario.');
    expect(field()).toHaveFocus();
    expect(net.seen(FORGOT)).toHaveLength(0);
  });

  test.each([
    [429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.'],
    [500, 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.'],
  ])('%i is shown and keeps what was typed', async (status, message) => {
    net.route(FORGOT, { status, body: null });
    const user = open('/usuarios/olvide');
    await user.type(field(), 'karla.mtz@correo.mx{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field()).toHaveValue('karla.mtz@correo.mx');
    expect(send()).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('usuarios/restablecer/{token}', () => {
  const password = () => screen.getByLabelText('Contraseña');
  const another = () => screen.getByLabelText('Confirmar contraseña');

  async function openCurrent() {
    net.route(PAGE, { body: DATA });
    const user = open('/usuarios/restablecer/abc');
    await screen.findByRole('heading', { level: 1, name: 'Agua Clara' });
    return user;
  }

  test('saves the password and leads to sign-in', async () => {
    let received: unknown;
    net.route(SUBMIT, (request) => {
      received = request.body;
      return { body: { usuario: DATA.usuario } };
    });
    const user = await openCurrent();
    expect(document.title).toBe('Lavanda | Restablecer contraseña');
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await user.type(password(), 'secreto1');
    await user.type(another(), 'secreto1{Enter}');
    expect(await screen.findByRole('heading', { name: 'Contraseña restablecida' })).toHaveFocus();
    expect(received).toEqual({ token: 'abc', password: 'secreto1' });
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  test('applies the rules of activation (spec 5)', async () => {
    const user = await openCurrent();
    await user.type(password(), '12345');
    await user.type(another(), '1234{Enter}');
    expect(password()).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres.');
    expect(another()).toHaveAccessibleDescription('Las contraseñas no coinciden.');
    expect(password()).toHaveFocus();
    expect(net.seen(SUBMIT)).toHaveLength(0);
  });

  test.each([
    [404, 'Token inválido', 'Este enlace no es válido o ya se usó.'],
    [401, 'Token expirado', 'El enlace ya venció.'],
  ])('%i on opening: %s, and leads to requesting another', async (status, title, detail) => {
    net.route(PAGE, { status, body: {} });
    open('/usuarios/restablecer/abc');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(detail);
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/usuarios/olvide');
  });

  test.each([
    [404, 'Token inválido'],
    [401, 'Token expirado'],
  ])('%i on submitting: %s', async (status, title) => {
    net.route(SUBMIT, { status, body: {} });
    const user = await openCurrent();
    await user.type(password(), 'secreto1');
    await user.type(another(), 'secreto1{Enter}');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  test('says that there is no connection and keeps what was typed', async () => {
    const user = await openCurrent();
    await user.type(password(), 'secreto1');
    await user.type(another(), 'secreto1{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El servidor no respondió.'));
    expect(password()).toHaveValue('secreto1');
  });
});
