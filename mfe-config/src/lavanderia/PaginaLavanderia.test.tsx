import { tomarAccionDeAviso } from '@lavanda/shared';
import { problema } from '@lavanda/shared/pruebas/red';
import { act, screen, waitFor, within } from '@testing-library/react';
import { abrir, campo, parte, servidorDeIdentidad } from './pruebas/lavanderia';

const GUARDAR = 'POST /api/tenant/identidad';
let red: ReturnType<typeof servidorDeIdentidad>;
beforeEach(() => {
  sessionStorage.clear();
  red = servidorDeIdentidad();
});

const enviado = () => red.vistas(GUARDAR).map(({ cuerpo }) => cuerpo);

describe('Tu Lavandería (spec 2 "Configuración"; decisions "Configuración > Tu Lavandería")', () => {
  it('shows what is saved under the specified heading', async () => {
    await abrir();
    expect(screen.getByRole('heading', { level: 1, name: 'Define la identidad de tu lavandería' })).toBeVisible();
    expect(campo('Nombre')).toHaveValue('Agua Clara');
    expect(campo('Primario')).toHaveValue('#274C77');
    expect(campo('Secundario')).toHaveValue('#6096BA');
    expect(screen.getByRole('radio', { name: 'Por rango' })).toBeChecked();
    expect(campo('Hasta menos de, rango 2')).toHaveValue('800.00');
    expect(campo('Días usuales de entrega')).toHaveValue('2');
    expect(screen.getByRole('radio', { name: '80 mm' })).toBeChecked();
    expect(campo('Texto legal al pie del ticket (opcional)')).toHaveValue('Conserva este ticket.');
  });

  it('sends only what changed and has the session read again', async () => {
    const { usuario, guardar, avisos } = await abrir();
    await usuario.clear(campo('Nombre'));
    await usuario.type(campo('Nombre'), '  Agua Viva ');
    await guardar();
    await waitFor(() => expect(avisos()).toEqual(['Cambios guardados.']));
    expect(enviado()).toEqual([{ nombre: 'Agua Viva' }]);
    await waitFor(() => expect(red.vistas('GET /api/auth/authData')).toHaveLength(1));
    await guardar();
    expect(enviado()).toHaveLength(1);
    expect(avisos().at(-1)).toBe('No hay cambios por guardar.');
  });

  it('saves ticket width, legal text of several lines and usual days', async () => {
    const { usuario, guardar, avisos } = await abrir();
    await usuario.click(screen.getByRole('radio', { name: '58 mm' }));
    await usuario.type(campo('Texto legal al pie del ticket (opcional)'), '{enter}Sin ticket no hay entrega.');
    await usuario.clear(campo('Días usuales de entrega'));
    await usuario.type(campo('Días usuales de entrega'), '3');
    await guardar();
    await waitFor(() => expect(avisos()).toEqual(['Cambios guardados.']));
    expect(enviado()).toEqual([
      { dias_entrega: 3, ticket_ancho: 58, ticket_legal: 'Conserva este ticket.\nSin ticket no hay entrega.' },
    ]);
  });

  it('refuses an empty name and days out of range at their fields, without a call', async () => {
    const { usuario, guardar } = await abrir();
    await usuario.clear(campo('Nombre'));
    await usuario.clear(campo('Días usuales de entrega'));
    await usuario.type(campo('Días usuales de entrega'), '31');
    await guardar();
    expect(campo('Nombre')).toHaveAccessibleDescription('Escribe el nombre de la lavandería.');
    expect(campo('Nombre')).toHaveFocus();
    expect(campo('Días usuales de entrega')).toHaveAccessibleDescription('Escribe un número de días de 0 a 30.');
    expect(enviado()).toEqual([]);
  });

  it('puts the fields of a 422 where they belong and keeps what was typed', async () => {
    const detalle = 'El nombre ya no se puede usar.';
    red.atender(GUARDAR, () => problema(422, detalle, { campos: [{ campo: 'nombre', mensaje: detalle }] }));
    const { usuario, guardar } = await abrir();
    await usuario.type(campo('Nombre'), '!');
    await guardar();
    await waitFor(() => expect(campo('Nombre')).toHaveAccessibleDescription(detalle));
    expect(campo('Nombre')).toHaveValue('Agua Clara!');
    expect(
      screen.getByText(`Los cambios no se guardaron. ${detalle} Corrige lo que se marca y toca Guardar otra vez.`),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  it('says a failure, keeps what was typed and saves on the next try (spec 8: silent failures)', async () => {
    red.atender(GUARDAR, () => 'caida');
    const { usuario, guardar, avisos } = await abrir();
    await usuario.type(campo('Nombre'), ' Centro');
    await guardar();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Los cambios no se guardaron. El servidor no respondió. Revisa tu conexión e inténtalo de nuevo. Lo que escribiste sigue aquí: toca Guardar otra vez.',
    );
    expect(campo('Nombre')).toHaveValue('Agua Clara Centro');
    const boton = screen.getByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(boton).toHaveFocus());
    red.atender(GUARDAR, () => ({ cuerpo: { ...red.identidad(), nombre: 'Agua Clara Centro' } }));
    await guardar();
    await waitFor(() => expect(avisos()).toEqual(['Cambios guardados.']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what is typed while the save is on its way', async () => {
    const servidor: { contestar?: () => void } = {};
    const espera = new Promise<void>((resolver) => {
      servidor.contestar = resolver;
    });
    red.atender(GUARDAR, async () => {
      await espera;
      return { cuerpo: { ...red.identidad(), nombre: 'Agua Clara 2' } };
    });
    const { usuario, guardar, avisos } = await abrir();
    await usuario.type(campo('Nombre'), ' 2');
    await guardar();
    const guardando = screen.getByRole('button', { name: 'Guardando' });
    expect(guardando).toHaveAttribute('aria-disabled', 'true');
    expect(guardando).toHaveFocus();
    await usuario.type(campo('Texto legal al pie del ticket (opcional)'), ' Gracias.');
    servidor.contestar?.();
    await waitFor(() => expect(avisos()).toEqual(['Cambios guardados.']));
    expect(campo('Texto legal al pie del ticket (opcional)')).toHaveValue('Conserva este ticket. Gracias.');
    expect(campo('Nombre')).toHaveValue('Agua Clara 2');
  });

  it('Cancelar gives back what was loaded, and can itself be taken back', async () => {
    const { usuario, store } = await abrir();
    await usuario.type(campo('Nombre'), ' Norte');
    await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(campo('Nombre')).toHaveValue('Agua Clara');
    const aviso = store.getState().avisos.at(-1);
    expect(aviso).toMatchObject({ texto: 'Se descartaron los cambios.', accion: 'Deshacer' });
    act(() => tomarAccionDeAviso(aviso?.id ?? '')?.());
    expect(campo('Nombre')).toHaveValue('Agua Clara Norte');
  });

  it('keeps changes that a lost session took off the screen, for whoever made them', async () => {
    const { usuario, unmount } = await abrir();
    await usuario.type(campo('Nombre'), ' Norte');
    unmount();
    await abrir();
    expect(campo('Nombre')).toHaveValue('Agua Clara Norte');
    expect(screen.getByRole('alert')).toHaveTextContent('Estos cambios no se habían guardado: los dejaste pendientes.');
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks before leaving with unsaved changes', async () => {
    const { usuario, lugar } = await abrir();
    await usuario.type(campo('Nombre'), ' Norte');
    await usuario.click(screen.getByRole('link', { name: 'Servicios' }));
    const pregunta = screen.getByRole('dialog', { name: '¿Salir sin guardar los cambios?' });
    await usuario.click(within(pregunta).getByRole('button', { name: 'Seguir aquí' }));
    expect(lugar()).toBe('/app/configuracion/lavanderia');
    expect(campo('Nombre')).toHaveValue('Agua Clara Norte');
    await usuario.click(screen.getByRole('link', { name: 'Servicios' }));
    await usuario.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(lugar()).toBe('/app/configuracion/servicios'));
  });

  it('offers another try when the identity cannot be loaded', async () => {
    red.atender('GET /api/tenant/identidad', () => problema(503, 'La base no contesta.'));
    const { montar } = await import('../pruebas/montar');
    const { usuario } = await montar('/app/configuracion/lavanderia');
    expect(await screen.findByRole('alert')).toHaveTextContent('La base no contesta.');
    red.atender('GET /api/tenant/identidad', () => ({ cuerpo: red.identidad() }));
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Agua Clara');
  });
});

describe('Colours (decisions: live preview and contrast check)', () => {
  const previa = () => parte('Vista previa').getByText('GUARDAR').closest('[data-previa]');

  it('repaint the preview and the contrast table while they are typed, and go in one save', async () => {
    const { usuario, guardar } = await abrir();
    expect(within(screen.getByRole('list', { name: 'Contraste' })).getAllByText(/ : 1$/)[0]).toHaveTextContent('8.8 : 1');
    await usuario.clear(campo('Primario'));
    await usuario.type(campo('Primario'), 'f2c230');
    expect(previa()).toHaveStyle({ '--mui-palette-primary-main': '#f2c230', '--mui-palette-primary-contrastText': '#000000' });
    expect(screen.getByText(/^Color claro: el texto sobre el primario será negro/)).toBeVisible();
    const lista = within(screen.getByRole('list', { name: 'Contraste' }));
    expect(lista.getAllByText(/ : 1$/).map((razon) => razon.textContent)).toContain('12.5 : 1');
    expect(lista.getAllByRole('img', { name: 'Cumple' })).toHaveLength(5);
    await guardar();
    await waitFor(() => expect(enviado()).toEqual([{ colores: { primario: '#f2c230', secundario: '#6096ba' } }]));
  });

  it('a half-typed colour leaves the preview as it was and is refused at its field', async () => {
    const { usuario, guardar } = await abrir();
    await usuario.clear(campo('Primario'));
    await usuario.type(campo('Primario'), '#27zz');
    expect(previa()).toHaveStyle({ '--mui-palette-primary-main': '#274c77' });
    await guardar();
    expect(campo('Primario')).toHaveAccessibleDescription('Escribe un color como #274C77.');
    expect(enviado()).toEqual([]);
  });

  it('a suggested pair fills both', async () => {
    const { usuario, guardar } = await abrir();
    await usuario.click(screen.getByRole('button', { name: '#a3195b y #0f8b8d' }));
    expect(screen.getByRole('button', { name: '#a3195b y #0f8b8d' })).toHaveAttribute('aria-pressed', 'true');
    expect(campo('Secundario')).toHaveValue('#0F8B8D');
    await guardar();
    await waitFor(() => expect(enviado()).toEqual([{ colores: { primario: '#a3195b', secundario: '#0f8b8d' } }]));
  });
});
