import { api, avisos, crearStore } from '@lavanda/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Rol } from '../../domain/roles.ts';
import { pintar } from '../../pruebas/pintar.tsx';
import { useTicket } from './useTicket.tsx';

const NOTA = '10000000-0000-4000-8000-000000000001';
const PUBLICO = 'https://lavanda.mx/t/abcdefghijklmnopqrstuvwxyz012345';
const WHATSAPP = `https://wa.me/525541081170?text=${encodeURIComponent(PUBLICO)}`;

/** A window as the browser gives it; `mostrar` puts a document in it. */
function ventanaAbierta() {
  const ventana = {
    closed: false,
    opener: {} as unknown,
    close: jest.fn(() => {
      ventana.closed = true;
    }),
    location: { replace: jest.fn() },
    document: { readyState: 'complete', contentType: 'text/html', URL: 'about:blank', body: { textContent: '' } },
    mostrar(contentType: string, textContent: string) {
      ventana.document = { readyState: 'complete', contentType, URL: 'http://localhost/x', body: { textContent } };
    },
  };
  return ventana;
}

const abrir = jest.spyOn(window, 'open');
const red = jest.fn<Promise<Response>, [string, RequestInit]>();
const original = globalThis.fetch;

function Panel() {
  const { imprimir, imagen, compartir, enlace, elemento } = useTicket();
  return (
    <>
      <button type="button" onClick={() => imprimir(NOTA)}>
        imprimir
      </button>
      <button type="button" onClick={() => imagen(NOTA)}>
        imagen
      </button>
      <button type="button" onClick={() => compartir(NOTA)}>
        compartir
      </button>
      <button type="button" onClick={() => enlace(NOTA)}>
        enlace
      </button>
      {elemento}
    </>
  );
}

async function montar(rol: Rol = 'user') {
  const store = crearStore();
  const usuario = { usuario: 'u', rol, nombre: 'Daniela' };
  await store.dispatch(api.util.upsertQueryData('authData', undefined, { usuario, permissions: [] } as never));
  const vista = pintar(
    <Provider store={store}>
      <Panel />
    </Provider>,
  );
  const avisosVistos = () => avisos.selectSlice(store.getState()).map(({ texto, tipo }) => `${tipo}: ${texto}`);
  const tocar = (nombre: string) => vista.usuario.click(screen.getByRole('button', { name: nombre }));
  return { ...vista, avisosVistos, tocar };
}

const responder = (cuerpo: unknown, status = 200) =>
  red.mockResolvedValueOnce(new Response(JSON.stringify(cuerpo), { status, headers: { 'content-type': 'application/json' } }));

beforeEach(() => {
  abrir.mockReset();
  red.mockReset();
  globalThis.fetch = red as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

describe('useTicket', () => {
  it.each([
    ['imprimir', `/api/ventas/${NOTA}/ticket`],
    ['imagen', `/api/ventas/${NOTA}/imageGenerator`],
  ])('%s opens its window in the tap and leaves the page alone', async (boton, ruta) => {
    const ventana = ventanaAbierta();
    abrir.mockReturnValue(ventana as unknown as Window);
    const { tocar, avisosVistos } = await montar();
    await tocar(boton);
    expect(abrir).toHaveBeenCalledTimes(1);
    expect(abrir.mock.calls[0]?.[0]).toBe(ruta);
    expect(red).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(avisosVistos()).toEqual([]);
  });

  it('says the words of the server and closes the window when the ticket was refused', async () => {
    const ventana = ventanaAbierta();
    abrir.mockReturnValue(ventana as unknown as Window);
    const { tocar, avisosVistos } = await montar();
    await tocar('imprimir');
    ventana.mostrar('application/problem+json', JSON.stringify({ status: 404, detail: 'La nota no existe.' }));
    await waitFor(() => expect(avisosVistos()).toEqual(['error: La nota no existe.']));
    expect(ventana.close).toHaveBeenCalledTimes(1);
  });

  it('says that the ticket did not open when the window shows a page of the browser', async () => {
    const ventana = ventanaAbierta();
    abrir.mockReturnValue(ventana as unknown as Window);
    const { tocar, avisosVistos } = await montar();
    await tocar('imagen');
    ventana.closed = true;
    Object.defineProperty(ventana, 'document', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    await waitFor(() => expect(avisosVistos()[0]).toMatch(/^error: No se pudo abrir el ticket/));
    expect(ventana.close).toHaveBeenCalledTimes(1);
  });

  it('says nothing when the window closed after its work', async () => {
    const ventana = ventanaAbierta();
    abrir.mockReturnValue(ventana as unknown as Window);
    const reloj = jest.spyOn(window, 'clearInterval');
    const { tocar, avisosVistos } = await montar();
    await tocar('imprimir');
    ventana.closed = true;
    await waitFor(() => expect(reloj).toHaveBeenCalled());
    expect(avisosVistos()).toEqual([]);
    reloj.mockRestore();
  });

  it('shows the ticket in the page, with a button that prints it, when the window is blocked', async () => {
    abrir.mockReturnValue(null);
    const { tocar } = await montar();
    await tocar('imprimir');
    const marco = await screen.findByTitle<HTMLIFrameElement>('Ticket');
    expect(marco).toHaveAttribute('src', `/api/ventas/${NOTA}/ticket?imprimir=0`);
    const print = jest.fn();
    Object.defineProperty(marco, 'contentWindow', { value: { print } });
    fireEvent.load(marco);
    await tocar('Imprimir');
    expect(print).toHaveBeenCalledTimes(1);
    await tocar('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the image in the page, to download, when the window is blocked', async () => {
    abrir.mockReturnValue(null);
    const { tocar } = await montar();
    await tocar('imagen');
    const ruta = `/api/ventas/${NOTA}/imageGenerator`;
    expect(await screen.findByRole('img', { name: 'Ticket en imagen' })).toHaveAttribute('src', ruta);
    expect(screen.getByRole('link', { name: 'Descargar imagen' })).toHaveAttribute('href', ruta);
  });

  it('sends the window that the tap opened to WhatsApp', async () => {
    const ventana = ventanaAbierta();
    abrir.mockReturnValue(ventana as unknown as Window);
    responder({ url: PUBLICO, whatsapp: WHATSAPP });
    const { tocar } = await montar();
    await tocar('compartir');
    expect(abrir.mock.calls[0]?.[0]).toBe('');
    await waitFor(() => expect(ventana.location.replace).toHaveBeenCalledWith(WHATSAPP));
    expect(red.mock.calls[0]?.[0]).toBe(`/api/ventas/${NOTA}/enlace`);
    expect(red.mock.calls[0]?.[1].method).toBe('POST');
    expect(ventana.opener).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the link to copy when the customer has no phone', async () => {
    const ventana = ventanaAbierta();
    abrir.mockReturnValue(ventana as unknown as Window);
    responder({ url: PUBLICO, whatsapp: null });
    const { tocar, avisosVistos, usuario } = await montar();
    const portapapeles = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await tocar('compartir');
    expect(await screen.findByRole('textbox', { name: 'Enlace público del ticket' })).toHaveValue(PUBLICO);
    expect(ventana.close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link', { name: 'Abrir WhatsApp' })).not.toBeInTheDocument();
    await usuario.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(portapapeles).toHaveBeenCalledWith(PUBLICO);
    await waitFor(() => expect(avisosVistos()).toEqual(['exito: Enlace copiado']));
  });

  it('offers WhatsApp as a link of the page when the window is blocked', async () => {
    abrir.mockReturnValue(null);
    responder({ url: PUBLICO, whatsapp: WHATSAPP });
    const { tocar } = await montar();
    await tocar('compartir');
    expect(await screen.findByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute('href', WHATSAPP);
  });

  it('closes the window and says why when the link could not be made', async () => {
    const ventana = ventanaAbierta();
    abrir.mockReturnValue(ventana as unknown as Window);
    responder({ status: 404, detail: 'La nota no existe.' }, 404);
    const { tocar, avisosVistos } = await montar();
    await tocar('compartir');
    await waitFor(() => expect(avisosVistos()).toEqual(['error: La nota no existe.']));
    expect(ventana.close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('revokes the link, and stays open when it could not', async () => {
    responder({ url: PUBLICO, whatsapp: WHATSAPP });
    const { tocar, avisosVistos } = await montar();
    await tocar('enlace');
    await screen.findByRole('dialog', { name: 'Compartir ticket' });
    responder({ status: 503, detail: 'El servidor está ocupado.' }, 503);
    await tocar('Revocar enlace');
    await waitFor(() => expect(avisosVistos()).toEqual(['error: El servidor está ocupado.']));
    expect(screen.getByRole('dialog', { name: 'Compartir ticket' })).toBeVisible();
    responder({ revocados: 1 });
    await tocar('Revocar enlace');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(red.mock.calls[2]?.[0]).toBe(`/api/ventas/${NOTA}/enlace/revocar`);
    expect(avisosVistos()).toContain('exito: El enlace dejó de funcionar.');
  });

  it('does not offer to revoke to who only reads notes', async () => {
    responder({ url: PUBLICO, whatsapp: null });
    const { tocar } = await montar('accountant');
    await tocar('enlace');
    await screen.findByRole('dialog', { name: 'Compartir ticket' });
    expect(screen.queryByRole('button', { name: 'Revocar enlace' })).not.toBeInTheDocument();
  });
});
