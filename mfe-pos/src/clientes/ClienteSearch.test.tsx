import { id, testCliente } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../activos/testing/mountPage';
import ClienteSearch from './ClienteSearch';

let net: MockNetwork;
const select = jest.fn();
const register = jest.fn();
beforeEach(() => {
  net = mockNetwork();
  select.mockClear();
  register.mockClear();
});

const JOSE = testCliente();
const CLAUDIA = testCliente({
  nombre: 'Claudia',
  apellido: 'Hernández',
  telefono: '',
  domicilio: [],
  nota_pendiente: id(),
});

async function open() {
  const view = await mount(<ClienteSearch autoFocus onSelect={select} onRegister={register} />);
  return { ...view, campo: screen.getByRole('combobox', { name: 'Nombre del cliente' }) };
}

const find = () => net.route('POST /api/clientes/', () => ({ body: { clientes: [JOSE, CLAUDIA] } }));

describe('ClienteSearch', () => {
  it('asks for a name until 3 letters are typed, and searches with them', async () => {
    find();
    const { usuario: user, campo: field } = await open();
    expect(field).toHaveFocus();
    await user.keyboard('he{Enter}');
    expect(screen.getByText('Ingresa un nombre para comenzar la búsqueda')).toBeVisible();
    await user.keyboard('r');
    expect(await screen.findByRole('option', { name: /José Luis/ })).toBeVisible();
    expect(screen.queryByText('Ingresa un nombre para comenzar la búsqueda')).toBeNull();
    expect(net.seen('POST /api/clientes/').map((view) => view.body)).toEqual([{ nombre: 'her' }]);
  });

  it('lists name, phone, number of addresses and who has a pickup waiting', async () => {
    find();
    const { usuario: user } = await open();
    await user.keyboard('hern{Enter}');
    const jose = within(await screen.findByRole('option', { name: /José Luis/ }));
    expect(jose.getByText('55 3312 9087')).toBeVisible();
    expect(jose.getByText('1 domicilio')).toBeVisible();
    expect(jose.getByText('Hern', { selector: 'mark' })).toBeVisible();
    const claudia = within(screen.getByRole('option', { name: /Claudia/ }));
    expect(claudia.getByText('0 domicilios')).toBeVisible();
    expect(claudia.getByText('Por recolectar')).toBeVisible();
  });

  it('says when more are found than it lists', async () => {
    net.route('POST /api/clientes/', () => ({ body: { clientes: [JOSE, CLAUDIA], hay_mas: true } }));
    const { usuario: user } = await open();
    await user.keyboard('hern{Enter}');
    expect(await screen.findByText('Los primeros 2. Hay más: escribe más letras.')).toBeVisible();
    find();
    await user.keyboard('a{Enter}');
    expect(await screen.findByText('2 clientes encontrados')).toBeInTheDocument();
  });

  it('highlights each word of the search', async () => {
    find();
    const { usuario: user } = await open();
    await user.keyboard('hern jose{Enter}');
    const jose = within(await screen.findByRole('option', { name: /José Luis/ }));
    expect(jose.getByText('José', { selector: 'mark' })).toBeVisible();
    expect(jose.getByText('Hern', { selector: 'mark' })).toBeVisible();
  });

  it('says phone and addresses in one line where it hangs over the note', async () => {
    find();
    const { usuario: user } = await mount(<ClienteSearch autoFocus compact onSelect={select} onRegister={register} />);
    expect(screen.getByRole('combobox', { name: 'Nombre del cliente' })).toHaveFocus();
    await user.keyboard('hern{Enter}');
    const jose = within(await screen.findByRole('option', { name: /José Luis/ }));
    expect(jose.getByText('55 3312 9087 · 1 domicilio')).toBeVisible();
    const claudia = within(screen.getByRole('option', { name: /Claudia/ }));
    expect(claudia.getByText('Sin domicilio')).toBeVisible();
    expect(claudia.getByText('Por recolectar')).toBeVisible();
  });

  it('moves along the matches with the arrows and picks with Enter', async () => {
    find();
    const { usuario: user } = await open();
    await user.keyboard('hern');
    await screen.findByRole('option', { name: /José Luis/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(select).toHaveBeenCalledWith(CLAUDIA));
  });

  it('picks by touch', async () => {
    find();
    const { usuario: user } = await open();
    await user.keyboard('hern');
    await user.click(await screen.findByRole('option', { name: /José Luis/ }));
    expect(select).toHaveBeenCalledWith(JOSE);
  });

  it('says when nobody was found and hands what was typed to the registration', async () => {
    net.route('POST /api/clientes/', () => ({ body: { clientes: [] } }));
    const { usuario: user } = await open();
    await user.keyboard('Regina Zaragoza{Enter}');
    expect(await screen.findByText('No se ha encontrado ningún usuario')).toBeVisible();
    await user.click(screen.getByRole('option', { name: '+ Registrar nuevo cliente' }));
    expect(register).toHaveBeenCalledWith('Regina Zaragoza');
  });

  it('says under the field when the search failed, and searches again', async () => {
    net.route('POST /api/clientes/', () => problem(503, 'El servidor no está disponible.'));
    const { usuario: user } = await open();
    await user.keyboard('hern{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no está disponible.');
    find();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: /José Luis/ })).toBeVisible();
  });
});
