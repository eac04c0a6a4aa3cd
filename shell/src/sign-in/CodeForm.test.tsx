import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { startAuthentication } from '@simplewebauthn/browser';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPage } from './SignInPage';

jest.mock('@simplewebauthn/browser', () => ({ browserSupportsWebAuthn: () => true, startAuthentication: jest.fn() }));
const authenticate = jest.mocked(startAuthentication);

const ENTER = 'POST /api/auth/segundoFactor/entrar';
let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  net.route('POST /api/auth/submit', { body: { redirection: '', segundoFactor: true } });
});

async function askForCode() {
  const inputs: string[] = [];
  render(<SignInPage onSignIn={(redirection) => void inputs.push(redirection)} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Usuario' }), 'super@aguaclara.mx');
  await user.type(screen.getByLabelText('Contraseña'), 'lavanda123');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const field = await screen.findByRole('textbox', { name: 'Código' });
  return { inputs, user, field };
}

test('after the password it asks for the code, which opens the session', async () => {
  net.route(ENTER, { body: { redirection: '/app/activos' } });
  const { inputs, user, field } = await askForCode();
  expect(screen.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.keyboard('123 456{Enter}');
  await waitFor(() => expect(inputs).toEqual(['/app/activos']));
  expect(net.seen(ENTER)[0]?.body).toEqual({ codigo: '123 456' });
});

test('a wrong code is said at its field, and can be written again', async () => {
  net.route(
    ENTER,
    problem(403, 'El código no es correcto.', { campos: [{ campo: 'codigo', mensaje: 'El código no es correcto.' }] }),
  );
  const { user, field } = await askForCode();
  await user.keyboard('000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('El código no es correcto.'));
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
});

test.each([
  [401, 'Pasó demasiado tiempo. Escribe de nuevo tu usuario y tu contraseña.'],
  [429, 'Demasiados códigos incorrectos. Espera 15 minutos e inténtalo de nuevo.'],
])('%i says what happened; Volver goes back to user and password', async (status, detail) => {
  net.route(ENTER, problem(status, detail));
  const { user } = await askForCode();
  await user.keyboard('000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByRole('textbox', { name: 'Usuario' })).toBeVisible();
});

describe('with passkeys', () => {
  const CHALLENGE = 'POST /api/auth/segundoFactor/llaves/retar';
  const SIGNED = 'POST /api/auth/segundoFactor/llaves/entrar';
  const OPTIONS = {
    challenge: 'cmV0bw',
    timeout: 300_000,
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'preferred',
  };
  const ASSERTION = {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key' as const,
    response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
    clientExtensionResults: {},
  };
  const passkeyButton = () => screen.getByRole('button', { name: 'Usar llave de acceso' });

  beforeEach(() => {
    net.route('POST /api/auth/submit', { body: { redirection: '', segundoFactor: true, factores: ['llave'] } });
    net.route(CHALLENGE, { body: { opciones: OPTIONS } });
    authenticate.mockReset().mockResolvedValue(ASSERTION);
  });

  async function askForPasskey() {
    const inputs: string[] = [];
    render(<SignInPage onSignIn={(redirection) => void inputs.push(redirection)} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Usuario' }), 'super@aguaclara.mx');
    await user.type(screen.getByLabelText('Contraseña'), 'lavanda123{Enter}');
    await screen.findByRole('heading', { name: 'Verificación en dos pasos' });
    return { inputs, user };
  }

  test('one signs the challenge, which opens the session', async () => {
    net.route(SIGNED, { body: { redirection: '/app/activos' } });
    const { inputs, user } = await askForPasskey();
    expect(passkeyButton()).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Código de recuperación' })).toBeVisible();
    await user.click(passkeyButton());
    await waitFor(() => expect(inputs).toEqual(['/app/activos']));
    expect(authenticate).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
    expect(net.seen(SIGNED)[0]?.body).toEqual({ respuesta: ASSERTION });
  });

  test('one that was cancelled, or refused, is told; it can be tried again', async () => {
    authenticate.mockRejectedValueOnce(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
    net.route(SIGNED, problem(403, 'La llave de acceso no se aceptó.'));
    const { user } = await askForPasskey();
    await user.click(passkeyButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('No se usó la llave de acceso');
    await user.click(passkeyButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('La llave de acceso no se aceptó.'));
    expect(passkeyButton()).toBeEnabled();
  });

  test.each([
    [['codigo', 'llave'], 'Código', true],
    [['codigo'], 'Código', false],
    [[], 'Código de recuperación', false],
  ])('%j: only what the account has is offered', async (factors, field, offered) => {
    net.route('POST /api/auth/submit', { body: { redirection: '', segundoFactor: true, factores: factors } });
    await askForPasskey();
    expect(screen.getByRole('textbox', { name: field })).toHaveFocus();
    expect(screen.queryAllByRole('button', { name: 'Usar llave de acceso' })).toHaveLength(offered ? 1 : 0);
  });
});
