import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { clearDevice } from '@lavanda/shared/testing/device';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { mariaFernanda, networkWithoutMap } from '../testing/network';

const READ = 'GET /api/clientes/';
const SAVE = 'POST /api/clientes/guardar';
const REMOVE = 'POST /api/clientes/eliminar';

let net: MockNetwork;
let cliente: Cliente;
beforeEach(async () => {
  await clearDevice();
  net = networkWithoutMap();
  cliente = mariaFernanda();
  net.route(READ, ({ query }) => ({
    body: query.has('id') ? { clientes: [cliente] } : { clientes: [cliente], siguiente: null },
  }));
  net.route(SAVE, ({ body }) => {
    cliente = { ...cliente, ...(body as Cliente) };
    return { body: { response: cliente._id } };
  });
});

async function open(role: 'admin' | 'user' | 'accountant' = 'admin') {
  const view = await mount({ rol: role, paths: ['/app/activos', `/app/clientes/${cliente._id}`] });
  await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' });
  return view;
}

async function edit() {
  const view = await open();
  await view.usuario.click(screen.getByRole('button', { name: 'Modificar' }));
  return view;
}

const savedIds = () => net.seen(SAVE).map(({ body }) => (body as Cliente)._id);
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function set(user: Awaited<ReturnType<typeof open>>['usuario'], name: string | RegExp, value: string) {
  await user.clear(field(name));
  await user.type(field(name), value);
}

describe('viewing', () => {
  it('shows the data as text, not as fields, and the way back', async () => {
    await open();
    const data = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(data).toEqual([
      'María Fernanda',
      'Ríos Beltrán',
      '55 4108 1170',
      '2',
      'Sin información',
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
  ] as const)("%s: 'Eliminar' %s, 'Modificar' %s", async (role, remove, edit) => {
    await open(role);
    expect(screen.queryByRole('button', { name: 'Eliminar' }) !== null).toBe(remove);
    expect(screen.queryByRole('button', { name: 'Modificar' }) !== null).toBe(edit);
  });

  it('a customer that is not there has a page of its own, with the way to the list', async () => {
    net.route(READ, () => problem(404, 'El cliente no existe.'));
    await mount({ paths: [`/app/clientes/${cliente._id}`] });
    expect(await screen.findByRole('heading', { level: 1, name: 'El cliente no existe' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver tus clientes' })).toHaveAttribute('href', '/app/clientes');
  });

  it('a failure to load is told, and Reintentar loads it', async () => {
    net.route(READ, () => 'caida');
    const { usuario: user } = await mount({ paths: [`/app/clientes/${cliente._id}`] });
    expect(await screen.findByText('No se cargó el cliente')).toBeVisible();
    net.route(READ, () => ({ body: { clientes: [cliente] } }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' })).toBeVisible();
  });
});

describe('editing', () => {
  it('saves what was typed, as it is stored, and shows it', async () => {
    const { usuario: user, avisos: toasts } = await edit();
    expect(field('Nombre')).toHaveFocus();
    await set(user, /^Apellidos/, ' Ríos Núñez ');
    await set(user, /^Teléfono/, '+52 1 (55) 4920-6635');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts()).toEqual(['¡Cliente actualizado con éxito!']));
    expect(net.seen(SAVE)[0]?.body).toMatchObject({
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

  it('keeps a number of another country, and moves an extension to its own field', async () => {
    const { usuario: user } = await edit();
    await set(user, /^Teléfono/, '+1 (915) 555-0101 ext 12');
    await user.tab();
    expect(field(/^Teléfono/)).toHaveValue('+1 915 555 0101');
    expect(field(/^Otro teléfono o extensión/)).toHaveValue('ext 12');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(savedIds()).toHaveLength(1));
    expect(net.seen(SAVE)[0]?.body).toMatchObject({ telefono: '+19155550101', telefono_nota: 'ext 12' });
    expect(await screen.findByText('+1 915 555 0101')).toBeVisible();
    expect(screen.getByText('ext 12')).toBeVisible();
  });

  it('Cancelar restores what was loaded, addresses too', async () => {
    const { usuario: user } = await edit();
    await set(user, 'Nombre', 'Otra');
    await user.click(screen.getAllByRole('button', { name: /^eliminar/i })[0] as HTMLElement);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('Calle Petén 214, Narvarte Poniente')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText('María Fernanda')).toBeVisible();
    expect(screen.getByText('Calle Petén 214, Narvarte Poniente')).toBeVisible();
    expect(net.seen(SAVE)).toHaveLength(0);
  });

  it('checks each field when it is left, and again on Guardar, which goes to the first wrong one', async () => {
    const { usuario: user } = await edit();
    await set(user, 'RFC', 'ribm861345qx3');
    await user.tab();
    expect(screen.getByText(/^El RFC no es válido/)).toBeVisible();
    expect(field('RFC')).toHaveValue('RIBM861345QX3');
    await set(user, 'Código postal', '302');
    await user.tab();
    expect(screen.getByText('El código postal tiene 5 dígitos.')).toBeVisible();
    await user.clear(field('Nombre'));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(field('Nombre')).toHaveFocus();
    expect(field('Nombre')).toBeInvalid();
    expect(field('Nombre')).toHaveAccessibleDescription('El nombre es requerido.');
    expect(net.seen(SAVE)).toHaveLength(0);
  });

  it('a check digit that does not fit only warns', async () => {
    const { usuario: user, avisos: toasts } = await edit();
    await set(user, 'RFC', 'RIBM860412QX1');
    expect(screen.getByText(/^El último carácter no coincide/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts()).toEqual(['¡Cliente actualizado con éxito!']));
  });

  it('offers the tax regimes of the kind of person, and refuses another', async () => {
    const { usuario: user } = await edit();
    await set(user, 'RFC', 'HMI950101AB1');
    await user.tab();
    expect(screen.getByText('El régimen 612 no corresponde a una persona moral.')).toBeVisible();
    const field = screen.getByRole('combobox', { name: /Régimen fiscal/ });
    expect(field).toHaveTextContent(/^612 /);
    await user.click(field);
    const options = screen.getAllByRole('option').map((one) => one.textContent?.slice(0, 3));
    expect(options).toContain('601');
    expect(options).not.toContain('605');
    await user.click(screen.getByRole('option', { name: /^601/ }));
    expect(screen.queryByText(/no corresponde/)).toBeNull();
    expect(field).toHaveTextContent(/^601 General de Ley/);
  });

  it("shows the server's errors at their fields", async () => {
    net.route(SAVE, () =>
      problem(422, 'El correo electrónico no es válido.', {
        campos: [{ campo: 'correoElectronico', mensaje: 'Ese correo ya no existe.' }],
      }),
    );
    const { usuario: user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ese correo ya no existe.')).toBeVisible();
    expect(field('Correo electrónico')).toHaveFocus();
  });

  it('merges what someone else saved meanwhile, shows their value at a clashing field, and Guardar saves', async () => {
    cliente = { ...cliente, version: 3 };
    const { usuario: user, avisos: toasts } = await edit();
    await set(user, 'Nombre', 'Fernanda');
    await set(user, 'Código postal', '03100');
    cliente = { ...cliente, nombre: 'Marifer', apellido: 'Ríos Nava', version: 4 };
    net.route(SAVE, () => problem(409, 'Alguien más guardó cambios.', { actual: cliente }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^El cliente no se guardó: alguien más guardó cambios/)).toBeVisible();
    expect(field('Nombre')).toHaveValue('Fernanda');
    expect(field('Nombre')).toHaveAccessibleDescription('Alguien más puso «Marifer».');
    expect(field('Nombre')).toHaveFocus();
    expect(field(/^Apellidos/)).toHaveValue('Ríos Nava');
    expect(field('Código postal')).toHaveValue('03100');

    net.route(SAVE, ({ body }) => {
      cliente = { ...cliente, ...(body as Cliente), version: 5 };
      return { body: { response: cliente._id, version: 5 } };
    });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts()).toEqual(['¡Cliente actualizado con éxito!']));
    expect(net.seen(SAVE).map(({ body }) => (body as Cliente).version)).toEqual([3, 4]);
    expect(net.seen(SAVE)[1]?.body).toMatchObject({ nombre: 'Fernanda', apellido: 'Ríos Nava', cp: '03100' });
  });

  it('a save that fails keeps what was typed and the button live', async () => {
    net.route(SAVE, () => 'caida');
    const { usuario: user, avisos: toasts } = await edit();
    await set(user, 'Nombre', 'Fernanda');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^El cliente no se guardó. El servidor no respondió/)).toBeVisible();
    expect(field('Nombre')).toHaveValue('Fernanda');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
    expect(toasts()).toEqual([]);
  });
});

describe('registering', () => {
  it('creates the customer and opens it', async () => {
    const { usuario: user, avisos: toasts, lugar: place } = await mount({ paths: ['/app/clientes/registrar'] });
    await screen.findByRole('heading', { level: 1, name: 'Registrar nuevo cliente' });
    await user.type(field('Nombre'), 'Óscar');
    await user.type(field(/^Apellidos/), 'Núñez');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts()).toEqual(['¡Cliente creado con éxito!']));
    expect(await screen.findByRole('heading', { level: 1, name: 'Óscar Núñez' })).toBeVisible();
    expect(place()).toBe(`/app/clientes/${savedIds()[0]}`);
  });

  it('needs no surname', async () => {
    const { usuario: user } = await mount({ paths: ['/app/clientes/registrar'] });
    await screen.findByRole('heading', { level: 1, name: 'Registrar nuevo cliente' });
    await user.type(field('Nombre'), 'Hotel Ñandú');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotel Ñandú' })).toBeVisible();
    expect(net.seen(SAVE)[0]?.body).toMatchObject({ nombre: 'Hotel Ñandú', apellido: '' });
  });

  it('tells who has that phone already, opens it, and registers anyway', async () => {
    net.route('POST /api/clientes/repetidos', () => ({ body: { clientes: [mariaFernanda()] } }));
    const { usuario: user, avisos: toasts } = await mount({ paths: ['/app/clientes/registrar'] });
    await screen.findByRole('heading', { level: 1, name: 'Registrar nuevo cliente' });
    await user.type(field('Nombre'), 'Fer');
    await user.type(field(/^Teléfono/), '5541081170');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ya existe: María Fernanda Ríos Beltrán, 55 4108 1170')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir: María Fernanda Ríos Beltrán' })).toBeVisible();
    expect(net.seen('POST /api/clientes/repetidos')[0]?.body).toEqual({ nombre: 'Fer', apellido: '', telefono: '+525541081170' });
    expect(net.seen(SAVE)).toHaveLength(0);

    await user.type(field('Nombre'), 'nanda');
    expect(screen.queryByText(/^Ya existe/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: 'Registrar de todos modos' }));
    await waitFor(() => expect(toasts()).toEqual(['¡Cliente creado con éxito!']));
    expect(net.seen('POST /api/clientes/repetidos')).toHaveLength(2);
    expect(net.seen(SAVE)[0]?.body).toMatchObject({ nombre: 'Fernanda', telefono: '+525541081170' });
  });

  it('a retry after a lost answer creates no second customer', async () => {
    net.route(SAVE, () => 'caida');
    const { usuario: user, avisos: toasts } = await mount({ paths: ['/app/clientes/registrar'] });
    await screen.findByRole('heading', { level: 1, name: 'Registrar nuevo cliente' });
    await user.type(field('Nombre'), 'Óscar');
    await user.type(field(/^Apellidos/), 'Núñez');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText(/^El cliente no se guardó/);
    net.route(SAVE, ({ body }) => ({ body: { response: (body as Cliente)._id } }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts()).toEqual(['¡Cliente creado con éxito!']));
    const [first, second] = savedIds();
    expect(second).toBe(first);
  });

  it('is not for an accountant', async () => {
    await mount({ rol: 'accountant', paths: ['/app/clientes/registrar'] });
    expect(await screen.findByText('Tu rol no registra clientes')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('removing', () => {
  it('asks with its question, removes and goes back to the list', async () => {
    net.route(REMOVE, () => ({ body: { eliminado: true } }));
    const { usuario: user, avisos: toasts, lugar: place } = await open();
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    const question = screen.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar el usuario?' });
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(place()).toBe('/app/clientes'));
    expect(net.seen(REMOVE)[0]?.body).toEqual({ id: cliente._id });
    expect(toasts()).toEqual(['Cliente eliminado con éxito']);
  });

  it('Cancelar removes nothing; a failure is told in the question, whose button stays live', async () => {
    net.route(REMOVE, () => problem(403, 'Tu rol no puede eliminar clientes.'));
    const { usuario: user, lugar: place } = await open();
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    expect(net.seen(REMOVE)).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('El cliente no se eliminó. Tu rol no puede eliminar clientes.')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' })).toBeEnabled();
    expect(place()).toBe(`/app/clientes/${cliente._id}`);
  });
});

describe('leaving with unsaved changes', () => {
  const QUESTION = '¿Salir sin guardar los cambios?';

  it('a link of the bar waits for an answer: stay, or leave', async () => {
    const { usuario: user, lugar: place } = await edit();
    await set(user, 'Nombre', 'Otra');
    await user.click(screen.getByRole('link', { name: 'Activos' }));
    await user.click(within(screen.getByRole('dialog', { name: QUESTION })).getByRole('button', { name: 'Seguir editando' }));
    expect(place()).toBe(`/app/clientes/${cliente._id}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Nombre')).toHaveValue('Otra');

    await user.click(screen.getByRole('link', { name: 'Activos' }));
    await user.click(within(screen.getByRole('dialog', { name: QUESTION })).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(place()).toBe('/app/activos'));
  });

  it('Back asks too', async () => {
    const { usuario: user, lugar: place, back } = await edit();
    await set(user, 'Nombre', 'Otra');
    await back();
    expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible();
    expect(place()).toBe(`/app/clientes/${cliente._id}`);
  });

  it('the tab asks with the browser, only while there are changes', async () => {
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    const { usuario: user } = await edit();
    expect(close()).toBe(false);
    await set(user, 'Nombre', 'Otra');
    expect(close()).toBe(true);
    await set(user, 'Nombre', 'María Fernanda');
    expect(close()).toBe(false);
  });

  it('without changes, or once they are saved, nobody asks', async () => {
    const { usuario: user, lugar: place, avisos: toasts } = await edit();
    await set(user, 'Nombre', 'Otra');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Modificar' }));
    await user.click(screen.getByRole('link', { name: 'Activos' }));
    await waitFor(() => expect(place()).toBe('/app/activos'));
  });

  it('restores a form that closed without asking, as when the session ends, but not a discarded one', async () => {
    const first = await edit();
    await set(first.usuario, 'Nombre', 'Fernanda');
    first.unmount();

    const second = await mount({ paths: ['/app/activos', `/app/clientes/${cliente._id}`] });
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Fernanda');
    expect(screen.getByText(/^Aquí sigue lo que escribiste/)).toBeVisible();
    await second.usuario.click(screen.getByRole('link', { name: 'Activos' }));
    await second.usuario.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(second.lugar()).toBe('/app/activos'));
    second.unmount();

    await open();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
