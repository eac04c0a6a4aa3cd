import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OSM_MAP } from './testing/map';
import { mount, NO_PIN, PETEN, SAVINON } from './testing/mountPage';

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  net.route('GET /api/mapas/configuracion', OSM_MAP);
});

const map = () => screen.findByRole('application', { name: 'Mapa de domicilios' });
const pin = async (name: RegExp) => within(await map()).findByRole('button', { name });

async function clickOnMap(clientX = 400, clientY = 300) {
  const canvas = await map();
  await screen.findByRole('button', { name: 'Acercar' });
  for (const type of ['mousedown', 'mouseup', 'click']) {
    act(() => void fireEvent(canvas, new MouseEvent(type, { bubbles: true, clientX, clientY })));
  }
}

describe('Domicilios', () => {
  it('draws a numbered pin for each address with a place, and lists all of them', async () => {
    await mount({ domicilios: [PETEN, NO_PIN, SAVINON], editable: false });
    expect(await pin(/^Domicilio 1: Calle Petén/)).toHaveTextContent('1');
    expect(await pin(/^Domicilio 3: Luz Saviñón/)).toHaveTextContent('3');
    expect(within(await map()).queryByRole('button', { name: /^Domicilio 2/ })).toBeNull();
    const rows = within(screen.getByRole('list', { name: 'Lista de domicilios' })).getAllByRole('listitem');
    expect(rows.map((each) => each.textContent)).toEqual([
      `1${PETEN.descripcion}`,
      `2${NO_PIN.descripcion}Sin ubicación en el mapa`,
      `3${SAVINON.descripcion}`,
    ]);
    expect(screen.getByText('Haz click en algún marcador para ver detalles o eliminar un domicilio')).toBeVisible();
    expect(screen.getByRole('link', { name: '© colaboradores de OpenStreetMap' })).toBeVisible();
  });

  it("opens a pin's address with its 'eliminar', which asks and goes to edit mode from view mode", async () => {
    const { usuario: user, latest } = await mount({ editable: false });
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toBeDisabled();
    await user.click(await pin(/^Domicilio 2/));
    const card = await screen.findByRole('dialog', { name: 'Domicilio 2' });
    expect(card).toHaveFocus();
    expect(card).toHaveTextContent(SAVINON.descripcion);
    await user.click(within(card).getByRole('button', { name: /^eliminar/ }));
    const question = await screen.findByRole('dialog', {
      name: '¿Estas seguro de que deseas eliminar este domicilio?',
    });
    expect(question).toHaveTextContent('Luz Saviñón 1120, Narvarte Poniente. El cambio se aplica al tocar Guardar.');
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(latest()).toEqual([PETEN]);
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Lista de domicilios' })).toHaveFocus());
  });

  it('keeps the address when the question is answered with no', async () => {
    const { usuario: user, changes } = await mount();
    await user.click(screen.getByRole('button', { name: /^eliminar domicilio 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).not.toHaveBeenCalled();
  });

  it('only shows to a role that may not change customers', async () => {
    const { usuario: user } = await mount({ editable: false, rol: 'accountant' });
    await user.click(await pin(/^Domicilio 1/));
    const card = await screen.findByRole('dialog', { name: 'Domicilio 1' });
    expect(within(card).queryByRole('button', { name: /eliminar|Mover/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /eliminar/ })).toBeNull();
  });

  it('chooses from the list and from the map alike, and closes the card with Escape back on its pin', async () => {
    const { usuario: user } = await mount();
    const first = await pin(/^Domicilio 1/);
    await user.click(screen.getByRole('button', { name: /^1\s*Calle Petén/ }));
    expect(await screen.findByRole('dialog', { name: 'Domicilio 1' })).toBeVisible();
    expect(first).toHaveAttribute('aria-pressed', 'true');
    const second = await pin(/^Domicilio 2/);
    act(() => second.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Domicilio 2' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(second).toHaveFocus();
  });

  it('never moves a pin by a stray click: it asks what for', async () => {
    const { usuario: user, changes, latest } = await mount();
    await user.click(screen.getByRole('button', { name: /^1\s*Calle Petén/ }));
    await clickOnMap();
    const question = await screen.findByRole('dialog', { name: 'Lugar elegido en el mapa' });
    expect(changes).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Mover aquí el domicilio 1' }));
    expect(latest()).toHaveLength(2);
    expect(latest()?.[0]).toMatchObject({ descripcion: PETEN.descripcion });
    expect(latest()?.[0]?.lat).not.toBe(PETEN.lat);
    expect(latest()?.[1]).toEqual(SAVINON);
  });

  it('does nothing on a click on the map in view mode', async () => {
    const { changes } = await mount({ editable: false });
    await clickOnMap();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes).not.toHaveBeenCalled();
  });

  it("places an address with 'Ubicar' and one click; Escape leaves it as it was", async () => {
    const { usuario: user, changes, latest } = await mount({ domicilios: [NO_PIN] });
    await map();
    const locate = await screen.findByRole('button', { name: /^Ubicar en el mapa el domicilio 1/ });
    await screen.findByRole('button', { name: 'Acercar' });
    await user.click(locate);
    expect(await screen.findByText('Haz click en el mapa para ubicar el domicilio 1')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Haz click en el mapa para ubicar el domicilio 1')).toBeNull();
    await user.click(locate);
    await clickOnMap();
    expect(changes).toHaveBeenCalledTimes(1);
    expect(latest()?.[0]).toEqual({
      descripcion: NO_PIN.descripcion,
      lat: expect.any(Number),
      lon: expect.any(Number),
    });
    expect(screen.getByText('Domicilio 1 ubicado en el mapa. El cambio se aplica al tocar Guardar.')).toBeInTheDocument();
    expect(await pin(/^Domicilio 1/)).toBeVisible();
  });

  it('edits text and coordinates by keyboard, and says what is wrong with them', async () => {
    const { usuario: user, changes, latest } = await mount({ domicilios: [PETEN] });
    await user.click(screen.getByRole('button', { name: /^Editar domicilio 1/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar domicilio 1' }));
    const text = dialog.getByLabelText('Domicilio');
    expect(text).toHaveFocus();
    await user.clear(text);
    await user.clear(dialog.getByLabelText('Longitud'));
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(dialog.getByText('Escribe el domicilio.')).toBeVisible();
    expect(dialog.getByText('Escribe latitud y longitud, o deja las dos vacías.')).toBeVisible();
    await user.type(text, '  Petén 300,   int. 4 ');
    await user.clear(dialog.getByLabelText('Latitud'));
    await user.type(dialog.getByLabelText('Latitud'), '91');
    await user.type(dialog.getByLabelText('Longitud'), '-99.2');
    expect(dialog.getByText('La latitud va de -90 a 90, por ejemplo 19.4326.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Latitud'));
    await user.type(dialog.getByLabelText('Latitud'), '19.4{Enter}');
    expect(changes).toHaveBeenCalledTimes(1);
    expect(latest()).toEqual([{ descripcion: 'Petén 300, int. 4', lat: 19.4, lon: -99.2 }]);
  });

  it('takes a pair of coordinates pasted into one field, and a pin off the map', async () => {
    const { usuario: user, latest } = await mount({ domicilios: [NO_PIN] });
    await user.click(screen.getByRole('button', { name: /^Editar domicilio 1/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar domicilio 1' }));
    await user.click(dialog.getByLabelText('Latitud'));
    await user.paste('19.4012, -99.1533');
    expect(dialog.getByLabelText('Longitud')).toHaveValue('-99.1533');
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(latest()).toEqual([{ ...NO_PIN, lat: 19.4012, lon: -99.1533 }]);
    await user.click(await screen.findByRole('button', { name: /^Editar domicilio 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Quitar del mapa' }));
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(latest()).toEqual([NO_PIN]);
  });

  it('says how to go on without any address', async () => {
    await mount({ domicilios: [] });
    expect(screen.getByText('Aún no hay domicilios registrados.')).toBeVisible();
    expect(await map()).toBeVisible();
  });

  it('takes no more addresses than a customer can have', async () => {
    await mount({ domicilios: Array.from({ length: 20 }, () => NO_PIN) });
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toBeDisabled();
  });
});
