import 'fake-indexeddb/auto';
import { keepCopy, queue } from '@lavanda/shared';
import type { Receipt } from '@lavanda/shared/contract/schemas/tickets';
import { EMPTY_ISSUER } from '@lavanda/shared/domain/receipt';
import { id, testNota } from '@lavanda/shared/testing/fixtures';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { act, screen, waitFor } from '@testing-library/react';
import { mount } from '../activos/testing/mountPage';
import PiecesDialog from './PiecesDialog';

const LINE = id();
const line = { servicio: 'Edredón', medida: 'pz' as const, cantidad: 2, precio: 10, importe: 20, servicio_id: null };
const piece = { nombre: 'Edredón', detalle: '', linea: LINE };
const NOTA = testNota({ clave: 'B355', articulos: [{ _id: LINE, ...line }], piezas: [piece, piece], bultos: 2 });
const colours = { primario: '#274c77', secundario: '#6096ba' };
const receipt: Receipt = { negocio: 'Agua Clara', logoTicket: '', ...colours, ancho: 80, legal: '', emisor: EMPTY_ISSUER };

it('without a connection the tags of a tagged nota are printed from what the device keeps', async () => {
  const net = mockNetwork();
  net.route('GET /api/ventas/:id', { body: { data: NOTA } });
  net.route('GET /api/tenant/recibo', { body: receipt });
  const view = {
    ...{ document: document.implementation.createHTMLDocument(), closed: false },
    ...{ print: jest.fn(), close: jest.fn(), addEventListener: () => undefined },
  };
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  const onClose = jest.fn();
  const { usuario: user, store } = await mount(<PiecesDialog notaId={NOTA._id} onClose={onClose} />);
  await screen.findByText('2 etiquetas');
  await act(() => store.dispatch(keepCopy()));
  act(() => void store.dispatch(queue.actions.contact({ connected: false, at: '2026-12-10T19:42:00Z' })));
  await user.click(screen.getByRole('button', { name: 'Imprimir 2 etiquetas' }));
  await waitFor(() => expect(view.print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(view.document.querySelectorAll('.tag')).toHaveLength(2);
  expect(view.document.body.textContent).toContain('B355');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('without a connection the pieces of a nota are kept, to be sent, and their tags are printed', async () => {
  const net = mockNetwork();
  const plain = { ...NOTA, _id: id(), piezas: [], bultos: 0 };
  net.route('GET /api/ventas/:id', { body: { data: { ...plain, id: plain._id } } });
  net.route('GET /api/tenant/recibo', { body: receipt });
  const view = {
    ...{ document: document.implementation.createHTMLDocument(), closed: false },
    ...{ print: jest.fn(), close: jest.fn(), addEventListener: () => undefined },
  };
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  const onClose = jest.fn();
  const { usuario: user, store } = await mount(<PiecesDialog notaId={plain._id} onClose={onClose} />);
  await screen.findByText('2 etiquetas');
  await act(() => store.dispatch(keepCopy()));
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Imprimir 2 etiquetas' }));
  await waitFor(() => expect(view.print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(view.document.querySelectorAll('.tag')).toHaveLength(2);
  const [entry] = queue.selectors.queueOf(store.getState()).entries;
  expect(entry).toMatchObject({ path: '/api/ventas/piezas', about: plain._id, label: { kind: 'pieces', clave: 'B355' } });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
