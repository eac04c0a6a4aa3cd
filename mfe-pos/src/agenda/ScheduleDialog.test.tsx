import { setDate } from '@lavanda/shared/testing/clock';
import { blurOnDisable } from '@lavanda/shared/testing/disabledFocus';
import { testCliente, testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../activos/testing/mountPage';
import { testRecoleccion } from '../activos/testing/recoleccion';
import ScheduleDialog from './ScheduleDialog';

let net: MockNetwork;
const close = jest.fn();
beforeEach(() => {
  setDate();
  net = mockNetwork();
  close.mockClear();
  net.route('GET /api/ventas/', () => ({ body: { results: [] } }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const JOSE = testCliente();
const saved = () => net.seen('POST /api/ventas/guardar').map((view) => view.body);
const accept = () =>
  net.route('POST /api/ventas/guardar', ({ body }) => ({
    body: { inserted_id: body.id, data: testNota({ _id: String(body.id), status: -1 }) },
  }));

async function search(clientes = [JOSE]) {
  net.route('POST /api/clientes/', () => ({ body: { clientes } }));
  const view = await mount(<ScheduleDialog onClose={close} />);
  await screen.findByRole('dialog', { name: 'Agendar recolección' });
  await view.usuario.keyboard('hern{Enter}');
  return view;
}

async function select() {
  const view = await search();
  await view.usuario.click(await screen.findByRole('option', { name: /José Luis/ }));
  await screen.findByRole('dialog', { name: 'Nueva agenda de recolección' });
  return view;
}

const schedule = () => screen.getByRole('button', { name: 'Programar recolección' });

describe('ScheduleDialog', () => {
  it('schedules a known customer: status -1, no articles, its window, at the customer', async () => {
    accept();
    const { usuario: user, avisos: toasts } = await select();
    const dialog = within(screen.getByRole('dialog', { name: 'Nueva agenda de recolección' }));
    expect(dialog.getByText('José Luis Hernández Ortega')).toBeVisible();
    expect(dialog.getByText('55 3312 9087 · Calle Petén 214, Narvarte Poniente')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Fecha: 2026-12-11, Mañana. Seleccionar fecha' })).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Entre las...' }), '16:00');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Y las...' }), '18:00');
    await user.click(schedule());
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(saved()).toHaveLength(1);
    expect(saved()[0]).toMatchObject({
      usuario: JOSE._id,
      equipo: localStorage.getItem('lavanda:equipo'),
      status: -1,
      articulos: [],
      fecha: '2026-12-11',
      'a domicilio': true,
      recoleccion: { hora_inicio: '16:00', hora_final: '18:00' },
    });
    expect(toasts()).toEqual(['¡Recolección agendada con éxito!']);
  });

  it("doesn't schedule a window that ends before it begins, or one of today that has passed", async () => {
    const { usuario: user } = await select();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Y las...' }), '09:00');
    expect(schedule()).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Entre las...' }), '07:00');
    expect(schedule()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /Seleccionar fecha/ }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Seleccionar fecha' }));
    await user.click(calendar.getByRole('gridcell', { name: '10' }));
    await user.click(calendar.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Ese horario de hoy ya pasó.')).toBeVisible();
    expect(schedule()).toBeDisabled();
  });

  it('registers a customer in between, and a retry adds neither a second customer nor a second pickup', async () => {
    const { usuario: user } = await search([]);
    await screen.findByText('No se ha encontrado ningún usuario');
    await user.click(screen.getByRole('option', { name: '+ Registrar nuevo cliente' }));
    await screen.findByRole('dialog', { name: 'Registrar nuevo cliente' });
    await user.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await user.click(screen.getByRole('button', { name: 'Registrar y continuar' }));
    expect(await screen.findByText('El nombre es requerido.')).toBeVisible();
    expect(net.seen('POST /api/clientes/guardar')).toHaveLength(0);

    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Regina');
    await user.type(screen.getByRole('textbox', { name: 'Apellidos (opcional)' }), 'Zaragoza');
    await user.type(screen.getByRole('textbox', { name: 'Teléfono (opcional)' }), '55 1846 2203');
    await user.type(screen.getByRole('textbox', { name: 'Domicilio (opcional)' }), 'Luz Saviñón 1120');
    net.route('POST /api/clientes/guardar', () =>
      problem(422, 'Revisa los datos.', { campos: [{ campo: 'telefono', mensaje: 'Ese teléfono no existe.' }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Registrar y continuar' }));
    expect(await screen.findByText('Ese teléfono no existe.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Teléfono (opcional)' })).toHaveValue('55 1846 2203');
    expect(screen.getByRole('textbox', { name: 'Teléfono (opcional)' })).toHaveFocus();

    net.route('POST /api/clientes/guardar', ({ body }) => ({ body: { response: body._id } }));
    await user.click(screen.getByRole('button', { name: 'Registrar y continuar' }));
    await screen.findByRole('dialog', { name: 'Nueva agenda de recolección' });
    const [one, two] = net.seen('POST /api/clientes/guardar').map((view) => view.body);
    expect(two).toEqual(one);
    expect(two).toMatchObject({
      nombre: 'Regina',
      telefono: '+525518462203',
      domicilio: [{ descripcion: 'Luz Saviñón 1120', lat: null, lon: null }],
    });

    net.route('POST /api/ventas/guardar', () => 'caida');
    await user.click(schedule());
    expect(await screen.findByRole('alert')).toHaveTextContent('La recolección no se agendó.');
    accept();
    await user.click(schedule());
    await waitFor(() => expect(close).toHaveBeenCalled());
    const [first, second] = saved();
    expect(second).toEqual(first);
    expect(second).toMatchObject({ usuario: two?._id, usuario_name: 'Regina Zaragoza' });
  });

  it('tells at the registration who exists already, and uses that customer or registers anyway', async () => {
    net.route('POST /api/clientes/repetidos', () => ({ body: { clientes: [JOSE] } }));
    net.route('POST /api/clientes/guardar', ({ body }) => ({ body: { response: body._id } }));
    const { usuario: user } = await search([]);
    await user.click(await screen.findByRole('option', { name: '+ Registrar nuevo cliente' }));
    const register = () => screen.getByRole('button', { name: 'Registrar y continuar' });
    await user.type(screen.getByRole('textbox', { name: 'Teléfono (opcional)' }), '+52 55 3312 9087');
    await user.click(register());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya existe: José Luis Hernández Ortega, 55 3312 9087');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(net.seen('POST /api/clientes/guardar')).toHaveLength(0);

    await user.type(screen.getByRole('textbox', { name: 'Teléfono (opcional)' }), '{Backspace}8');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(register());
    await user.click(await screen.findByRole('button', { name: 'Usar este cliente: José Luis Hernández Ortega' }));
    const chosen = within(await screen.findByRole('dialog', { name: 'Nueva agenda de recolección' }));
    expect(chosen.getByText('José Luis Hernández Ortega')).toBeVisible();

    await user.click(chosen.getByRole('button', { name: 'Cambiar cliente' }));
    await user.keyboard('hern{Enter}');
    await user.click(await screen.findByRole('option', { name: '+ Registrar nuevo cliente' }));
    await user.click(register());
    await user.click(await screen.findByRole('button', { name: 'Registrar de todos modos' }));
    await screen.findByRole('dialog', { name: 'Nueva agenda de recolección' });
    expect(net.seen('POST /api/clientes/guardar')[0]?.body).toMatchObject({ nombre: 'hern', apellido: '', telefono: '' });
  });

  it('returns focus to the button when a registration fails', async () => {
    blurOnDisable((blur) => blur());
    const { usuario: user } = await search([]);
    await user.click(await screen.findByRole('option', { name: '+ Registrar nuevo cliente' }));
    await user.type(screen.getByRole('textbox', { name: 'Apellidos (opcional)' }), 'Zaragoza');
    net.route('POST /api/clientes/guardar', () => 'caida');
    screen.getByRole('button', { name: 'Registrar y continuar' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Registrar y continuar' })).toHaveFocus();
  });

  it('offers the pickup that a customer already has instead of a second one', async () => {
    const pending = testRecoleccion({ fecha: '2026-12-12' });
    net.route('GET /api/ventas/', () => ({ body: { results: [pending] } }));
    const { usuario: user, lugar: place } = await search([{ ...JOSE, nota_pendiente: pending._id }]);
    await user.click(await screen.findByRole('option', { name: /José Luis/ }));
    expect(await screen.findByText('Este cliente ya tiene una recolección programada para el 2026-12-12.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Programar recolección' })).toBeNull();
    expect(net.seen('GET /api/ventas/')[0]?.query.get('userid')).toBe(JOSE._id);
    await user.click(screen.getByRole('button', { name: 'Abrir esa recolección' }));
    expect(place()).toBe(`/app/pos/${pending._id}`);
  });

  it('goes back to choose another customer', async () => {
    const { usuario: user } = await select();
    await user.click(screen.getByRole('button', { name: 'Cambiar cliente' }));
    expect(await screen.findByRole('combobox', { name: 'Nombre del cliente' })).toBeVisible();
  });
});
