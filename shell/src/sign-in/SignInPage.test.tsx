import { type CallResponse, type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pending, setIcon } from '../testing/helpers';
import { SignInPage } from './SignInPage';

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});

const SUBMIT = 'POST /api/auth/submit';

function mount() {
  const inputs: string[] = [];
  const touches: number[] = [];
  render(<SignInPage onSignIn={(redirection) => void inputs.push(redirection)} onTouch={() => void touches.push(1)} />);
  return { inputs, touches, usuario: userEvent.setup() };
}

const userField = () => screen.getByRole('textbox', { name: 'Usuario' });
const passwordField = () => screen.getByLabelText('Contraseña');
const button = () => screen.getByRole('button', { name: 'Iniciar sesión' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(userField(), 'usuario@aguaclara.mx');
  await user.type(passwordField(), 'lavanda123');
  await user.click(button());
}

test('shows its title, its favicon and required fields', () => {
  setIcon('/agua.ico');
  mount();
  expect(screen.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeInTheDocument();
  expect(document.title).toBe('Inicio de sesión');
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/logo.ico');
  expect(document.querySelector('img')).toHaveAttribute('src', '/LogoLogin.png');
  expect(userField()).toBeRequired();
  expect(passwordField()).toBeRequired();
  expect(screen.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute('href', '/usuarios/olvide');
});

test('sends the form as form data and passes the redirection on', async () => {
  let received: FormData | undefined;
  net.route(SUBMIT, (request) => {
    received = request.form;
    return { body: { redirection: '/app/ventas' } };
  });
  const { inputs, usuario: user } = mount();
  await fill(user);
  await waitFor(() => expect(inputs).toEqual(['/app/ventas']));
  expect(received?.get('usuario')).toBe('usuario@aguaclara.mx');
  expect(received?.get('password')).toBe('lavanda123');
});

test('the button shows progress until the answer', async () => {
  const delay = pending<CallResponse>();
  net.route(SUBMIT, () => delay.promise);
  const { usuario: user } = mount();
  await fill(user);
  expect(screen.getByRole('progressbar', { name: 'Iniciando sesión' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar').closest('button')).toBeDisabled();
  delay.resolve({ status: 401, body: {} });
  await waitFor(() => expect(button()).toBeEnabled());
});

test.each([
  [401, 'usuario', 'El usuario no se encuentra registrado.'],
  [403, 'password', 'La Contraseña es incorrecta.'],
])('%i marks the field %s until it is corrected', async (status, field, message) => {
  net.route(SUBMIT, { status, body: {} });
  const { inputs, usuario: user } = mount();
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const marked = field === 'usuario' ? userField() : passwordField();
  const other = field === 'usuario' ? passwordField() : userField();
  expect(marked).toBeInvalid();
  expect(marked).toHaveAccessibleDescription(message);
  expect(marked).toHaveFocus();
  await user.type(other, 'x');
  expect(marked).toBeInvalid();
  await user.type(marked, 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(marked).toBeValid();
  expect(inputs).toEqual([]);
});

test.each([
  [429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.'],
  [500, 'No se pudo iniciar sesión. Inténtalo de nuevo en un momento.'],
])('%i is shown above the form, which stays ready', async (status, message) => {
  net.route(SUBMIT, { status, body: {} });
  const { usuario: user } = mount();
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(userField()).toHaveValue('usuario@aguaclara.mx');
  expect(button()).toBeEnabled();
});

test('says that there is no connection, and the form stays ready', async () => {
  const { usuario: user } = mount();
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
  );
  expect(button()).toBeEnabled();
});

test('ignores a redirection outside the site', async () => {
  net.route(SUBMIT, { body: { redirection: '//otro.mx/app' } });
  const { inputs, usuario: user } = mount();
  await fill(user);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(inputs).toEqual([]);
});

test('the show button shows and hides the password', async () => {
  const { usuario: user } = mount();
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(passwordField()).toHaveAttribute('type', 'password');
});

test('reports the first input, not earlier', async () => {
  const { touches, usuario: user } = mount();
  expect(touches).toHaveLength(0);
  await user.click(userField());
  expect(touches.length).toBeGreaterThan(0);
});

test('a server failure shows the code by which support finds it', async () => {
  net.route(SUBMIT, { status: 503, body: {}, headers: { 'x-request-id': '7k2m9xq4tz0b' } });
  const { usuario: user } = mount();
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo iniciar sesión. Inténtalo de nuevo en un momento. Código para soporte: 7k2m9xq4tz0b',
  );
});
