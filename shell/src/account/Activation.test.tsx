import { type CallResponse, type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pending, setIcon } from '../testing/helpers';
import { AccountPage } from './AccountPage';

const PAGE = 'GET /api/usuarios/confirmation/abc';
const SUBMIT = 'POST /api/usuarios/confirmation/submit';
const INVITEE = { tenant: { nombre: 'Agua Clara', logo: '/logo-agua.svg' }, usuario: 'karla.mtz@correo.mx' };
const DATA = { ...INVITEE, response: INVITEE };

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  history.replaceState(null, '', '/usuarios/verification/abc');
});

async function open(data: object = DATA) {
  net.route(PAGE, { body: { ...data, response: data } });
  render(<AccountPage />);
  await screen.findByRole('button', { name: 'Activar cuenta' });
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText(name);
const button = () => screen.getByRole('button', { name: 'Activar cuenta' });

async function fill(
  user: ReturnType<typeof userEvent.setup>,
  changes: readonly (readonly [label: string, value: string])[] = [],
) {
  const values = new Map([
    ['Nombre', 'Karla'],
    ['Apellidos', 'Martínez Cordero'],
    ['Contraseña', 'secreto1'],
    ['Confirmar contraseña', 'secreto1'],
    ...changes,
  ]);
  for (const [name, value] of values) if (value !== '') await user.type(field(name), value);
  await user.click(button());
}

describe('states of the page (spec 2 and 4)', () => {
  test("shows loading, then the form with the laundry's logo and invitation", async () => {
    const delay = pending<CallResponse>();
    net.route(PAGE, () => delay.promise);
    setIcon('/agua.ico');
    const { container } = render(<AccountPage />);
    expect(screen.getByRole('status')).toHaveTextContent('Revisando tu invitación...');
    delay.resolve({ body: DATA });
    expect(await screen.findByRole('heading', { level: 1, name: 'Agua Clara' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/logo-agua.svg');
    expect(
      screen.getByText('Agua Clara te invita a formar parte de su equipo. Completa tus datos para activar tu cuenta.'),
    ).toBeInTheDocument();
    expect(field('Usuario')).toHaveValue('karla.mtz@correo.mx');
    expect(document.title).toBe('Lavanda | Activación de cuenta');
    expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/logo.ico');
  });

  test('a laundry without a logo shows its initials', async () => {
    await open({ ...DATA, tenant: { nombre: 'Agua Clara', logo: '' } });
    expect(screen.getByText('AC')).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  test.each([404, 400])("%i: shows 'Token inválido' and says to request another", async (status) => {
    net.route(PAGE, { status, body: { detail: 'Token inválido.' } });
    render(<AccountPage />);
    const title = await screen.findByRole('heading', { level: 1, name: 'Token inválido' });
    expect(title).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Solicita un nuevo token de confirmación.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test("401: shows 'Token expirado' and refers to the administrator", async () => {
    net.route(PAGE, { status: 401, body: {} });
    render(<AccountPage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Token expirado' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      'La invitación ya venció. Pide una nueva al administrador de tu lavandería.',
    );
  });

  test("activated: shows 'Confirmación exitosa' with the link to sign-in", async () => {
    let received: unknown;
    net.route(SUBMIT, (request) => {
      received = request.body;
      return { body: { usuario: DATA.usuario } };
    });
    const user = await open();
    await fill(user, [['Nombre', ' Karla ']]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirmación exitosa' })).toHaveFocus();
    expect(received).toEqual({
      nombre: 'Karla',
      apellidos: 'Martínez Cordero',
      password: 'secreto1',
      usuario: 'karla.mtz@correo.mx',
    });
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });
});

describe('validation (spec 5)', () => {
  test.each([
    [[['Nombre', '  ']], 'Nombre', 'El nombre es requerido.'],
    [[['Apellidos', '']], 'Apellidos', 'Los apellidos son requeridos.'],
    [
      [
        ['Contraseña', '12345'],
        ['Confirmar contraseña', '12345'],
      ],
      'Contraseña',
      'La contraseña debe tener al menos 6 caracteres.',
    ],
    [[['Confirmar contraseña', 'secreto2']], 'Confirmar contraseña', 'Las contraseñas no coinciden.'],
  ] as [[string, string][], string, string][])('%j', async (changes, name, message) => {
    const user = await open();
    await fill(user, changes);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toHaveFocus();
    expect(net.seen(SUBMIT)).toHaveLength(0);
    await user.type(field(name), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows every error at once, in order, and focuses the first', async () => {
    const user = await open();
    await fill(user, [
      ['Nombre', ''],
      ['Apellidos', ''],
      ['Contraseña', '1234'],
      ['Confirmar contraseña', '12345'],
    ]);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'El nombre es requerido.',
      'Los apellidos son requeridos.',
      'La contraseña debe tener al menos 6 caracteres.',
      'Las contraseñas no coinciden.',
    ]);
    expect(field('Nombre')).toHaveFocus();
  });

  test('each password has its own show button', async () => {
    const user = await open();
    for (const name of ['Contraseña', 'Confirmar contraseña']) {
      const till = field(name).parentElement;
      if (!till) throw new Error('sin caja');
      expect(field(name)).toHaveAttribute('type', 'password');
      await user.click(within(till).getByRole('button', { name: 'Mostrar contraseña' }));
      expect(field(name)).toHaveAttribute('type', 'text');
      await user.click(within(till).getByRole('button', { name: 'Ocultar contraseña' }));
      expect(field(name)).toHaveAttribute('type', 'password');
    }
  });

  test('a password manager can tell each field', async () => {
    await open();
    const hints = ['Nombre', 'Apellidos', 'Usuario', 'Contraseña', 'Confirmar contraseña'].map((name) =>
      field(name).getAttribute('autocomplete'),
    );
    expect(hints).toEqual(['given-name', 'family-name', 'username', 'new-password', 'new-password']);
    expect(field('Usuario')).toHaveAttribute('readonly');
  });
});

describe('failures (spec 8 and decisions)', () => {
  test.each([
    [429, { detail: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.' }, /^Demasiados intentos\. Espera un minuto/],
    [429, null, /^Demasiados intentos\. Espera un minuto/],
    [500, null, /^Ocurrió una falla en el servidor\./],
  ])('on opening, %i is shown and can be retried', async (status, body, message) => {
    net.route(PAGE, { status, body });
    render(<AccountPage />);
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByRole('heading', { name: 'No se pudo revisar tu invitación' })).toBeInTheDocument();
    expect(within(toast).getByText(message)).toBeInTheDocument();
    net.route(PAGE, { body: DATA });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Agua Clara' })).toBeInTheDocument();
  });

  test('on opening, says that there is no connection', async () => {
    render(<AccountPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no respondió. Revisa tu conexión');
  });

  test.each([
    [429, /^Demasiados intentos/],
    [503, /^Ocurrió una falla en el servidor/],
    ['red', /^El servidor no respondió/],
  ])('on submitting, %s is shown, keeps what was typed and can be sent again', async (status, message) => {
    if (status !== 'red') net.route(SUBMIT, { status: Number(status), body: null });
    const user = await open();
    await fill(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(field('Apellidos')).toHaveValue('Martínez Cordero');
    expect(field('Contraseña')).toHaveValue('secreto1');
    expect(button()).toHaveFocus();
    net.route(SUBMIT, { body: { usuario: DATA.usuario } });
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Confirmación exitosa' })).toBeInTheDocument();
  });

  test("the server's refusal is shown at its field", async () => {
    const message = 'La contraseña debe tener al menos 6 caracteres.';
    net.route(SUBMIT, { status: 422, body: { detail: message, campos: [{ campo: 'password', mensaje: message }] } });
    const user = await open();
    await fill(user);
    await waitFor(() => expect(field('Contraseña')).toHaveAccessibleDescription(message));
    expect(field('Contraseña')).toHaveFocus();
  });

  test('shows progress while it waits and does not send twice', async () => {
    const delay = pending<CallResponse>();
    net.route(SUBMIT, () => delay.promise);
    const user = await open();
    await fill(user);
    expect(screen.getByRole('progressbar', { name: 'Activando tu cuenta' })).toBeInTheDocument();
    await user.type(field('Nombre'), '{Enter}');
    expect(net.seen(SUBMIT)).toHaveLength(1);
    delay.resolve({ status: 500, body: {} });
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
  });

  test('shows a link that expired while the form was filled in', async () => {
    net.route(SUBMIT, { status: 401, body: {} });
    const user = await open();
    await fill(user);
    expect(await screen.findByRole('heading', { name: 'Token expirado' })).toBeInTheDocument();
  });

  test('shows a link that was used while the form was filled in', async () => {
    net.route(SUBMIT, () => {
      net.route(PAGE, { status: 404, body: {} });
      return { status: 404, body: {} };
    });
    const user = await open();
    await fill(user);
    expect(await screen.findByRole('heading', { name: 'Token inválido' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '¿Ya activaste tu cuenta? Inicia sesión' })).toHaveAttribute('href', '/login');
  });

  test("when the link's cookie is lost (another invitation, an hour), opens the link again and activates", async () => {
    const user = await open();
    net.route(SUBMIT, () => ({
      status: net.seen(PAGE).length === 2 ? 200 : 404,
      body: { usuario: INVITEE.usuario },
    }));
    await fill(user);
    expect(await screen.findByRole('heading', { name: 'Confirmación exitosa' })).toBeInTheDocument();
    expect(net.seen(SUBMIT)).toHaveLength(2);
  });
});
