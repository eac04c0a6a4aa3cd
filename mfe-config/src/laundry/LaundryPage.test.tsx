import { deviceTexts, takeToastAction } from '@lavanda/shared';
import { clearDevice } from '@lavanda/shared/testing/device';
import { problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { field, identityServer, open, part } from './testing/laundry';

const SAVE = 'POST /api/tenant/identidad';
let net: ReturnType<typeof identityServer>;
beforeEach(async () => {
  await clearDevice();
  net = identityServer();
});

const sent = () => net.seen(SAVE).map(({ body }) => body);

describe('Tu Lavandería (spec 2 "Configuración"; decisions "Configuración > Tu Lavandería")', () => {
  it('shows what is saved under the specified heading', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Define la identidad de tu lavandería' })).toBeVisible();
    expect(field('Nombre')).toHaveValue('Agua Clara');
    expect(field('Primario')).toHaveValue('#274C77');
    expect(field('Secundario')).toHaveValue('#6096BA');
    expect(screen.getByRole('radio', { name: 'Por rango' })).toBeChecked();
    expect(field('Hasta menos de, rango 2')).toHaveValue('800.00');
    expect(field('Días usuales de entrega')).toHaveValue('2');
    expect(screen.getByRole('radio', { name: '80 mm' })).toBeChecked();
    expect(field('Texto legal al pie del ticket (opcional)')).toHaveValue('Conserva este ticket.');
  });

  it('sends only what changed and has the session read again', async () => {
    const { usuario: user, save, avisos: toasts } = await open();
    await user.clear(field('Nombre'));
    await user.type(field('Nombre'), '  Agua Viva ');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados.']));
    expect(sent()).toEqual([{ nombre: 'Agua Viva' }]);
    await waitFor(() => expect(net.seen('GET /api/auth/authData')).toHaveLength(1));
    await save();
    expect(sent()).toHaveLength(1);
    expect(toasts().at(-1)).toBe('No hay cambios por guardar.');
  });

  it('saves ticket width, legal text of several lines and usual days', async () => {
    const { usuario: user, save, avisos: toasts } = await open();
    await user.click(screen.getByRole('radio', { name: '58 mm' }));
    await user.type(field('Texto legal al pie del ticket (opcional)'), '{enter}Sin ticket no hay entrega.');
    await user.clear(field('Días usuales de entrega'));
    await user.type(field('Días usuales de entrega'), '3');
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados.']));
    expect(sent()).toEqual([
      { dias_entrega: 3, ticket_ancho: 58, ticket_legal: 'Conserva este ticket.\nSin ticket no hay entrega.' },
    ]);
  });

  it('refuses an empty name and days out of range at their fields, without a call', async () => {
    const { usuario: user, save } = await open();
    await user.clear(field('Nombre'));
    await user.clear(field('Días usuales de entrega'));
    await user.type(field('Días usuales de entrega'), '31');
    await save();
    expect(field('Nombre')).toHaveAccessibleDescription('Escribe el nombre de la lavandería.');
    expect(field('Nombre')).toHaveFocus();
    expect(field('Días usuales de entrega')).toHaveAccessibleDescription('Escribe un número de días de 0 a 30.');
    expect(sent()).toEqual([]);
  });

  it('puts the fields of a 422 where they belong and keeps what was typed', async () => {
    const detail = 'El nombre ya no se puede usar.';
    net.route(SAVE, () => problem(422, detail, { campos: [{ campo: 'nombre', mensaje: detail }] }));
    const { usuario: user, save } = await open();
    await user.type(field('Nombre'), '!');
    await save();
    await waitFor(() => expect(field('Nombre')).toHaveAccessibleDescription(detail));
    expect(field('Nombre')).toHaveValue('Agua Clara!');
    expect(
      screen.getByText(`Los cambios no se guardaron. ${detail} Corrige lo que se marca y toca Guardar otra vez.`),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  it('says a failure, keeps what was typed and saves on the next try (spec 8: silent failures)', async () => {
    net.route(SAVE, () => 'caida');
    const { usuario: user, save, avisos: toasts } = await open();
    await user.type(field('Nombre'), ' Centro');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Los cambios no se guardaron. El servidor no respondió. Revisa tu conexión e inténtalo de nuevo. Lo que escribiste sigue aquí: toca Guardar otra vez.',
    );
    expect(field('Nombre')).toHaveValue('Agua Clara Centro');
    const button = screen.getByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(button).toHaveFocus());
    net.route(SAVE, () => ({ body: { ...net.identity(), nombre: 'Agua Clara Centro' } }));
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados.']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what is typed while the save is on its way', async () => {
    const server: { answer?: () => void } = {};
    const delay = new Promise<void>((resolver) => {
      server.answer = resolver;
    });
    net.route(SAVE, async () => {
      await delay;
      return { body: { ...net.identity(), nombre: 'Agua Clara 2' } };
    });
    const { usuario: user, save, avisos: toasts } = await open();
    await user.type(field('Nombre'), ' 2');
    await save();
    const saving = screen.getByRole('button', { name: 'Guardando' });
    expect(saving).toHaveAttribute('aria-disabled', 'true');
    expect(saving).toHaveFocus();
    await user.type(field('Texto legal al pie del ticket (opcional)'), ' Gracias.');
    server.answer?.();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados.']));
    expect(field('Texto legal al pie del ticket (opcional)')).toHaveValue('Conserva este ticket. Gracias.');
    expect(field('Nombre')).toHaveValue('Agua Clara 2');
  });

  it('Cancelar restores what was loaded, and can be undone', async () => {
    const { usuario: user, store } = await open();
    await user.type(field('Nombre'), ' Norte');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(field('Nombre')).toHaveValue('Agua Clara');
    const toast = store.getState().avisos.at(-1);
    expect(toast).toMatchObject({ text: 'Se descartaron los cambios.', action: 'Deshacer' });
    act(() => takeToastAction(toast?.id ?? '')?.());
    expect(field('Nombre')).toHaveValue('Agua Clara Norte');
  });

  it('restores unsaved changes when the page opens again', async () => {
    const { usuario: user, unmount } = await open();
    await user.type(field('Nombre'), ' Norte');
    unmount();
    await open();
    expect(field('Nombre')).toHaveValue('Agua Clara Norte');
    expect(screen.getByRole('alert')).toHaveTextContent('Estos cambios no se habían guardado: los dejaste pendientes.');
    expect(deviceTexts.keys()).toEqual([]);
  });

  it('says no more that changes are restored once they are saved', async () => {
    const { usuario: user, unmount } = await open();
    await user.type(field('Nombre'), ' Norte');
    unmount();
    net.route(SAVE, () => ({ body: { ...net.identity(), nombre: 'Agua Clara Norte' } }));
    const { save, avisos: toasts } = await open();
    await save();
    await waitFor(() => expect(toasts()).toEqual(['Cambios guardados.']));
    await user.type(field('Nombre'), ' 2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks before leaving with unsaved changes', async () => {
    const { usuario: user, lugar: place } = await open();
    await user.type(field('Nombre'), ' Norte');
    await user.click(screen.getByRole('link', { name: 'Servicios' }));
    const question = screen.getByRole('dialog', { name: '¿Salir sin guardar los cambios?' });
    await user.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    expect(place()).toBe('/app/configuracion/lavanderia');
    expect(field('Nombre')).toHaveValue('Agua Clara Norte');
    await user.click(screen.getByRole('link', { name: 'Servicios' }));
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(place()).toBe('/app/configuracion/servicios'));
  });

  it('offers another try when the identity cannot be loaded', async () => {
    net.route('GET /api/tenant/identidad', () => problem(503, 'La base no contesta.'));
    const { mount } = await import('../testing/mountPage');
    const { usuario: user } = await mount('/app/configuracion/lavanderia');
    expect(await screen.findByRole('alert')).toHaveTextContent('La base no contesta.');
    net.route('GET /api/tenant/identidad', () => ({ body: net.identity() }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Agua Clara');
  });
});

describe('Colours (decisions: live preview and contrast check)', () => {
  const preview = () => part('Vista previa').getByText('GUARDAR').closest('[data-preview]');

  it('repaint the preview and the contrast table while they are typed, and go in one save', async () => {
    const { usuario: user, save } = await open();
    expect(within(screen.getByRole('list', { name: 'Contraste' })).getAllByText(/ : 1$/)[0]).toHaveTextContent('8.8 : 1');
    await user.clear(field('Primario'));
    await user.type(field('Primario'), 'f2c230');
    expect(preview()).toHaveStyle({
      '--mui-palette-primary-main': '#f2c230',
      '--mui-palette-primary-contrastText': '#000000',
    });
    expect(screen.getByText(/^Color claro: el texto sobre el primario será negro/)).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Contraste' }));
    expect(list.getAllByText(/ : 1$/).map((ratio) => ratio.textContent)).toContain('12.5 : 1');
    expect(list.getAllByRole('img', { name: 'Cumple' })).toHaveLength(5);
    await save();
    await waitFor(() => expect(sent()).toEqual([{ colores: { primario: '#f2c230', secundario: '#6096ba' } }]));
  });

  it('a half-typed colour leaves the preview as it was and is refused at its field', async () => {
    const { usuario: user, save } = await open();
    await user.clear(field('Primario'));
    await user.type(field('Primario'), '#27zz');
    expect(preview()).toHaveStyle({ '--mui-palette-primary-main': '#274c77' });
    await save();
    expect(field('Primario')).toHaveAccessibleDescription('Escribe un color como #274C77.');
    expect(sent()).toEqual([]);
  });

  it('a suggested pair fills both', async () => {
    const { usuario: user, save } = await open();
    await user.click(screen.getByRole('button', { name: '#a3195b y #0f8b8d' }));
    expect(screen.getByRole('button', { name: '#a3195b y #0f8b8d' })).toHaveAttribute('aria-pressed', 'true');
    expect(field('Secundario')).toHaveValue('#0F8B8D');
    await save();
    await waitFor(() => expect(sent()).toEqual([{ colores: { primario: '#a3195b', secundario: '#0f8b8d' } }]));
  });
});
