import { crearStore } from '@lavanda/shared';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Marco } from '../../app/Marco';
import { sesionDe } from '../../testing/sesion';
import { DialogoPassword } from './DialogoPassword';

const CAMBIAR = 'POST /api/auth/cambiarPassword';

let red: Red;
beforeEach(() => {
  red = simularRed();
});

function abrir() {
  const cierres: string[] = [];
  const store = crearStore();
  render(
    <Provider store={store}>
      <DialogoPassword usuario="usuario@aguaclara.mx" onCerrar={() => void cierres.push('cerrado')} />
    </Provider>,
  );
  return { cierres, store, usuario: userEvent.setup({ delay: null }) };
}

type Usuario = ReturnType<typeof userEvent.setup>;
const campo = (nombre: string) => screen.getByLabelText(new RegExp(`^${nombre}`));
const guardar = () => screen.getByText('Cambiar contraseña', { selector: 'button' });

async function llenar(usuario: Usuario, actual: string, nueva: string, repetida = nueva) {
  const valores = { 'Contraseña actual': actual, 'Contraseña nueva': nueva, 'Confirmar contraseña': repetida };
  for (const [nombre, valor] of Object.entries(valores)) {
    if (valor === '') continue;
    await usuario.click(campo(nombre));
    await usuario.paste(valor);
  }
  await usuario.click(guardar());
}

test('se abre desde el menú de la cuenta, con el foco en la actual', async () => {
  const router = createMemoryRouter([{ path: '/app/*', element: <Marco sesion={sesionDe('user')} secciones={[]} /> }], {
    initialEntries: ['/app/ventas'],
  });
  render(
    <Provider store={crearStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const usuario = userEvent.setup({ delay: null });
  await usuario.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await usuario.click(screen.getByRole('menuitem', { name: 'Cambiar contraseña' }));
  expect(await screen.findByRole('dialog', { name: 'Cambiar contraseña' })).toBeInTheDocument();
  expect(campo('Contraseña actual')).toHaveFocus();
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('cambia la contraseña y dice que las otras sesiones se cerraron', async () => {
  let recibido: unknown;
  red.atender(CAMBIAR, (peticion) => {
    recibido = peticion.cuerpo;
    return { cuerpo: {} };
  });
  const { cierres, store, usuario } = abrir();
  await llenar(usuario, 'lavanda123', 'nueva-clave');
  await waitFor(() => expect(cierres).toEqual(['cerrado']));
  expect(store.getState().avisos).toMatchObject([
    { tipo: 'exito', texto: 'Tu contraseña cambió. Se cerraron tus otras sesiones.' },
  ]);
  expect(recibido).toEqual({ actual: 'lavanda123', password: 'nueva-clave' });
});

test('un gestor de contraseñas sabe qué es cada campo', () => {
  abrir();
  const pistas = [...document.querySelectorAll('[role=dialog] input')].map((entrada) => entrada.getAttribute('autocomplete'));
  expect(pistas).toEqual(['username', 'current-password', 'new-password', 'new-password']);
});

test('403: la actual está mal, en su campo y sin perder lo escrito', async () => {
  const mensaje = 'La Contraseña es incorrecta.';
  red.atender(CAMBIAR, { status: 403, cuerpo: { detail: mensaje, campos: [{ campo: 'actual', mensaje }] } });
  const { usuario } = abrir();
  await llenar(usuario, 'equivocada', 'nueva-clave');
  await waitFor(() => expect(campo('Contraseña actual')).toHaveAccessibleDescription(mensaje));
  expect(campo('Contraseña actual')).toHaveFocus();
  expect(campo('Contraseña nueva')).toHaveValue('nueva-clave');
  await usuario.click(campo('Contraseña actual'));
  await usuario.paste('x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['', 'nueva-clave', 'nueva-clave', 'Contraseña actual', 'Escribe tu contraseña actual.'],
  ['lavanda123', '12345', '12345', 'Contraseña nueva', 'La contraseña debe tener al menos 6 caracteres.'],
  ['lavanda123', 'nueva-clave', 'otra-clave', 'Confirmar contraseña', 'Las contraseñas no coinciden.'],
])('actual %j, nueva %j, repetida %j', async (actual, nueva, repetida, nombre, mensaje) => {
  const { usuario } = abrir();
  await llenar(usuario, actual, nueva, repetida);
  expect(campo(nombre)).toHaveAccessibleDescription(mensaje);
  expect(campo(nombre)).toHaveFocus();
  expect(red.vistas(CAMBIAR)).toHaveLength(0);
});

test.each([
  [429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.'],
  [500, 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.'],
])('%i lo dice y deja todo listo para otro intento', async (status, detail) => {
  red.atender(CAMBIAR, { status, cuerpo: status === 500 ? null : { detail } });
  const { usuario } = abrir();
  await llenar(usuario, 'lavanda123', 'nueva-clave');
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(guardar()).toBeEnabled();
  expect(campo('Contraseña nueva')).toHaveValue('nueva-clave');
});

test('el ojo muestra y oculta cada contraseña', async () => {
  const { usuario } = abrir();
  const [ojo] = screen.getAllByLabelText('Mostrar contraseña');
  if (!ojo) throw new Error('sin ojo');
  expect(screen.getAllByLabelText('Mostrar contraseña')).toHaveLength(3);
  await usuario.click(ojo);
  expect(campo('Contraseña actual')).toHaveAttribute('type', 'text');
});
