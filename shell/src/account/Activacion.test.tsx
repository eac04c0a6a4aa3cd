import { type Red, type Respuesta, simularRed } from '@lavanda/shared/pruebas/red';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendiente, ponerIcono } from '../testing/ayudas';
import { PaginaDeCuenta } from './PaginaDeCuenta';

const PAGINA = 'GET /api/usuarios/confirmation/abc';
const SUBMIT = 'POST /api/usuarios/confirmation/submit';
const INVITADA = { tenant: { nombre: 'Agua Clara', logo: '/logo-agua.svg' }, usuario: 'karla.mtz@correo.mx' };
const DATOS = { ...INVITADA, response: INVITADA };

let red: Red;
beforeEach(() => {
  red = simularRed();
  history.replaceState(null, '', '/usuarios/verification/abc');
});

async function abrir(datos: object = DATOS) {
  red.atender(PAGINA, { cuerpo: { ...datos, response: datos } });
  render(<PaginaDeCuenta />);
  await screen.findByRole('button', { name: 'Activar cuenta' });
  return userEvent.setup();
}

const campo = (nombre: string) => screen.getByLabelText(nombre);
const boton = () => screen.getByRole('button', { name: 'Activar cuenta' });

async function llenar(usuario: ReturnType<typeof userEvent.setup>, cambios: Record<string, string> = {}) {
  const valores = {
    Nombre: 'Karla',
    Apellidos: 'Martínez Cordero',
    Contraseña: 'secreto1',
    'Confirmar contraseña': 'secreto1',
    ...cambios,
  };
  for (const [nombre, valor] of Object.entries(valores)) if (valor !== '') await usuario.type(campo(nombre), valor);
  await usuario.click(boton());
}

describe('especificación 2 y 4: estados de la página', () => {
  test('carga, y después el formulario con el logo y la invitación de la lavandería', async () => {
    const espera = pendiente<Respuesta>();
    red.atender(PAGINA, () => espera.promise);
    ponerIcono('/agua.ico');
    const { container } = render(<PaginaDeCuenta />);
    expect(screen.getByRole('status')).toHaveTextContent('Revisando tu invitación...');
    espera.resolve({ cuerpo: DATOS });
    expect(await screen.findByRole('heading', { level: 1, name: 'Agua Clara' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/logo-agua.svg');
    expect(
      screen.getByText('Agua Clara te invita a formar parte de su equipo. Completa tus datos para activar tu cuenta.'),
    ).toBeInTheDocument();
    expect(campo('Usuario')).toHaveValue('karla.mtz@correo.mx');
    expect(document.title).toBe('Lavanda | Activación de cuenta');
    expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/logo.ico');
  });

  test('una lavandería sin logo muestra sus iniciales', async () => {
    await abrir({ ...DATOS, tenant: { nombre: 'Agua Clara', logo: '' } });
    expect(screen.getByText('AC')).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  test.each([404, 400])('%i: Token inválido, y pide solicitar otro', async (status) => {
    red.atender(PAGINA, { status, cuerpo: { detail: 'Token inválido.' } });
    render(<PaginaDeCuenta />);
    const titulo = await screen.findByRole('heading', { level: 1, name: 'Token inválido' });
    expect(titulo).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Solicita un nuevo token de confirmación.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('401: Token expirado, y lo manda con el administrador', async () => {
    red.atender(PAGINA, { status: 401, cuerpo: {} });
    render(<PaginaDeCuenta />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Token expirado' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      'La invitación ya venció. Pide una nueva al administrador de tu lavandería.',
    );
  });

  test('activada: Confirmación exitosa con el enlace al acceso', async () => {
    let recibido: unknown;
    red.atender(SUBMIT, (peticion) => {
      recibido = peticion.cuerpo;
      return { cuerpo: { usuario: DATOS.usuario } };
    });
    const usuario = await abrir();
    await llenar(usuario, { Nombre: ' Karla ' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirmación exitosa' })).toHaveFocus();
    expect(recibido).toEqual({
      nombre: 'Karla',
      apellidos: 'Martínez Cordero',
      password: 'secreto1',
      usuario: 'karla.mtz@correo.mx',
    });
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  });
});

describe('especificación 5: validaciones', () => {
  test.each([
    [{ Nombre: '  ' }, 'Nombre', 'El nombre es requerido.'],
    [{ Apellidos: '' }, 'Apellidos', 'Los apellidos son requeridos.'],
    [{ Contraseña: '12345', 'Confirmar contraseña': '12345' }, 'Contraseña', 'La contraseña debe tener al menos 6 caracteres.'],
    [{ 'Confirmar contraseña': 'secreto2' }, 'Confirmar contraseña', 'Las contraseñas no coinciden.'],
  ])('%j', async (cambios, nombre, mensaje) => {
    const usuario = await abrir();
    await llenar(usuario, cambios as Record<string, string>);
    expect(screen.getByRole('alert')).toHaveTextContent(mensaje);
    expect(campo(nombre)).toBeInvalid();
    expect(campo(nombre)).toHaveAccessibleDescription(mensaje);
    expect(campo(nombre)).toHaveFocus();
    expect(red.vistas(SUBMIT)).toHaveLength(0);
    await usuario.type(campo(nombre), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('dice todas a la vez, en su orden, y lleva a la primera', async () => {
    const usuario = await abrir();
    await llenar(usuario, { Nombre: '', Apellidos: '', Contraseña: '1234', 'Confirmar contraseña': '12345' });
    expect(screen.getAllByRole('alert').map((alerta) => alerta.textContent)).toEqual([
      'El nombre es requerido.',
      'Los apellidos son requeridos.',
      'La contraseña debe tener al menos 6 caracteres.',
      'Las contraseñas no coinciden.',
    ]);
    expect(campo('Nombre')).toHaveFocus();
  });

  test('cada contraseña tiene su ojo', async () => {
    const usuario = await abrir();
    for (const nombre of ['Contraseña', 'Confirmar contraseña']) {
      const caja = campo(nombre).parentElement;
      if (!caja) throw new Error('sin caja');
      expect(campo(nombre)).toHaveAttribute('type', 'password');
      await usuario.click(within(caja).getByRole('button', { name: 'Mostrar contraseña' }));
      expect(campo(nombre)).toHaveAttribute('type', 'text');
      await usuario.click(within(caja).getByRole('button', { name: 'Ocultar contraseña' }));
      expect(campo(nombre)).toHaveAttribute('type', 'password');
    }
  });

  test('un gestor de contraseñas sabe qué es cada campo', async () => {
    await abrir();
    const pistas = ['Nombre', 'Apellidos', 'Usuario', 'Contraseña', 'Confirmar contraseña'].map((nombre) =>
      campo(nombre).getAttribute('autocomplete'),
    );
    expect(pistas).toEqual(['given-name', 'family-name', 'username', 'new-password', 'new-password']);
    expect(campo('Usuario')).toHaveAttribute('readonly');
  });
});

describe('especificación 8 y decisiones: fallas', () => {
  test.each([
    [429, { detail: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.' }, /^Demasiados intentos\. Espera un minuto/],
    [429, null, /^Demasiados intentos\. Espera un minuto/],
    [500, null, /^Ocurrió una falla en el servidor\./],
  ])('al abrir, %i lo dice y deja reintentar', async (status, cuerpo, mensaje) => {
    red.atender(PAGINA, { status, cuerpo });
    render(<PaginaDeCuenta />);
    const aviso = await screen.findByRole('alert');
    expect(within(aviso).getByRole('heading', { name: 'No se pudo revisar tu invitación' })).toBeInTheDocument();
    expect(within(aviso).getByText(mensaje)).toBeInTheDocument();
    red.atender(PAGINA, { cuerpo: DATOS });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Agua Clara' })).toBeInTheDocument();
  });

  test('al abrir sin conexión lo dice', async () => {
    render(<PaginaDeCuenta />);
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no respondió. Revisa tu conexión');
  });

  test.each([
    [429, /^Demasiados intentos/],
    [503, /^Ocurrió una falla en el servidor/],
    ['red', /^El servidor no respondió/],
  ])('al enviar, %s lo dice, conserva lo escrito y se puede enviar otra vez', async (status, mensaje) => {
    if (status !== 'red') red.atender(SUBMIT, { status: Number(status), cuerpo: null });
    const usuario = await abrir();
    await llenar(usuario);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(mensaje));
    expect(campo('Apellidos')).toHaveValue('Martínez Cordero');
    expect(campo('Contraseña')).toHaveValue('secreto1');
    expect(boton()).toHaveFocus();
    red.atender(SUBMIT, { cuerpo: { usuario: DATOS.usuario } });
    await usuario.click(boton());
    expect(await screen.findByRole('heading', { name: 'Confirmación exitosa' })).toBeInTheDocument();
  });

  test('lo que rechaza el servidor se dice en su campo', async () => {
    const mensaje = 'La contraseña debe tener al menos 6 caracteres.';
    red.atender(SUBMIT, { status: 422, cuerpo: { detail: mensaje, campos: [{ campo: 'password', mensaje }] } });
    const usuario = await abrir();
    await llenar(usuario);
    await waitFor(() => expect(campo('Contraseña')).toHaveAccessibleDescription(mensaje));
    expect(campo('Contraseña')).toHaveFocus();
  });

  test('espera con su indicador y no envía dos veces', async () => {
    const espera = pendiente<Respuesta>();
    red.atender(SUBMIT, () => espera.promise);
    const usuario = await abrir();
    await llenar(usuario);
    expect(screen.getByRole('progressbar', { name: 'Activando tu cuenta' })).toBeInTheDocument();
    await usuario.type(campo('Nombre'), '{Enter}');
    expect(red.vistas(SUBMIT)).toHaveLength(1);
    espera.resolve({ status: 500, cuerpo: {} });
    await waitFor(() => expect(boton()).toHaveAttribute('aria-disabled', 'false'));
  });

  test('si venció mientras se llenaba, lo muestra', async () => {
    red.atender(SUBMIT, { status: 401, cuerpo: {} });
    const usuario = await abrir();
    await llenar(usuario);
    expect(await screen.findByRole('heading', { name: 'Token expirado' })).toBeInTheDocument();
  });

  test('un enlace usado mientras se llenaba, lo muestra', async () => {
    red.atender(SUBMIT, () => {
      red.atender(PAGINA, { status: 404, cuerpo: {} });
      return { status: 404, cuerpo: {} };
    });
    const usuario = await abrir();
    await llenar(usuario);
    expect(await screen.findByRole('heading', { name: 'Token inválido' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '¿Ya activaste tu cuenta? Inicia sesión' })).toHaveAttribute('href', '/login');
  });

  test('si se perdió la cookie del enlace (otra invitación, una hora), lo abre de nuevo y activa', async () => {
    const usuario = await abrir();
    red.atender(SUBMIT, () => ({ status: red.vistas(PAGINA).length === 2 ? 200 : 404, cuerpo: {} }));
    await llenar(usuario);
    expect(await screen.findByRole('heading', { name: 'Confirmación exitosa' })).toBeInTheDocument();
    expect(red.vistas(SUBMIT)).toHaveLength(2);
  });
});
