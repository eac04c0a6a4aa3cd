import { api, createStore, toasts } from '@lavanda/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Role } from '../../domain/roles.ts';
import { paint } from '../../testing/renderWithTheme.tsx';
import { useTicket } from './useTicket.tsx';

const NOTA = '10000000-0000-4000-8000-000000000001';
const PUBLIC = 'https://lavanda.mx/t/abcdefghijklmnopqrstuvwxyz012345';
const WHATSAPP = `https://wa.me/525541081170?text=${encodeURIComponent(PUBLIC)}`;

function openWindow() {
  const popup = {
    closed: false,
    opener: {} as unknown,
    close: jest.fn(() => {
      popup.closed = true;
    }),
    location: { replace: jest.fn() },
    document: { readyState: 'complete', contentType: 'text/html', URL: 'about:blank', body: { textContent: '' } },
    show(contentType: string, textContent: string) {
      popup.document = { readyState: 'complete', contentType, URL: 'http://localhost/x', body: { textContent } };
    },
  };
  return popup;
}

const open = jest.spyOn(window, 'open');
const net = jest.fn<Promise<Response>, [string, RequestInit]>();
const original = globalThis.fetch;

function Panel() {
  const { print, image, share, link, element } = useTicket();
  return (
    <>
      <button type="button" onClick={() => print(NOTA)}>
        imprimir
      </button>
      <button type="button" onClick={() => image(NOTA)}>
        imagen
      </button>
      <button type="button" onClick={() => share(NOTA)}>
        compartir
      </button>
      <button type="button" onClick={() => link(NOTA)}>
        enlace
      </button>
      {element}
    </>
  );
}

async function mount(role: Role = 'user') {
  const store = createStore();
  const user = { _id: 'u', usuario: 'u', rol: role, nombre: 'Daniela', tenantData: { _id: 't' } };
  await store.dispatch(api.util.upsertQueryData('authData', undefined, { usuario: user, permissions: [] } as never));
  const view = paint(
    <Provider store={store}>
      <Panel />
    </Provider>,
  );
  const seenToasts = () => toasts.selectSlice(store.getState()).map(({ text, type }) => `${type}: ${text}`);
  const tap = (name: string) => view.usuario.click(screen.getByRole('button', { name }));
  return { ...view, seenToasts, tap };
}

const respond = (body: unknown, status = 200) =>
  net.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));

beforeEach(() => {
  open.mockReset();
  net.mockReset();
  globalThis.fetch = net as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

describe('useTicket', () => {
  it.each([
    ['imprimir', `/api/ventas/${NOTA}/ticket`],
    ['imagen', `/api/ventas/${NOTA}/imageGenerator`],
  ])('%s opens its window in the tap, makes the link of the QR and leaves the page alone', async (button, path) => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    respond({ url: PUBLIC, whatsapp: null });
    const { tap, seenToasts } = await mount();
    await tap(button);
    expect(open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(path));
    expect(net.mock.calls.map(([address, { method }]) => `${method} ${address}`)).toEqual([`POST /api/ventas/${NOTA}/enlace`]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(seenToasts()).toEqual([]);
  });

  it('closes the window and says why when the link of its QR could not be made', async () => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    respond({ status: 404, detail: 'La nota no existe.' }, 404);
    const { tap, seenToasts } = await mount();
    await tap('imprimir');
    await waitFor(() => expect(seenToasts()).toEqual(['error: La nota no existe.']));
    expect(popup.close).toHaveBeenCalledTimes(1);
    expect(popup.location.replace).not.toHaveBeenCalled();
  });

  it('says the words of the server and closes the window when the ticket was refused', async () => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    const { tap, seenToasts } = await mount();
    respond({ url: PUBLIC, whatsapp: null });
    await tap('imprimir');
    popup.show('application/problem+json', JSON.stringify({ status: 404, detail: 'La nota no existe.' }));
    await waitFor(() => expect(seenToasts()).toEqual(['error: La nota no existe.']));
    expect(popup.close).toHaveBeenCalledTimes(1);
  });

  it('says that the ticket did not open when the window shows a page of the browser', async () => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    const { tap, seenToasts } = await mount();
    respond({ url: PUBLIC, whatsapp: null });
    await tap('imagen');
    popup.closed = true;
    Object.defineProperty(popup, 'document', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    await waitFor(() => expect(seenToasts()[0]).toMatch(/^error: No se pudo abrir el ticket/));
    expect(popup.close).toHaveBeenCalledTimes(1);
  });

  it('says nothing when the window closed after its work', async () => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    const cleared = jest.spyOn(window, 'clearInterval');
    const { tap, seenToasts } = await mount();
    respond({ url: PUBLIC, whatsapp: null });
    await tap('imprimir');
    popup.closed = true;
    await waitFor(() => expect(cleared).toHaveBeenCalled());
    expect(seenToasts()).toEqual([]);
    cleared.mockRestore();
  });

  it('shows the ticket in the page, with a button that prints it, when the window is blocked', async () => {
    open.mockReturnValue(null);
    const { tap } = await mount();
    respond({ url: PUBLIC, whatsapp: null });
    await tap('imprimir');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Ticket');
    expect(frame).toHaveAttribute('src', `/api/ventas/${NOTA}/ticket?imprimir=0`);
    const print = jest.fn();
    Object.defineProperty(frame, 'contentWindow', { value: { print } });
    fireEvent.load(frame);
    await tap('Imprimir');
    expect(print).toHaveBeenCalledTimes(1);
    await tap('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the image in the page, to download, when the window is blocked', async () => {
    open.mockReturnValue(null);
    const { tap } = await mount();
    respond({ url: PUBLIC, whatsapp: null });
    await tap('imagen');
    const path = `/api/ventas/${NOTA}/imageGenerator`;
    expect(await screen.findByRole('img', { name: 'Ticket en imagen' })).toHaveAttribute('src', path);
    expect(screen.getByRole('link', { name: 'Descargar imagen' })).toHaveAttribute('href', path);
  });

  it('sends the window that the tap opened to WhatsApp', async () => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    respond({ url: PUBLIC, whatsapp: WHATSAPP });
    const { tap } = await mount();
    await tap('compartir');
    expect(open).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(WHATSAPP));
    expect(net.mock.calls[0]?.[0]).toBe(`/api/ventas/${NOTA}/enlace`);
    expect(net.mock.calls[0]?.[1].method).toBe('POST');
    expect(popup.opener).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the link to copy when the customer has no phone', async () => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    respond({ url: PUBLIC, whatsapp: null });
    const { tap, seenToasts, usuario: user } = await mount();
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await tap('compartir');
    expect(await screen.findByRole('textbox', { name: 'Enlace público del ticket' })).toHaveValue(PUBLIC);
    expect(popup.close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link', { name: 'Abrir WhatsApp' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(clipboard).toHaveBeenCalledWith(PUBLIC);
    await waitFor(() => expect(seenToasts()).toEqual(['exito: Enlace copiado']));
  });

  it('offers WhatsApp as a link of the page when the window is blocked', async () => {
    open.mockReturnValue(null);
    respond({ url: PUBLIC, whatsapp: WHATSAPP });
    const { tap } = await mount();
    await tap('compartir');
    expect(await screen.findByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute('href', WHATSAPP);
  });

  it('closes the window and says why when the link could not be made', async () => {
    const popup = openWindow();
    open.mockReturnValue(popup as unknown as Window);
    respond({ status: 404, detail: 'La nota no existe.' }, 404);
    const { tap, seenToasts } = await mount();
    await tap('compartir');
    await waitFor(() => expect(seenToasts()).toEqual(['error: La nota no existe.']));
    expect(popup.close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('revokes the link, and stays open when it could not', async () => {
    respond({ url: PUBLIC, whatsapp: WHATSAPP });
    const { tap, seenToasts } = await mount();
    await tap('enlace');
    await screen.findByRole('dialog', { name: 'Compartir ticket' });
    respond({ status: 503, detail: 'El servidor está ocupado.' }, 503);
    await tap('Revocar enlace');
    await waitFor(() => expect(seenToasts()).toEqual(['error: El servidor está ocupado.']));
    expect(screen.getByRole('dialog', { name: 'Compartir ticket' })).toBeVisible();
    respond({ revocados: 1 });
    await tap('Revocar enlace');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(net.mock.calls[2]?.[0]).toBe(`/api/ventas/${NOTA}/enlace/revocar`);
    expect(seenToasts()).toContain('exito: El enlace dejó de funcionar.');
  });

  it('does not offer to revoke to who only reads notes', async () => {
    respond({ url: PUBLIC, whatsapp: null });
    const { tap } = await mount('accountant');
    await tap('enlace');
    await screen.findByRole('dialog', { name: 'Compartir ticket' });
    expect(screen.queryByRole('button', { name: 'Revocar enlace' })).not.toBeInTheDocument();
  });
});
