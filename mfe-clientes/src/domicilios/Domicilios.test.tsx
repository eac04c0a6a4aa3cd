import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAPA_OSM } from './pruebas/mapa';
import { montar, PETEN, SAVINON, SIN_PIN } from './pruebas/montar';

let red: Red;
beforeEach(() => {
  red = simularRed();
  red.atender('GET /api/mapas/configuracion', MAPA_OSM);
});

const mapa = () => screen.findByRole('application', { name: 'Mapa de domicilios' });
const pin = async (nombre: RegExp) => within(await mapa()).findByRole('button', { name: nombre });

/** A click on the map itself, px from its corner. */
async function clickEnMapa(clientX = 400, clientY = 300) {
  const lienzo = await mapa();
  await screen.findByRole('button', { name: 'Acercar' });
  for (const tipo of ['mousedown', 'mouseup', 'click']) {
    act(() => void fireEvent(lienzo, new MouseEvent(tipo, { bubbles: true, clientX, clientY })));
  }
}

describe('Domicilios', () => {
  it('draws a numbered pin for each address with a place, and lists all of them', async () => {
    await montar({ domicilios: [PETEN, SIN_PIN, SAVINON], editable: false });
    expect(await pin(/^Domicilio 1: Calle Petén/)).toHaveTextContent('1');
    expect(await pin(/^Domicilio 3: Luz Saviñón/)).toHaveTextContent('3');
    expect(within(await mapa()).queryByRole('button', { name: /^Domicilio 2/ })).toBeNull();
    const filas = within(screen.getByRole('list', { name: 'Lista de domicilios' })).getAllByRole('listitem');
    expect(filas.map((cada) => cada.textContent)).toEqual([
      `1${PETEN.descripcion}`,
      `2${SIN_PIN.descripcion}Sin ubicación en el mapa`,
      `3${SAVINON.descripcion}`,
    ]);
    expect(screen.getByText('Haz click en algún marcador para ver detalles o eliminar un domicilio')).toBeVisible();
    expect(screen.getByRole('link', { name: '© colaboradores de OpenStreetMap' })).toBeVisible();
  });

  it("opens a pin's address with its 'eliminar', which asks and goes to edit mode from view mode", async () => {
    const { usuario, ultimos } = await montar({ editable: false });
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toBeDisabled();
    await usuario.click(await pin(/^Domicilio 2/));
    const tarjeta = await screen.findByRole('dialog', { name: 'Domicilio 2' });
    expect(tarjeta).toHaveFocus();
    expect(tarjeta).toHaveTextContent(SAVINON.descripcion);
    await usuario.click(within(tarjeta).getByRole('button', { name: /^eliminar/ }));
    const pregunta = await screen.findByRole('dialog', { name: '¿Estas seguro de que deseas eliminar este domicilio?' });
    expect(pregunta).toHaveTextContent('Luz Saviñón 1120, Narvarte Poniente. El cambio se aplica al tocar Guardar.');
    await usuario.click(within(pregunta).getByRole('button', { name: 'Eliminar' }));
    expect(ultimos()).toEqual([PETEN]);
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Lista de domicilios' })).toHaveFocus());
  });

  it('keeps the address when the question is answered with no', async () => {
    const { usuario, cambios } = await montar();
    await usuario.click(screen.getByRole('button', { name: /^eliminar domicilio 1/ }));
    await usuario.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cambios).not.toHaveBeenCalled();
  });

  it('only shows to a role that may not change customers', async () => {
    const { usuario } = await montar({ editable: false, rol: 'accountant' });
    await usuario.click(await pin(/^Domicilio 1/));
    const tarjeta = await screen.findByRole('dialog', { name: 'Domicilio 1' });
    expect(within(tarjeta).queryByRole('button', { name: /eliminar|Mover/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /eliminar/ })).toBeNull();
  });

  it('chooses from the list and from the map alike, and closes the card with Escape back on its pin', async () => {
    const { usuario } = await montar();
    const primero = await pin(/^Domicilio 1/);
    await usuario.click(screen.getByRole('button', { name: /^1\s*Calle Petén/ }));
    expect(await screen.findByRole('dialog', { name: 'Domicilio 1' })).toBeVisible();
    expect(primero).toHaveAttribute('aria-pressed', 'true');
    const segundo = await pin(/^Domicilio 2/);
    act(() => segundo.focus());
    await usuario.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Domicilio 2' })).toHaveFocus();
    await usuario.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(segundo).toHaveFocus();
  });

  it('never moves a pin by a stray click: it asks what for', async () => {
    const { usuario, cambios, ultimos } = await montar();
    await usuario.click(screen.getByRole('button', { name: /^1\s*Calle Petén/ }));
    await clickEnMapa();
    const pregunta = await screen.findByRole('dialog', { name: 'Lugar elegido en el mapa' });
    expect(cambios).not.toHaveBeenCalled();
    await usuario.click(within(pregunta).getByRole('button', { name: 'Mover aquí el domicilio 1' }));
    expect(ultimos()).toHaveLength(2);
    expect(ultimos()?.[0]).toMatchObject({ descripcion: PETEN.descripcion });
    expect(ultimos()?.[0]?.lat).not.toBe(PETEN.lat);
    expect(ultimos()?.[1]).toEqual(SAVINON);
  });

  it('does nothing on a click on the map in view mode', async () => {
    const { cambios } = await montar({ editable: false });
    await clickEnMapa();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cambios).not.toHaveBeenCalled();
  });

  it("places an address with 'Ubicar' and one click; Escape leaves it as it was", async () => {
    const { usuario, cambios, ultimos } = await montar({ domicilios: [SIN_PIN] });
    await mapa();
    const ubicar = await screen.findByRole('button', { name: /^Ubicar en el mapa el domicilio 1/ });
    await screen.findByRole('button', { name: 'Acercar' });
    await usuario.click(ubicar);
    expect(await screen.findByText('Haz click en el mapa para ubicar el domicilio 1')).toBeVisible();
    await usuario.keyboard('{Escape}');
    expect(screen.queryByText('Haz click en el mapa para ubicar el domicilio 1')).toBeNull();
    await usuario.click(ubicar);
    await clickEnMapa();
    expect(cambios).toHaveBeenCalledTimes(1);
    expect(ultimos()?.[0]).toEqual({ descripcion: SIN_PIN.descripcion, lat: expect.any(Number), lon: expect.any(Number) });
    expect(screen.getByText('Domicilio 1 ubicado en el mapa. El cambio se aplica al tocar Guardar.')).toBeInTheDocument();
    expect(await pin(/^Domicilio 1/)).toBeVisible();
  });

  it('edits text and coordinates by keyboard, and says what is wrong with them', async () => {
    const { usuario, cambios, ultimos } = await montar({ domicilios: [PETEN] });
    await usuario.click(screen.getByRole('button', { name: /^Editar domicilio 1/ }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar domicilio 1' }));
    const texto = dialogo.getByLabelText('Domicilio');
    expect(texto).toHaveFocus();
    await usuario.clear(texto);
    await usuario.clear(dialogo.getByLabelText('Longitud'));
    await usuario.click(dialogo.getByRole('button', { name: 'Aceptar' }));
    expect(dialogo.getByText('Escribe el domicilio.')).toBeVisible();
    expect(dialogo.getByText('Escribe latitud y longitud, o deja las dos vacías.')).toBeVisible();
    await usuario.type(texto, '  Petén 300,   int. 4 ');
    await usuario.clear(dialogo.getByLabelText('Latitud'));
    await usuario.type(dialogo.getByLabelText('Latitud'), '91');
    await usuario.type(dialogo.getByLabelText('Longitud'), '-99.2');
    expect(dialogo.getByText('La latitud va de -90 a 90, por ejemplo 19.4326.')).toBeVisible();
    await usuario.clear(dialogo.getByLabelText('Latitud'));
    await usuario.type(dialogo.getByLabelText('Latitud'), '19.4{Enter}');
    expect(cambios).toHaveBeenCalledTimes(1);
    expect(ultimos()).toEqual([{ descripcion: 'Petén 300, int. 4', lat: 19.4, lon: -99.2 }]);
  });

  it('takes a pair of coordinates pasted into one field, and a pin off the map', async () => {
    const { usuario, ultimos } = await montar({ domicilios: [SIN_PIN] });
    await usuario.click(screen.getByRole('button', { name: /^Editar domicilio 1/ }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar domicilio 1' }));
    await usuario.click(dialogo.getByLabelText('Latitud'));
    await usuario.paste('19.4012, -99.1533');
    expect(dialogo.getByLabelText('Longitud')).toHaveValue('-99.1533');
    await usuario.click(dialogo.getByRole('button', { name: 'Aceptar' }));
    expect(ultimos()).toEqual([{ ...SIN_PIN, lat: 19.4012, lon: -99.1533 }]);
    await usuario.click(await screen.findByRole('button', { name: /^Editar domicilio 1/ }));
    await usuario.click(await screen.findByRole('button', { name: 'Quitar del mapa' }));
    await usuario.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(ultimos()).toEqual([SIN_PIN]);
  });

  it('says how to go on without any address', async () => {
    await montar({ domicilios: [] });
    expect(screen.getByText('Aún no hay domicilios registrados.')).toBeVisible();
    expect(await mapa()).toBeVisible();
  });

  it('takes no more addresses than a customer can have', async () => {
    await montar({ domicilios: Array.from({ length: 20 }, () => SIN_PIN) });
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toBeDisabled();
  });
});
