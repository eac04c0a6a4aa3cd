import { createStore } from '@lavanda/shared';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Frame } from '../../app/AppFrame';
import { readSession } from '../../testing/session';
import { PasswordDialog } from './PasswordDialog';

const CHANGE = 'POST /api/auth/cambiarPassword';

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});

function open() {
  const cierres: string[] = [];
  const store = createStore();
  render(
    <Provider store={store}>
      <PasswordDialog usuario="usuario@aguaclara.mx" onClose={() => void cierres.push('cerrado')} />
    </Provider>,
  );
  return { cierres, store, usuario: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const save = () => screen.getByText('Cambiar contraseña', { selector: 'button' });

async function fill(user: User, current: string, fresh: string, confirmation = fresh) {
  const values = { 'Contraseña actual': current, 'Contraseña nueva': fresh, 'Confirmar contraseña': confirmation };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') continue;
    await user.click(field(name));
    await user.paste(value);
  }
  await user.click(save());
}

test('opens from the account menu with focus on the current password', async () => {
  const router = createMemoryRouter([{ path: '/app/*', element: <Frame session={readSession('user')} secciones={[]} /> }], {
    initialEntries: ['/app/ventas'],
  });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Cambiar contraseña' }));
  expect(await screen.findByRole('dialog', { name: 'Cambiar contraseña' })).toBeInTheDocument();
  expect(field('Contraseña actual')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('changes the password and says that the other sessions were closed', async () => {
  let received: unknown;
  net.route(CHANGE, (request) => {
    received = request.body;
    return { body: {} };
  });
  const { cierres, store, usuario: user } = open();
  await fill(user, 'lavanda123', 'nueva-clave');
  await waitFor(() => expect(cierres).toEqual(['cerrado']));
  expect(store.getState().avisos).toMatchObject([
    { type: 'exito', text: 'Tu contraseña cambió. Se cerraron tus otras sesiones.' },
  ]);
  expect(received).toEqual({ actual: 'lavanda123', password: 'nueva-clave' });
});

test('a password manager can tell each field', () => {
  open();
  const hints = [...document.querySelectorAll('[role=dialog] input')].map((input) => input.getAttribute('autocomplete'));
  expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password']);
});

test('403: the current password is wrong, shown at its field, and keeps what was typed', async () => {
  const message = 'La Contraseña es incorrecta.';
  net.route(CHANGE, { status: 403, body: { detail: message, campos: [{ campo: 'actual', mensaje: message }] } });
  const { usuario: user } = open();
  await fill(user, 'equivocada', 'nueva-clave');
  await waitFor(() => expect(field('Contraseña actual')).toHaveAccessibleDescription(message));
  expect(field('Contraseña actual')).toHaveFocus();
  expect(field('Contraseña nueva')).toHaveValue('nueva-clave');
  await user.click(field('Contraseña actual'));
  await user.paste('x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['', 'nueva-clave', 'nueva-clave', 'Contraseña actual', 'Escribe tu contraseña actual.'],
  ['lavanda123', '12345', '12345', 'Contraseña nueva', 'La contraseña debe tener al menos 6 caracteres.'],
  ['lavanda123', 'nueva-clave', 'otra-clave', 'Confirmar contraseña', 'Las contraseñas no coinciden.'],
])('current %j, new %j, repeated %j', async (current, fresh, confirmation, name, message) => {
  const { usuario: user } = open();
  await fill(user, current, fresh, confirmation);
  expect(field(name)).toHaveAccessibleDescription(message);
  expect(field(name)).toHaveFocus();
  expect(net.seen(CHANGE)).toHaveLength(0);
});

test.each([
  [429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.'],
  [500, 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.'],
])('%i is shown and leaves everything ready for another attempt', async (status, detail) => {
  net.route(CHANGE, { status, body: status === 500 ? null : { detail } });
  const { usuario: user } = open();
  await fill(user, 'lavanda123', 'nueva-clave');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(save()).toBeEnabled();
  expect(field('Contraseña nueva')).toHaveValue('nueva-clave');
});

test('the show button shows and hides each password', async () => {
  const { usuario: user } = open();
  const [eye] = screen.getAllByLabelText('Mostrar contraseña');
  if (!eye) throw new Error('sin ojo');
  expect(screen.getAllByLabelText('Mostrar contraseña')).toHaveLength(3);
  await user.click(eye);
  expect(field('Contraseña actual')).toHaveAttribute('type', 'text');
});
