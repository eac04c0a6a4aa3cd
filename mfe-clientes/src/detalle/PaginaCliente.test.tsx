import type { Cliente } from '@lavanda/shared/contract/clientes';
import { problema, type Red } from '@lavanda/shared/pruebas/red';
import { act, screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { mariaFernanda, redSinMapa } from '../pruebas/red';

const LEER = 'GET /api/clientes/';
const GUARDAR = 'POST /api/clientes/guardar';
const ELIMINAR = 'POST /api/clientes/eliminar';

let red: Red;
let cliente: Cliente;
beforeEach(() => {
  sessionStorage.clear();
  red = redSinMapa();
  cliente = mariaFernanda();
  red.atender(LEER, ({ query }) => ({
    cuerpo: query.has('id') ? { clientes: [cliente] } : { clientes: [cliente], siguiente: null },
  }));
  red.atender(GUARDAR, ({ cuerpo }) => {
    cliente = { ...cliente, ...(cuerpo as Cliente) };
    return { cuerpo: { response: cliente._id } };
  });
});

/** Opens the customer, after having been in Activos. */
async function abrir(rol: 'admin' | 'user' | 'accountant' = 'admin') {
  const vista = await montar({ rol, rutas: ['/app/activos', `/app/clientes/${cliente._id}`] });
  await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' });
  return vista;
}

async function editar() {
  const vista = await abrir();
  await vista.usuario.click(screen.getByRole('button', { name: 'Modificar' }));
  return vista;
}

const idsGuardados = () => red.vistas(GUARDAR).map(({ cuerpo }) => (cuerpo as Cliente)._id);
const campo = (nombre: string | RegExp) => screen.getByRole('textbox', { name: nombre });

async function poner(usuario: Awaited<ReturnType<typeof abrir>>['usuario'], nombre: string | RegExp, valor: string) {
  await usuario.clear(campo(nombre));
  await usuario.type(campo(nombre), valor);
}

describe('ver', () => {
  it('shows the data as text, not as fields, and the way back', async () => {
    await abrir();
    const datos = screen.getAllByRole('definition').map((uno) => uno.textContent);
    expect(datos).toEqual([
      'María Fernanda',
      'Ríos Beltrán',
      '55 4108 1170',
      '2',
      'RIBM860412QX3',
      '03020',
      'MARÍA FERNANDA RÍOS BELTRÁN',
      '612 Personas Físicas con Actividades Empresariales y Profesionales',
      'fer.rios@correo.mx',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Volver a clientes' })).toHaveAttribute('href', '/app/clientes');
  });

  it.each([
    ['admin', true, true],
    ['user', false, true],
    ['accountant', false, false],
  ] as const)('%s: Eliminar %s, Modificar %s', async (rol, eliminar, modificar) => {
    await abrir(rol);
    expect(screen.queryByRole('button', { name: 'Eliminar' }) !== null).toBe(eliminar);
    expect(screen.queryByRole('button', { name: 'Modificar' }) !== null).toBe(modificar);
  });

  it('a customer that is not there has a page of its own, with the way to the list', async () => {
    red.atender(LEER, () => problema(404, 'El cliente no existe.'));
    await montar({ rutas: [`/app/clientes/${cliente._id}`] });
    expect(await screen.findByRole('heading', { level: 1, name: 'El cliente no existe' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver tus clientes' })).toHaveAttribute('href', '/app/clientes');
  });

  it('a failure to load is told, and Reintentar loads it', async () => {
    red.atender(LEER, () => 'caida');
    const { usuario } = await montar({ rutas: [`/app/clientes/${cliente._id}`] });
    expect(await screen.findByText('No se cargó el cliente')).toBeVisible();
    red.atender(LEER, () => ({ cuerpo: { clientes: [cliente] } }));
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' })).toBeVisible();
  });
});

describe('modificar', () => {
  it('saves what was typed, as it is stored, and shows it', async () => {
    const { usuario, avisos } = await editar();
    expect(campo('Nombre')).toHaveFocus();
    await poner(usuario, 'Apellidos', ' Ríos Núñez ');
    await poner(usuario, /^Teléfono/, '+52 1 (55) 4920-6635');
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(avisos()).toEqual(['¡Cliente actualizado con éxito!']));
    expect(red.vistas(GUARDAR)[0]?.cuerpo).toMatchObject({
      _id: cliente._id,
      nombre: 'María Fernanda',
      apellido: 'Ríos Núñez',
      telefono: '+525549206635',
      rfc: 'RIBM860412QX3',
      domicilio: cliente.domicilio,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'María Fernanda Ríos Núñez' })).toBeVisible();
    expect(screen.getByText('55 4920 6635')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Modificar' })).toHaveFocus();
  });

  it('Cancelar restores what was loaded, addresses too', async () => {
    const { usuario } = await editar();
    await poner(usuario, 'Nombre', 'Otra');
    await usuario.click(screen.getAllByRole('button', { name: /^eliminar/i })[0] as HTMLElement);
    await usuario.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('Calle Petén 214, Narvarte Poniente')).toBeNull());
    await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText('María Fernanda')).toBeVisible();
    expect(screen.getByText('Calle Petén 214, Narvarte Poniente')).toBeVisible();
    expect(red.vistas(GUARDAR)).toHaveLength(0);
  });

  it('checks each field when it is left, and again on Guardar, which goes to the first wrong one', async () => {
    const { usuario } = await editar();
    await poner(usuario, 'RFC', 'ribm861345qx3');
    await usuario.tab();
    expect(screen.getByText(/^El RFC no es válido/)).toBeVisible();
    expect(campo('RFC')).toHaveValue('RIBM861345QX3');
    await poner(usuario, 'Código postal', '302');
    await usuario.tab();
    expect(screen.getByText('El código postal tiene 5 dígitos.')).toBeVisible();
    await usuario.clear(campo('Nombre'));
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(campo('Nombre')).toHaveFocus();
    expect(campo('Nombre')).toBeInvalid();
    expect(campo('Nombre')).toHaveAccessibleDescription('El nombre es requerido.');
    expect(red.vistas(GUARDAR)).toHaveLength(0);
  });

  it('a check digit that does not fit only warns', async () => {
    const { usuario, avisos } = await editar();
    await poner(usuario, 'RFC', 'RIBM860412QX1');
    expect(screen.getByText(/^El último carácter no coincide/)).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(avisos()).toEqual(['¡Cliente actualizado con éxito!']));
  });

  it('offers the tax regimes of the kind of person, and refuses another', async () => {
    const { usuario } = await editar();
    await poner(usuario, 'RFC', 'HMI950101AB1');
    await usuario.tab();
    expect(screen.getByText('El régimen 612 no corresponde a una persona moral.')).toBeVisible();
    await usuario.click(screen.getByRole('combobox', { name: /Régimen fiscal/ }));
    const opciones = screen.getAllByRole('option').map((uno) => uno.textContent?.slice(0, 3));
    expect(opciones).toContain('601');
    expect(opciones).not.toContain('605');
    await usuario.click(screen.getByRole('option', { name: /^601/ }));
    expect(screen.queryByText(/no corresponde/)).toBeNull();
  });

  it("the server's complaints stand at their fields", async () => {
    red.atender(GUARDAR, () =>
      problema(422, 'El correo electrónico no es válido.', {
        campos: [{ campo: 'correoElectronico', mensaje: 'Ese correo ya no existe.' }],
      }),
    );
    const { usuario } = await editar();
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ese correo ya no existe.')).toBeVisible();
    expect(campo('Correo electrónico')).toHaveFocus();
  });

  it('over what someone else saved meanwhile: both changes stay in the form, the same field says theirs, and Guardar saves', async () => {
    cliente = { ...cliente, version: 3 };
    const { usuario, avisos } = await editar();
    await poner(usuario, 'Nombre', 'Fernanda');
    await poner(usuario, 'Código postal', '03100');
    cliente = { ...cliente, nombre: 'Marifer', apellido: 'Ríos Nava', version: 4 };
    red.atender(GUARDAR, () => problema(409, 'Alguien más guardó cambios.', { actual: cliente }));
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^El cliente no se guardó: alguien más guardó cambios/)).toBeVisible();
    expect(campo('Nombre')).toHaveValue('Fernanda');
    expect(campo('Nombre')).toHaveAccessibleDescription('Alguien más puso «Marifer».');
    expect(campo('Nombre')).toHaveFocus();
    expect(campo('Apellidos')).toHaveValue('Ríos Nava');
    expect(campo('Código postal')).toHaveValue('03100');

    red.atender(GUARDAR, ({ cuerpo }) => {
      cliente = { ...cliente, ...(cuerpo as Cliente), version: 5 };
      return { cuerpo: { response: cliente._id, version: 5 } };
    });
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(avisos()).toEqual(['¡Cliente actualizado con éxito!']));
    expect(red.vistas(GUARDAR).map(({ cuerpo }) => (cuerpo as Cliente).version)).toEqual([3, 4]);
    expect(red.vistas(GUARDAR)[1]?.cuerpo).toMatchObject({ nombre: 'Fernanda', apellido: 'Ríos Nava', cp: '03100' });
  });

  it('a save that fails keeps what was typed and the button live', async () => {
    red.atender(GUARDAR, () => 'caida');
    const { usuario, avisos } = await editar();
    await poner(usuario, 'Nombre', 'Fernanda');
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^El cliente no se guardó. El servidor no respondió/)).toBeVisible();
    expect(campo('Nombre')).toHaveValue('Fernanda');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
    expect(avisos()).toEqual([]);
  });
});

describe('registrar', () => {
  it('creates the customer and opens it', async () => {
    const { usuario, avisos, lugar } = await montar({ rutas: ['/app/clientes/registrar'] });
    await screen.findByRole('heading', { level: 1, name: 'Registrar nuevo cliente' });
    await usuario.type(campo('Nombre'), 'Óscar');
    await usuario.type(campo('Apellidos'), 'Núñez');
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(avisos()).toEqual(['¡Cliente creado con éxito!']));
    expect(await screen.findByRole('heading', { level: 1, name: 'Óscar Núñez' })).toBeVisible();
    expect(lugar()).toBe(`/app/clientes/${idsGuardados()[0]}`);
  });

  it('sent again after no answer came, it is the same customer', async () => {
    red.atender(GUARDAR, () => 'caida');
    const { usuario, avisos } = await montar({ rutas: ['/app/clientes/registrar'] });
    await screen.findByRole('heading', { level: 1, name: 'Registrar nuevo cliente' });
    await usuario.type(campo('Nombre'), 'Óscar');
    await usuario.type(campo('Apellidos'), 'Núñez');
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText(/^El cliente no se guardó/);
    red.atender(GUARDAR, ({ cuerpo }) => ({ cuerpo: { response: (cuerpo as Cliente)._id } }));
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(avisos()).toEqual(['¡Cliente creado con éxito!']));
    const [primero, segundo] = idsGuardados();
    expect(segundo).toBe(primero);
  });

  it('is not for an accountant', async () => {
    await montar({ rol: 'accountant', rutas: ['/app/clientes/registrar'] });
    expect(await screen.findByText('Tu rol no registra clientes')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('eliminar', () => {
  it('asks with its question, removes and goes back to the list', async () => {
    red.atender(ELIMINAR, () => ({ cuerpo: { eliminado: true } }));
    const { usuario, avisos, lugar } = await abrir();
    await usuario.click(screen.getByRole('button', { name: 'Eliminar' }));
    const pregunta = screen.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar el usuario?' });
    await usuario.click(within(pregunta).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(lugar()).toBe('/app/clientes'));
    expect(red.vistas(ELIMINAR)[0]?.cuerpo).toEqual({ id: cliente._id });
    expect(avisos()).toEqual(['Cliente eliminado con éxito']);
  });

  it('Cancelar removes nothing; a failure is told in the question, whose button stays live', async () => {
    red.atender(ELIMINAR, () => problema(403, 'Tu rol no puede eliminar clientes.'));
    const { usuario, lugar } = await abrir();
    await usuario.click(screen.getByRole('button', { name: 'Eliminar' }));
    await usuario.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    expect(red.vistas(ELIMINAR)).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await usuario.click(screen.getByRole('button', { name: 'Eliminar' }));
    await usuario.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('El cliente no se eliminó. Tu rol no puede eliminar clientes.')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' })).toBeEnabled();
    expect(lugar()).toBe(`/app/clientes/${cliente._id}`);
  });
});

describe('salir con cambios', () => {
  const PREGUNTA = '¿Salir sin guardar los cambios?';

  it('a link of the bar waits for an answer: stay, or leave', async () => {
    const { usuario, lugar } = await editar();
    await poner(usuario, 'Nombre', 'Otra');
    await usuario.click(screen.getByRole('link', { name: 'Activos' }));
    await usuario.click(within(screen.getByRole('dialog', { name: PREGUNTA })).getByRole('button', { name: 'Seguir editando' }));
    expect(lugar()).toBe(`/app/clientes/${cliente._id}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(campo('Nombre')).toHaveValue('Otra');

    await usuario.click(screen.getByRole('link', { name: 'Activos' }));
    await usuario.click(
      within(screen.getByRole('dialog', { name: PREGUNTA })).getByRole('button', { name: 'Salir sin guardar' }),
    );
    await waitFor(() => expect(lugar()).toBe('/app/activos'));
  });

  it('Back asks too', async () => {
    const { usuario, lugar, atras } = await editar();
    await poner(usuario, 'Nombre', 'Otra');
    await atras();
    expect(await screen.findByRole('dialog', { name: PREGUNTA })).toBeVisible();
    expect(lugar()).toBe(`/app/clientes/${cliente._id}`);
  });

  it('the tab asks with the browser, only while there are changes', async () => {
    const cerrar = () => {
      const evento = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(evento));
      return evento.defaultPrevented;
    };
    const { usuario } = await editar();
    expect(cerrar()).toBe(false);
    await poner(usuario, 'Nombre', 'Otra');
    expect(cerrar()).toBe(true);
    await poner(usuario, 'Nombre', 'María Fernanda');
    expect(cerrar()).toBe(false);
  });

  it('without changes, or once they are saved, nobody asks', async () => {
    const { usuario, lugar, avisos } = await editar();
    await poner(usuario, 'Nombre', 'Otra');
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(avisos()).toHaveLength(1));
    await usuario.click(screen.getByRole('button', { name: 'Modificar' }));
    await usuario.click(screen.getByRole('link', { name: 'Activos' }));
    await waitFor(() => expect(lugar()).toBe('/app/activos'));
  });

  it('a form taken down without an answer, as when the session ends, is there on the way back; one given up is not', async () => {
    const primera = await editar();
    await poner(primera.usuario, 'Nombre', 'Fernanda');
    primera.unmount();

    const segunda = await montar({ rutas: ['/app/activos', `/app/clientes/${cliente._id}`] });
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Fernanda');
    expect(screen.getByText(/^Aquí sigue lo que escribiste/)).toBeVisible();
    await segunda.usuario.click(screen.getByRole('link', { name: 'Activos' }));
    await segunda.usuario.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(segunda.lugar()).toBe('/app/activos'));
    segunda.unmount();

    await abrir();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
