import { type Red, type Respuesta, simularRed } from '@lavanda/shared/pruebas/red';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendiente, ponerIcono } from '../testing/ayudas';
import { PaginaAcceso } from './PaginaAcceso';

let red: Red;
beforeEach(() => {
  red = simularRed();
});

const SUBMIT = 'POST /api/auth/submit';

function montar() {
  const entradas: string[] = [];
  const toques: number[] = [];
  render(<PaginaAcceso alEntrar={(redirection) => void entradas.push(redirection)} alTocar={() => void toques.push(1)} />);
  return { entradas, toques, usuario: userEvent.setup() };
}

const campoUsuario = () => screen.getByRole('textbox', { name: 'Usuario' });
const campoPassword = () => screen.getByLabelText('Contraseña');
const boton = () => screen.getByRole('button', { name: 'Iniciar sesión' });

async function llenar(usuario: ReturnType<typeof userEvent.setup>) {
  await usuario.type(campoUsuario(), 'usuario@aguaclara.mx');
  await usuario.type(campoPassword(), 'lavanda123');
  await usuario.click(boton());
}

test('se presenta con su título, su favicon y campos obligatorios', () => {
  ponerIcono('/agua.ico');
  montar();
  expect(screen.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeInTheDocument();
  expect(document.title).toBe('Inicio de sesión');
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/logo.ico');
  expect(document.querySelector('img')).toHaveAttribute('src', '/LogoLogin.png');
  expect(campoUsuario()).toBeRequired();
  expect(campoPassword()).toBeRequired();
  expect(screen.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute('href', '/usuarios/olvide');
});

test('envía el formulario como datos de formulario y entrega la redirección', async () => {
  let recibido: FormData | undefined;
  red.atender(SUBMIT, (peticion) => {
    recibido = peticion.forma;
    return { cuerpo: { redirection: '/app/ventas' } };
  });
  const { entradas, usuario } = montar();
  await llenar(usuario);
  await waitFor(() => expect(entradas).toEqual(['/app/ventas']));
  expect(recibido?.get('usuario')).toBe('usuario@aguaclara.mx');
  expect(recibido?.get('password')).toBe('lavanda123');
});

test('el botón espera con su indicador hasta la respuesta', async () => {
  const espera = pendiente<Respuesta>();
  red.atender(SUBMIT, () => espera.promise);
  const { usuario } = montar();
  await llenar(usuario);
  expect(screen.getByRole('progressbar', { name: 'Iniciando sesión' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar').closest('button')).toBeDisabled();
  espera.resolve({ status: 401, cuerpo: {} });
  await waitFor(() => expect(boton()).toBeEnabled());
});

test.each([
  [401, 'usuario', 'El usuario no se encuentra registrado.'],
  [403, 'password', 'La Contraseña es incorrecta.'],
])('%i marca el campo %s hasta que se corrige', async (status, campo, mensaje) => {
  red.atender(SUBMIT, { status, cuerpo: {} });
  const { entradas, usuario } = montar();
  await llenar(usuario);
  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  const marcado = campo === 'usuario' ? campoUsuario() : campoPassword();
  const otro = campo === 'usuario' ? campoPassword() : campoUsuario();
  expect(marcado).toBeInvalid();
  expect(marcado).toHaveAccessibleDescription(mensaje);
  expect(marcado).toHaveFocus();
  await usuario.type(otro, 'x');
  expect(marcado).toBeInvalid();
  await usuario.type(marcado, 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(marcado).toBeValid();
  expect(entradas).toEqual([]);
});

test.each([
  [429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.'],
  [500, 'No se pudo iniciar sesión. Inténtalo de nuevo en un momento.'],
])('%i lo dice sobre el formulario y lo deja listo', async (status, mensaje) => {
  red.atender(SUBMIT, { status, cuerpo: {} });
  const { usuario } = montar();
  await llenar(usuario);
  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  expect(campoUsuario()).toHaveValue('usuario@aguaclara.mx');
  expect(boton()).toBeEnabled();
});

test('sin conexión lo dice y deja el formulario listo', async () => {
  const { usuario } = montar();
  await llenar(usuario);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
  );
  expect(boton()).toBeEnabled();
});

test('no obedece una redirección fuera del sitio', async () => {
  red.atender(SUBMIT, { cuerpo: { redirection: '//otro.mx/app' } });
  const { entradas, usuario } = montar();
  await llenar(usuario);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(entradas).toEqual([]);
});

test('el ojo muestra y oculta la contraseña', async () => {
  const { usuario } = montar();
  expect(campoPassword()).toHaveAttribute('type', 'password');
  await usuario.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(campoPassword()).toHaveAttribute('type', 'text');
  await usuario.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(campoPassword()).toHaveAttribute('type', 'password');
});

test('avisa cuando se empieza a llenar, no antes', async () => {
  const { toques, usuario } = montar();
  expect(toques).toHaveLength(0);
  await usuario.click(campoUsuario());
  expect(toques.length).toBeGreaterThan(0);
});

test('una falla del servidor muestra el código con el que soporte la encuentra', async () => {
  red.atender(SUBMIT, { status: 503, cuerpo: {}, cabeceras: { 'x-request-id': '7k2m9xq4tz0b' } });
  const { usuario } = montar();
  await llenar(usuario);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo iniciar sesión. Inténtalo de nuevo en un momento. Código para soporte: 7k2m9xq4tz0b',
  );
});
