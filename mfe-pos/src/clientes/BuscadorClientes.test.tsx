import { clienteDePrueba, id } from '@lavanda/shared/pruebas/datos';
import { problema, type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { montar } from '../activos/pruebas/montar';
import BuscadorClientes from './BuscadorClientes';

let red: Red;
const elegir = jest.fn();
const registrar = jest.fn();
beforeEach(() => {
  red = simularRed();
  elegir.mockClear();
  registrar.mockClear();
});

const JOSE = clienteDePrueba();
const CLAUDIA = clienteDePrueba({ nombre: 'Claudia', apellido: 'Hernández', telefono: '', domicilio: [], nota_pendiente: id() });

async function abrir() {
  const vista = await montar(<BuscadorClientes autoFocus onElegir={elegir} onRegistrar={registrar} />);
  return { ...vista, campo: screen.getByRole('combobox', { name: 'Nombre del cliente' }) };
}

const encontrar = () => red.atender('POST /api/clientes/', () => ({ cuerpo: { clientes: [JOSE, CLAUDIA] } }));

describe('BuscadorClientes', () => {
  it('asks for a name until 3 letters are typed, and searches with them', async () => {
    encontrar();
    const { usuario, campo } = await abrir();
    expect(campo).toHaveFocus();
    await usuario.keyboard('he{Enter}');
    expect(screen.getByText('Ingresa un nombre para comenzar la búsqueda')).toBeVisible();
    await usuario.keyboard('r');
    expect(await screen.findByRole('option', { name: /José Luis/ })).toBeVisible();
    expect(screen.queryByText('Ingresa un nombre para comenzar la búsqueda')).toBeNull();
    expect(red.vistas('POST /api/clientes/').map((vista) => vista.cuerpo)).toEqual([{ nombre: 'her' }]);
  });

  it('lists name, phone, number of addresses and who has a pickup waiting', async () => {
    encontrar();
    const { usuario } = await abrir();
    await usuario.keyboard('hern{Enter}');
    const jose = within(await screen.findByRole('option', { name: /José Luis/ }));
    expect(jose.getByText('55 3312 9087')).toBeVisible();
    expect(jose.getByText('1 domicilio')).toBeVisible();
    expect(jose.getByText('Hern', { selector: 'mark' })).toBeVisible();
    const claudia = within(screen.getByRole('option', { name: /Claudia/ }));
    expect(claudia.getByText('0 domicilios')).toBeVisible();
    expect(claudia.getByText('Por recolectar')).toBeVisible();
  });

  it('says phone and addresses in one line where it hangs over the note', async () => {
    encontrar();
    const { usuario } = await montar(<BuscadorClientes autoFocus compacto onElegir={elegir} onRegistrar={registrar} />);
    expect(screen.getByRole('combobox', { name: 'Nombre del cliente' })).toHaveFocus();
    await usuario.keyboard('hern{Enter}');
    const jose = within(await screen.findByRole('option', { name: /José Luis/ }));
    expect(jose.getByText('55 3312 9087 · 1 domicilio')).toBeVisible();
    const claudia = within(screen.getByRole('option', { name: /Claudia/ }));
    expect(claudia.getByText('Sin domicilio')).toBeVisible();
    expect(claudia.getByText('Por recolectar')).toBeVisible();
  });

  it('moves along the matches with the arrows and picks with Enter', async () => {
    encontrar();
    const { usuario } = await abrir();
    await usuario.keyboard('hern');
    await screen.findByRole('option', { name: /José Luis/ });
    await usuario.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(elegir).toHaveBeenCalledWith(CLAUDIA));
  });

  it('picks by touch', async () => {
    encontrar();
    const { usuario } = await abrir();
    await usuario.keyboard('hern');
    await usuario.click(await screen.findByRole('option', { name: /José Luis/ }));
    expect(elegir).toHaveBeenCalledWith(JOSE);
  });

  it('says when nobody was found and hands what was typed to the registration', async () => {
    red.atender('POST /api/clientes/', () => ({ cuerpo: { clientes: [] } }));
    const { usuario } = await abrir();
    await usuario.keyboard('Regina Zaragoza{Enter}');
    expect(await screen.findByText('No se ha encontrado ningún usuario')).toBeVisible();
    await usuario.click(screen.getByRole('option', { name: '+ Registrar nuevo cliente' }));
    expect(registrar).toHaveBeenCalledWith('Regina Zaragoza');
  });

  it('says under the field when the search failed, and searches again', async () => {
    red.atender('POST /api/clientes/', () => problema(503, 'El servidor no está disponible.'));
    const { usuario } = await abrir();
    await usuario.keyboard('hern{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no está disponible.');
    encontrar();
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: /José Luis/ })).toBeVisible();
  });
});
