import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import ActivosPage from '../ActivosPage';
import { mount } from '../testing/mountPage';
import { actionOf, fakeWindow, stagesServer } from '../testing/stages';

const ANA = { usuario_name: 'Ana Sofía Treviño', etapa: 'proceso', bultos: 7, total: 285, abonos: 200 } as const;
const READY = { usuario_name: 'Berta', etapa: 'lista', lugar: 'A-01' } as const;

let net: MockNetwork;
let byApi = false;
let now = 1_000_000;
const windows = jest.spyOn(window, 'open');
beforeEach(async () => {
  await clearDevice();
  setDate('2026-12-10T16:30:00Z');
  net = mockNetwork();
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
});
afterEach(() => {
  byApi = false;
  jest.useRealTimers();
  windows.mockReset();
});

function withWindow() {
  const popup = fakeWindow();
  windows.mockReturnValue(popup as unknown as Window);
  return popup;
}
const BY_API = testSession('user', { tenant: { whatsapp_api: true, whatsapp_plantilla: 'ropa_lista' } });

async function open(...given: Partial<Nota>[]) {
  const notas = stagesServer(net, ...given);
  const page = await mount(<ActivosPage />, { path: '/app/activos?vista=tablero', ...(byApi && { session: BY_API }) });
  await screen.findByRole('region', { name: /^Listas/ });
  return { ...page, notas };
}
async function openReady(...given: Partial<Nota>[]) {
  const page = await open(...(given.length > 0 ? given : [ANA, READY]));
  const first = page.notas[0] as Nota;
  await page.usuario.click(screen.getByRole('button', { name: `Lista: nota de ${first.usuario_name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Lista: ${first.usuario_name}` }));
  return { ...page, first, dialog };
}
const moves = () => net.seen('POST /api/ventas/etapa').map(({ body }) => body);
const notices = () => net.seen('POST /api/ventas/aviso').map(({ body }) => body);
const messageIn = (popup: ReturnType<typeof fakeWindow>) => {
  const url = new URL(popup.location.replace.mock.lastCall?.[0] ?? '');
  return { to: url.pathname, text: url.searchParams.get('text') };
};
const MESSAGE = `Hola, Ana. Tu ropa ya está lista en Agua Clara, sucursal Narvarte.
Nota #101. 7 piezas.
Saldo $85.00.`;

describe('the dialog Lista', () => {
  it('names the nota by its clave, in its heading and in the message', async () => {
    const { dialog } = await openReady({ ...ANA, clave: 'D147' });
    expect(dialog.getByText('D147')).toBeVisible();
    expect(dialog.queryByText(/Folio/)).toBeNull();
    expect(await dialog.findByText(/Nota D147\./)).toBeVisible();
  });

  it('suggests the first free place, tells with Enter, and its undo says that the message stays', async () => {
    const popup = withWindow();
    const { usuario: user, dialog, first, avisos: toasts, messages } = await openReady();
    const place = dialog.getByRole('textbox', { name: /^Lugar/ });
    expect(place).toHaveValue('A-02');
    expect(place).toHaveFocus();
    expect(within(dialog.getByRole('group', { name: 'Otros lugares libres' })).getAllByRole('button')).toHaveLength(3);
    expect(dialog.getByText('Mensaje a 55 4108 1170')).toBeVisible();
    expect(await dialog.findByText(/^Hola, Ana\. Tu ropa/)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toEqual(['Ana Sofía Treviño: lista en A-02, avisada']));
    const link = `https://lavanda.mx/t/${first._id.slice(-4)}`;
    expect(messageIn(popup)).toEqual({ to: '/525541081170', text: `${MESSAGE}\nTu ticket: ${link}` });
    expect(popup.opener).toBeNull();
    expect(moves()).toEqual([
      {
        id: first._id,
        operacion: expect.any(String),
        desde: 'proceso',
        etapa: 'lista',
        lugar: 'A-02',
        equipo: expect.any(String),
      },
    ]);
    await waitFor(() => expect(notices()).toEqual([{ id: first._id, operacion: expect.any(String) }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Avisada 10:42. Avisar otra vez a Ana Sofía Treviño' })).toBeVisible();
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() =>
      expect(toasts().at(-1)).toBe('Ana Sofía Treviño: otra vez en proceso. El mensaje de WhatsApp no se retira.'),
    );
    expect(moves()[1]).toMatchObject({ desde: 'lista', etapa: 'proceso', lugar: '' });
  });

  it('only marks with another free place at a touch, and opens no window', async () => {
    const { usuario: user, dialog, avisos: toasts } = await openReady();
    await user.click(dialog.getByRole('button', { name: 'A-04' }));
    expect(dialog.getByRole('textbox', { name: /^Lugar/ })).toHaveValue('A-04');
    await user.click(dialog.getByRole('button', { name: 'Solo marcar lista' }));
    await waitFor(() => expect(toasts()).toEqual(['Ana Sofía Treviño: lista en A-04']));
    expect(windows).not.toHaveBeenCalled();
    expect(notices()).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Avisar a Ana Sofía Treviño' })).toBeVisible();
  });

  it('sends the text that was changed for this time', async () => {
    const popup = withWindow();
    const { usuario: user, dialog } = await openReady();
    await dialog.findByText(/^Hola, Ana\. Tu ropa/);
    await user.click(dialog.getByRole('button', { name: 'Cambiar texto' }));
    const text = dialog.getByRole('textbox', { name: 'Mensaje' });
    await user.clear(text);
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    expect(text).toHaveAccessibleDescription('Escribe el mensaje, o marca la nota como lista sin avisar.');
    expect(moves()).toEqual([]);
    await user.type(text, 'Ya está, Ana');
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await waitFor(() => expect(messageIn(popup).text).toBe('Ya está, Ana'));
  });

  it('says at its field that a place is taken, closes the window and keeps what was typed', async () => {
    const popup = withWindow();
    const { usuario: user, dialog } = await openReady();
    const taken = 'El lugar A-01 lo ocupa la nota 102 de Berta.';
    net.route('POST /api/ventas/etapa', () => problem(422, taken, { campos: [{ campo: 'lugar', mensaje: taken }] }));
    const place = dialog.getByRole('textbox', { name: /^Lugar/ });
    await user.clear(place);
    await user.type(place, 'a1{Enter}');
    await waitFor(() => expect(place).toHaveAccessibleDescription(taken));
    expect(place).toHaveValue('a1');
    expect(popup.close).toHaveBeenCalled();
    expect(dialog.getByRole('button', { name: 'Avisar por WhatsApp' })).toBeEnabled();
  });

  it('without an answer keeps everything, and the next touch repeats the same operation', async () => {
    withWindow();
    const { usuario: user, dialog } = await openReady();
    net.route('POST /api/ventas/etapa', 'caida');
    const tell = dialog.getByRole('button', { name: 'Avisar por WhatsApp' });
    await user.click(tell);
    expect(await dialog.findByText(/^La nota no se marcó lista\. El servidor no respondió/)).toBeVisible();
    await user.click(tell);
    await waitFor(() => expect(moves()).toHaveLength(2));
    expect(moves()[1]).toEqual(moves()[0]);
  });

  it('that another register was ahead of closes and says who', async () => {
    withWindow();
    const { usuario: user, dialog, first, avisos: toasts } = await openReady();
    net.route('POST /api/ventas/etapa', () =>
      problem(409, 'Iván ya la pasó a Lista a las 10:40.', {
        actual: Object.assign(first, { etapa: 'lista', lugar: 'C-03', version: 9 }),
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Iván ya la pasó a Lista a las 10:40.')]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('C-03')).toBeVisible();
  });

  it('after a lost answer corrects the place of the user’s own move, with the message that was written', async () => {
    withWindow();
    const { usuario: user, dialog, first, avisos: toasts } = await openReady();
    net.route('POST /api/ventas/etapa', ({ body }) => {
      if (body.desde === 'proceso' && first.etapa === 'lista') return problem(409, 'Tú ya la pasaste.', { actual: first });
      Object.assign(first, { etapa: 'lista', lugar: body.lugar, version: first.version + 1 });
      return body.desde === 'proceso' ? 'caida' : { body: { data: first } };
    });
    await dialog.findByText(/^Hola, Ana\. Tu ropa/);
    await user.click(dialog.getByRole('button', { name: 'Cambiar texto' }));
    const text = dialog.getByRole('textbox', { name: 'Mensaje' });
    await user.clear(text);
    await user.type(text, 'Ya está, Ana');
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await dialog.findByText(/^La nota no se marcó lista\. El servidor no respondió/);
    await user.click(dialog.getByRole('button', { name: 'A-04' }));
    const popup = withWindow();
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await waitFor(() => expect(toasts()).toEqual(['Ana Sofía Treviño: lista en A-04, avisada']));
    expect(messageIn(popup).text).toBe('Ya está, Ana');
    expect(moves().map(({ desde: from, lugar: place }) => [from, place])).toEqual([
      ['proceso', 'A-02'],
      ['proceso', 'A-04'],
      ['lista', 'A-04'],
    ]);
  });

  it('keeps a message that was written when another register was ahead, and asks before it is lost', async () => {
    withWindow();
    const { usuario: user, dialog, first, avisos: toasts } = await openReady();
    const theirs = { ...first, etapa: 'lista', lugar: 'C-03', version: 9 };
    net.route('POST /api/ventas/etapa', () => problem(409, 'Iván ya la pasó a Lista a las 10:40.', { actual: theirs }));
    await dialog.findByText(/^Hola, Ana\. Tu ropa/);
    await user.click(dialog.getByRole('button', { name: 'Cambiar texto' }));
    await user.type(dialog.getByRole('textbox', { name: 'Mensaje' }), ' Gracias');
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    expect(await dialog.findByText(/^Iván ya la pasó a Lista a las 10:40\. Tu mensaje sigue aquí/)).toBeVisible();
    expect(toasts()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
    expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveDisplayValue(/ Gracias$/);
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await waitFor(() => expect(moves()).toHaveLength(2));
    expect(moves()[1]).toMatchObject({ desde: 'lista', etapa: 'lista' });
  });

  it('keeps a message that was written when another register moved the nota back, and moves it from there', async () => {
    withWindow();
    const { usuario: user, dialog, first, avisos: toasts } = await openReady();
    const back = { ...first, etapa: 'recibida', version: 9 };
    net.route('POST /api/ventas/etapa', ({ body }) =>
      body.desde === 'recibida'
        ? { body: { data: { ...back, etapa: 'lista', lugar: body.lugar, version: 10 } } }
        : problem(409, 'Iván ya la pasó a Recibida a las 10:40.', { actual: back }),
    );
    await dialog.findByText(/^Hola, Ana\. Tu ropa/);
    await user.click(dialog.getByRole('button', { name: 'Cambiar texto' }));
    const text = dialog.getByRole('textbox', { name: 'Mensaje' });
    await user.clear(text);
    await user.type(text, 'Ya está, Ana');
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    expect(await dialog.findByText(/^Iván ya la pasó a Recibida a las 10:40\. Tu mensaje sigue aquí/)).toBeVisible();
    expect(text).toHaveDisplayValue('Ya está, Ana');
    const popup = withWindow();
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await waitFor(() => expect(toasts()).toEqual(['Ana Sofía Treviño: lista en A-02, avisada']));
    expect(messageIn(popup).text).toBe('Ya está, Ana');
  });

  it('changes the place of a ready nota, which stays ready, and its undo gives the old one back', async () => {
    const { usuario: user, notas, avisos: toasts, messages } = await open(READY);
    await user.click(screen.getByRole('button', { name: 'Mover la nota de Berta' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cambiar lugar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar lugar: Berta' }));
    const place = dialog.getByRole('textbox', { name: /^Lugar/ });
    expect(place).toHaveValue('A-01');
    expect(dialog.queryByText(/^Mensaje a/)).toBeNull();
    await user.clear(place);
    await user.type(place, 'b7{Enter}');
    await waitFor(() => expect(toasts()).toEqual(['Berta: lista en B-07']));
    const move = { id: notas[0]?._id, operacion: expect.any(String), desde: 'lista', etapa: 'lista', equipo: expect.any(String) };
    expect(moves()).toEqual([{ ...move, lugar: 'B-07' }]);
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() => expect(moves()[1]).toEqual({ ...move, lugar: 'A-01' }));
    expect(net.seen(`POST /api/ventas/${notas[0]?._id}/enlace`)).toEqual([]);
  });

  it('without a phone offers only to mark it, and says why', async () => {
    const { usuario: user, dialog, avisos: toasts } = await openReady({ ...ANA, usuario_telefono: '' });
    expect(dialog.getByText('No se le puede avisar: este cliente no tiene teléfono registrado.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Avisar por WhatsApp' })).toBeNull();
    await user.clear(dialog.getByRole('textbox', { name: /^Lugar/ }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toEqual(['Ana Sofía Treviño: lista']));
    expect(screen.getByText('Sin teléfono')).toBeVisible();
  });

  it('offers the link when the browser blocked the window', async () => {
    windows.mockReturnValue(null);
    const { usuario: user, dialog, avisos: toasts } = await openReady();
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    const blocked = within(await screen.findByRole('dialog', { name: 'Avisar a Ana Sofía Treviño' }));
    expect(toasts()).toEqual(['Ana Sofía Treviño: lista en A-02']);
    expect(notices()).toEqual([]);
    const link = blocked.getByRole('link', { name: 'Abrir WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/525541081170?text=Hola'));
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(notices()).toHaveLength(1));
  });
});

describe('Avisar on a ready card', () => {
  it('opens the laundry’s message, notes it, and tells again', async () => {
    const popup = withWindow();
    stagesServer(net, READY);
    const session = testSession('user', { tenant: { mensaje_lista: '{nombre}, ven por tu nota {nota}' } });
    await mount(<ActivosPage />, { path: '/app/activos?vista=tablero', session }).then(async ({ usuario: user }) => {
      await user.click(await screen.findByRole('button', { name: 'Avisar a Berta' }));
      await waitFor(() => expect(messageIn(popup).text).toBe('Berta, ven por tu nota #101'));
      await user.click(await screen.findByRole('button', { name: 'Avisada 10:42. Avisar otra vez a Berta' }));
      await waitFor(() => expect(notices()).toHaveLength(2));
    });
  });

  it('says yesterday’s time, and closes the window when there is no link', async () => {
    const popup = withWindow();
    const told = { momento: '2026-12-10T00:05:00Z', medio: 'abierto' } as const;
    const { usuario: user, notas, avisos: toasts } = await open({ ...READY, avisada: told });
    net.route(`POST /api/ventas/${notas[0]?._id}/enlace`, 'caida');
    await user.click(screen.getByRole('button', { name: 'Avisada ayer 18:05. Avisar otra vez a Berta' }));
    await waitFor(() => expect(toasts().at(-1)).toMatch('No se abrió WhatsApp. El servidor no respondió.'));
    expect(popup.close).toHaveBeenCalled();
  });

  it('says when it was not noted, and notes it again with the same operation', async () => {
    withWindow();
    const { usuario: user, avisos: toasts, messages } = await open(READY);
    net.route('POST /api/ventas/aviso', 'caida');
    await user.click(screen.getByRole('button', { name: 'Avisar a Berta' }));
    await waitFor(() => expect(toasts().at(-1)).toMatch('WhatsApp se abrió, pero no se anotó que avisaste a Berta.'));
    act(() => actionOf(messages(), 'Reintentar')?.());
    await waitFor(() => expect(notices()).toHaveLength(2));
    expect(notices()[1]).toEqual(notices()[0]);
  });
});

describe('with the laundry’s own WhatsApp account', () => {
  beforeEach(() => {
    byApi = true;
  });
  const sent = () => net.seen('POST /api/ventas/aviso/enviar').map(({ body }) => body);

  it('the dialog shows the template, sends without a window, and the card says when', async () => {
    const { usuario: user, dialog, first, avisos: toasts } = await openReady({ ...ANA, clave: 'D147' }, READY);
    expect(
      await dialog.findByText(/^Hola, Ana\. Tu ropa ya está lista en Agua Clara\.\s+Nota D147\. Saldo: \$85\.00\./),
    ).toBeVisible();
    expect(dialog.getByText('Ejemplo: WhatsApp enviará tu plantilla ropa_lista')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Cambiar texto' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await waitFor(() => expect(toasts()).toEqual(['Ana Sofía Treviño: lista en A-02', 'Aviso enviado a Ana Sofía Treviño']));
    expect(sent()).toEqual([{ id: first._id, operacion: expect.any(String) }]);
    expect([windows.mock.calls.length, notices()]).toEqual([0, []]);
    expect(await screen.findByRole('button', { name: 'Enviada 10:42. Avisar otra vez a Ana Sofía Treviño' })).toBeVisible();
  });

  it('the move is told at once, with its undo, while the card says that the notice is being sent, once', async () => {
    const { usuario: user, dialog, avisos: toasts, messages } = await openReady();
    net.route('POST /api/ventas/aviso/enviar', () => new Promise(() => undefined));
    await user.click(dialog.getByRole('button', { name: 'Avisar por WhatsApp' }));
    await waitFor(() => expect(toasts()).toEqual(['Ana Sofía Treviño: lista en A-02']));
    const sending = await screen.findByRole('button', { name: 'Enviando el aviso a Ana Sofía Treviño' });
    expect(sending).toBeDisabled();
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() => expect(moves()[1]).toMatchObject({ desde: 'lista', etapa: 'proceso' }));
    expect(sent()).toHaveLength(1);
  });

  it('a failure after the page was left is told, and sent again with the same operation', async () => {
    const { usuario: user, avisos: toasts, messages, unmount } = await open(READY);
    let fail = (): void => undefined;
    net.route(
      'POST /api/ventas/aviso/enviar',
      () =>
        new Promise((resolve) => {
          fail = () => resolve(problem(503, 'WhatsApp no responde.'));
        }),
    );
    await user.click(screen.getByRole('button', { name: 'Avisar a Berta' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    fail();
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^Aviso a Berta\. .*WhatsApp no responde\./)]));
    actionOf(messages(), 'Reintentar')?.();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('a refusal says why and leaves WhatsApp with the message as the way out', async () => {
    const { usuario: user, avisos: toasts } = await open(READY);
    net.route('POST /api/ventas/aviso/enviar', () => problem(422, 'El token venció.'));
    await user.click(screen.getByRole('button', { name: 'Avisar a Berta' }));
    const failed = within(await screen.findByRole('dialog', { name: 'Aviso a Berta' }));
    expect(failed.getByRole('alert')).toHaveTextContent('El aviso no se envió. El token venció.');
    const link = failed.getByRole('link', { name: 'Abrir WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/525541081170?text=Hola'));
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(toasts()).toEqual([]);
  });

  it('without an answer is sent again with the same operation', async () => {
    const { usuario: user } = await open(READY);
    net.route('POST /api/ventas/aviso/enviar', 'caida');
    await user.click(screen.getByRole('button', { name: 'Avisar a Berta' }));
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });
});
