import 'fake-indexeddb/auto';
import { api, createStore, keepCopy, sendQueue, toasts } from '@lavanda/shared';
import { act, screen, waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { Provider } from 'react-redux';
import { requestOf } from '../../contract/calls/requestOf.ts';
import { readNotaCall, saveNotaCall } from '../../contract/calls/sales.ts';
import type { SaveNota } from '../../contract/schemas/sales.ts';
import type { Receipt } from '../../contract/schemas/tickets.ts';
import { id, testNota, testSession } from '../../testing/fixtures.ts';
import { paint } from '../../testing/renderWithTheme.tsx';
import { TICKET_ISSUER } from '../../testing/ticketData.ts';
import { qrCode } from '../../ticket/qr.ts';
import { ticketsApi } from './endpoints.ts';
import { useTicket } from './useTicket.tsx';

const CLIENTE = id();
const receipt: Receipt = TICKET_ISSUER;

/** A nota that the server has and whose ticket was printed before. */
const SENT = testNota({ usuario: CLIENTE, enlace_publico: 'a'.repeat(32) });
const NEW_LINK = `http://localhost/t/${'b'.repeat(32)}`;

/** The server's answers while there is a connection. */
const ANSWERS: Record<string, unknown> = {
  '/api/equipos/letras': { letras: 'B', ultimo: 411 },
  '/api/tenant/recibo': receipt,
  '/api/servicios': { servicios: [] },
  '/api/tenant/sucursales': { sucursales: [] },
  [`/api/ventas/${SENT._id}/enlace`]: { url: NEW_LINK, whatsapp: null },
  [`/api/ventas/${SENT._id}/enlace/revocar`]: { revocados: 1 },
};

/** A new nota with a part payment, made by a register of its own. */
const newNota = (): SaveNota & { id: string; equipo: string } => ({
  ...{ id: id(), operacion: id(), equipo: id(), usuario: CLIENTE, usuario_name: 'María Fernanda Ríos', fecha: '2026-12-10' },
  articulos: [{ _id: id(), cantidad: 3.5, servicio: 'Lavado <b>', precio: 38, medida: 'kg' }],
  pagos: [{ _id: id(), monto: 50, metodo: 'Efvo' }],
});

const saves = api.injectEndpoints({
  endpoints: (build) => ({
    testSave: build.mutation<unknown, SaveNota>({ query: (body) => requestOf(saveNotaCall, { body }) }),
    testRead: build.query<unknown, string>({ query: (nota) => requestOf(readNotaCall, { params: { nota }, query: {} }) }),
  }),
});

let connected = true;
const original = globalThis.fetch;
beforeEach(async () => {
  await deleteDB('lavanda-cola');
  localStorage.clear();
  connected = true;
  globalThis.fetch = (async (address: string) => {
    if (!connected) throw new TypeError('Failed to fetch');
    const cliente = { clientes: [{ _id: CLIENTE, nombre: 'María', apellido: 'Ríos', telefono: '+525541081170', domicilio: [] }] };
    const known =
      ANSWERS[address] ??
      (address.includes('completas') ? { results: [SENT], conteo: 1, siguiente: null } : undefined) ??
      (address.includes('/clientes') ? { ...cliente, siguiente: null } : { results: [], conteo: 0 });
    return new Response(JSON.stringify(known), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
  jest.restoreAllMocks();
});

function Panel({ nota }: { nota: string }) {
  const ticket = useTicket();
  return (
    <>
      {(['print', 'share', 'image'] as const).map((way) => (
        <button key={way} type="button" onClick={() => ticket[way](nota)}>
          {way}
        </button>
      ))}
      {ticket.element}
    </>
  );
}

/** Stands in for a window that a tap opened, with the members that a ticket uses. */
function popup() {
  const paper = document.implementation.createHTMLDocument();
  return { document: paper, closed: false, print: jest.fn(), close: jest.fn(), addEventListener: () => undefined };
}

/**
 * A register that has stored the data to work without a connection (`keepCopy`), then loses the connection and captures a nota
 * with a part payment.
 */
async function captured() {
  const [store, body] = [createStore(), newNota()];
  await store.dispatch(api.util.upsertQueryData('authData', undefined, testSession()));
  await store.dispatch(keepCopy(body.equipo));
  connected = false;
  await store.dispatch(saves.endpoints.testSave.initiate(body));
  const { usuario: user } = paint(
    <Provider store={store}>
      <Panel nota={body.id} />
    </Provider>,
  );
  const errors = () => toasts.selectSlice(store.getState()).map(({ text }) => text);
  const read = () => store.dispatch(saves.endpoints.testRead.initiate(body.id));
  const send = () => {
    connected = true;
    return act(() => store.dispatch(sendQueue()));
  };
  return { user, errors, read, send, nota: body.id, tap: (name: string) => user.click(screen.getByRole('button', { name })) };
}

/** A register that read a nota with its lines from the server, and then lost its connection. */
async function readBefore(beforehand: (store: ReturnType<typeof createStore>) => Promise<unknown> = async () => undefined) {
  const store = createStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, testSession()));
  await store.dispatch(keepCopy(id()));
  await beforehand(store);
  connected = false;
  const view = popup();
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  const { usuario: user } = paint(
    <Provider store={store}>
      <Panel nota={SENT._id} />
    </Provider>,
  );
  const tap = (name: string) => user.click(screen.getByRole('button', { name }));
  const code = async () => {
    await tap('print');
    await waitFor(() => expect(view.print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    return view.document.querySelector('.qr path')?.getAttribute('d') ?? null;
  };
  return { tap, code };
}

describe('a nota that the server has, without a connection', () => {
  const { sharedTicketLink: make, sharedRevokeTicket: revoke } = ticketsApi.endpoints;

  it('prints with the code of its link', async () => {
    expect(await (await readBefore()).code()).toBe(qrCode(`http://localhost/t/${SENT.enlace_publico}`).stroke);
  });

  it('prints the link that it was given last', async () => {
    const { code } = await readBefore((store) => store.dispatch(make.initiate(SENT._id)));
    expect(await code()).toBe(qrCode(NEW_LINK).stroke);
  });

  it('prints no link that was revoked', async () => {
    const { code } = await readBefore((store) => store.dispatch(revoke.initiate(SENT._id)));
    expect(await code()).toBeNull();
  });

  it('shares its link, which works already', async () => {
    const { tap } = await readBefore();
    await tap('share');
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace público del ticket' });
    expect(link.value).toBe(`http://localhost/t/${SENT.enlace_publico}`);
    expect(screen.queryByText(/El enlace funciona en cuanto la nota se envíe/)).toBeNull();
  });
});

describe('without a connection', () => {
  it('prints a new nota under its clave, with the folio pending, what it owes and a code to its link', async () => {
    const view = popup();
    jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    const { tap } = await captured();
    await tap('print');
    await waitFor(() => expect(view.print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const { body } = view.document;
    for (const text of ['B412', 'Folio pendiente', 'Agua Clara', 'María Fernanda Ríos', 'Lavado <b>', '$133.00', '$83.00'])
      expect(body.textContent).toContain(text);
    for (const text of ['RFC ACL150312H20', '55 4108 1170', 'Registro Profeco 1234-2026'])
      expect(body.textContent).toContain(text);
    expect(body.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Código QR de la nota B412');
    await waitFor(() => expect(view.close).toHaveBeenCalled());
  });

  it('shares its link as text, which opens once it is sent', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { tap } = await captured();
    await tap('share');
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Enlace público del ticket' });
    expect(link.value).toMatch(/^http:\/\/localhost\/t\/[\w-]{32}$/);
    const message = screen.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(message)).toContain(`nota B412, saldo $83.00. Consúltalo aquí: ${link.value}`);
  });

  it('shows the server’s ticket, with its folio, in a dialog that is open when the nota is sent', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { tap, send, nota } = await captured();
    await tap('print');
    const frame = () => screen.getByTitle<HTMLIFrameElement>('Ticket');
    await screen.findByTitle('Ticket');
    expect(frame().srcdoc).not.toBe('');
    await send();
    await waitFor(() => expect(frame().getAttribute('src')).toContain(`/api/ventas/${nota}/`));
    expect(frame().srcdoc).toBe('');
  });

  it('no longer says that the link works later once the nota is sent', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { tap, send } = await captured();
    await tap('share');
    expect(await screen.findByText(/El enlace funciona en cuanto la nota se envíe/)).toBeVisible();
    await send();
    await waitFor(() => expect(screen.queryByText(/El enlace funciona en cuanto la nota se envíe/)).toBeNull());
  });

  it('opens the nota as it was captured', async () => {
    const { read } = await captured();
    expect((await read()).data).toMatchObject({ data: { clave: 'B412', folio: 0, total: 133, abonos: 50 } });
  });

  it('says that a picture needs one', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { tap, errors } = await captured();
    await tap('image');
    await waitFor(() => expect(errors()).toContain('La imagen del ticket necesita conexión. Mientras tanto puedes imprimirlo.'));
  });
});
