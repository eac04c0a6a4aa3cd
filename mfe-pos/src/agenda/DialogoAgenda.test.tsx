import { clienteDePrueba, notaDePrueba } from '@lavanda/shared/pruebas/datos';
import { quitarFocoAlDeshabilitar } from '@lavanda/shared/pruebas/foco';
import { problema, type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { ponerFecha } from '@lavanda/shared/pruebas/reloj';
import { screen, waitFor, within } from '@testing-library/react';
import { montar } from '../activos/pruebas/montar';
import { recoleccionDePrueba } from '../activos/pruebas/recoleccion';
import DialogoAgenda from './DialogoAgenda';

let red: Red;
const cerrar = jest.fn();
beforeEach(() => {
  ponerFecha();
  red = simularRed();
  cerrar.mockClear();
  red.atender('GET /api/ventas/', () => ({ cuerpo: { results: [] } }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const JOSE = clienteDePrueba();
const guardadas = () => red.vistas('POST /api/ventas/guardar').map((vista) => vista.cuerpo);
const aceptar = () =>
  red.atender('POST /api/ventas/guardar', ({ cuerpo }) => ({
    cuerpo: { inserted_id: cuerpo.id, data: notaDePrueba({ _id: String(cuerpo.id), status: -1 }) },
  }));

async function buscar(clientes = [JOSE]) {
  red.atender('POST /api/clientes/', () => ({ cuerpo: { clientes } }));
  const vista = await montar(<DialogoAgenda onCerrar={cerrar} />);
  await screen.findByRole('dialog', { name: 'Agendar recolección' });
  await vista.usuario.keyboard('hern{Enter}');
  return vista;
}

async function elegir() {
  const vista = await buscar();
  await vista.usuario.click(await screen.findByRole('option', { name: /José Luis/ }));
  await screen.findByRole('dialog', { name: 'Nueva agenda de recolección' });
  return vista;
}

const programar = () => screen.getByRole('button', { name: 'Programar recolección' });

describe('DialogoAgenda', () => {
  it('schedules a known customer: status -1, no articles, its window, at the customer', async () => {
    aceptar();
    const { usuario, avisos } = await elegir();
    const dialogo = within(screen.getByRole('dialog', { name: 'Nueva agenda de recolección' }));
    expect(dialogo.getByText('José Luis Hernández Ortega')).toBeVisible();
    expect(dialogo.getByText('55 3312 9087 · Calle Petén 214, Narvarte Poniente')).toBeVisible();
    await usuario.selectOptions(dialogo.getByRole('combobox', { name: 'Entre las...' }), '16:00');
    await usuario.selectOptions(dialogo.getByRole('combobox', { name: 'Y las...' }), '18:00');
    await usuario.click(programar());
    await waitFor(() => expect(cerrar).toHaveBeenCalledTimes(1));
    expect(guardadas()).toHaveLength(1);
    expect(guardadas()[0]).toMatchObject({
      usuario: JOSE._id,
      status: -1,
      articulos: [],
      fecha: '2026-12-11',
      'a domicilio': true,
      recoleccion: { hora_inicio: '16:00', hora_final: '18:00' },
    });
    expect(avisos()).toEqual(['¡Recolección agendada con éxito!']);
  });

  it("doesn't schedule a window that ends before it begins, or one of today that has passed", async () => {
    const { usuario } = await elegir();
    await usuario.selectOptions(screen.getByRole('combobox', { name: 'Y las...' }), '09:00');
    expect(programar()).toBeDisabled();
    await usuario.selectOptions(screen.getByRole('combobox', { name: 'Entre las...' }), '07:00');
    expect(programar()).toBeEnabled();
    await usuario.click(screen.getByRole('button', { name: /Seleccionar fecha/ }));
    const calendario = within(await screen.findByRole('dialog', { name: 'Seleccionar fecha' }));
    await usuario.click(calendario.getByRole('gridcell', { name: '10' }));
    await usuario.click(calendario.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Ese horario de hoy ya pasó.')).toBeVisible();
    expect(programar()).toBeDisabled();
  });

  it('registers a customer in between, and a retry adds neither a second customer nor a second pickup', async () => {
    const { usuario } = await buscar([]);
    await screen.findByText('No se ha encontrado ningún usuario');
    await usuario.click(screen.getByRole('option', { name: '+ Registrar nuevo cliente' }));
    await screen.findByRole('dialog', { name: 'Registrar nuevo cliente' });
    await usuario.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await usuario.click(screen.getByRole('button', { name: 'Registrar y continuar' }));
    expect(await screen.findByText('El nombre es requerido.')).toBeVisible();
    expect(screen.getByText('Los apellidos son requeridos.')).toBeVisible();
    expect(red.vistas('POST /api/clientes/guardar')).toHaveLength(0);

    await usuario.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Regina');
    await usuario.type(screen.getByRole('textbox', { name: 'Apellidos' }), 'Zaragoza');
    await usuario.type(screen.getByRole('textbox', { name: 'Teléfono (opcional)' }), '55 1846 2203');
    await usuario.type(screen.getByRole('textbox', { name: 'Domicilio (opcional)' }), 'Luz Saviñón 1120');
    red.atender('POST /api/clientes/guardar', () =>
      problema(422, 'Revisa los datos.', { campos: [{ campo: 'telefono', mensaje: 'Ese teléfono no existe.' }] }),
    );
    await usuario.click(screen.getByRole('button', { name: 'Registrar y continuar' }));
    expect(await screen.findByText('Ese teléfono no existe.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Teléfono (opcional)' })).toHaveValue('55 1846 2203');
    expect(screen.getByRole('textbox', { name: 'Teléfono (opcional)' })).toHaveFocus();

    red.atender('POST /api/clientes/guardar', ({ cuerpo }) => ({ cuerpo: { response: cuerpo._id } }));
    await usuario.click(screen.getByRole('button', { name: 'Registrar y continuar' }));
    await screen.findByRole('dialog', { name: 'Nueva agenda de recolección' });
    const [uno, dos] = red.vistas('POST /api/clientes/guardar').map((vista) => vista.cuerpo);
    expect(dos).toEqual(uno);
    expect(dos).toMatchObject({
      nombre: 'Regina',
      telefono: '+525518462203',
      domicilio: [{ descripcion: 'Luz Saviñón 1120', lat: null, lon: null }],
    });

    red.atender('POST /api/ventas/guardar', () => 'caida');
    await usuario.click(programar());
    expect(await screen.findByRole('alert')).toHaveTextContent('La recolección no se agendó.');
    aceptar();
    await usuario.click(programar());
    await waitFor(() => expect(cerrar).toHaveBeenCalled());
    const [primera, segunda] = guardadas();
    expect(segunda).toEqual(primera);
    expect(segunda).toMatchObject({ usuario: dos?._id, usuario_name: 'Regina Zaragoza' });
  });

  it('leaves a keyboard at the button of a registration that failed', async () => {
    quitarFocoAlDeshabilitar((quitar) => quitar());
    const { usuario } = await buscar([]);
    await usuario.click(await screen.findByRole('option', { name: '+ Registrar nuevo cliente' }));
    await usuario.type(screen.getByRole('textbox', { name: 'Apellidos' }), 'Zaragoza');
    red.atender('POST /api/clientes/guardar', () => 'caida');
    screen.getByRole('button', { name: 'Registrar y continuar' }).focus();
    await usuario.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Registrar y continuar' })).toHaveFocus();
  });

  it('offers the pickup that a customer already has instead of a second one', async () => {
    const pendiente = recoleccionDePrueba({ fecha: '2026-12-12' });
    red.atender('GET /api/ventas/', () => ({ cuerpo: { results: [pendiente] } }));
    const { usuario, lugar } = await buscar([{ ...JOSE, nota_pendiente: pendiente._id }]);
    await usuario.click(await screen.findByRole('option', { name: /José Luis/ }));
    expect(await screen.findByText('Este cliente ya tiene una recolección programada para el 2026-12-12.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Programar recolección' })).toBeNull();
    expect(red.vistas('GET /api/ventas/')[0]?.query.get('userid')).toBe(JOSE._id);
    await usuario.click(screen.getByRole('button', { name: 'Abrir esa recolección' }));
    expect(lugar()).toBe(`/app/pos/${pendiente._id}`);
  });

  it('goes back to choose another customer', async () => {
    const { usuario } = await elegir();
    await usuario.click(screen.getByRole('button', { name: 'Cambiar cliente' }));
    expect(await screen.findByRole('combobox', { name: 'Nombre del cliente' })).toBeVisible();
  });
});
