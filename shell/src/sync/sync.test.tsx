import 'fake-indexeddb/auto';
import { type Entry, queue } from '@lavanda/shared';
import { activeNotasRequest } from '@lavanda/shared/contract/calls/activeNotas';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDB } from 'idb';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Brand } from '../app/Brand';
import { queueStore } from '../testing/queueStore';
import { readSession } from '../testing/session';
import { OfflineBanner } from './OfflineBanner';
import { SyncChip } from './SyncChip';

const { usuario: user } = readSession('user');
const admin: User = { ...user, _id: 'admin', nombre: 'Héctor Manuel Solís', rol: 'admin' };

function entry(seq: number, name: string, more: Partial<Entry> = {}): Entry {
  return {
    ...{
      seq,
      id: `${seq}`,
      path: '/api/ventas/guardar',
      body: {},
      captured: '2026-12-10T19:58:00Z',
      about: `${seq}`,
      after: [],
      answered: null,
    },
    owner: { tenant: user.tenantData._id, user: user._id, name: user.nombre },
    label: { kind: 'nota', name, amount: 128_400, clave: '' },
    ...{ answer: null, late: true, failures: 0, refusal: null },
    ...more,
  };
}

function mount(entries: Entry[], { connected = true, as = user }: { connected?: boolean; as?: User } = {}) {
  const { store, calls } = queueStore();
  store.dispatch(queue.actions.read(entries));
  if (!connected) store.dispatch(queue.actions.contact({ connected, at: '2026-12-10T19:42:00Z' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Brand>
          <OfflineBanner usuario={as} />
          <SyncChip usuario={as} />
        </Brand>
      </MemoryRouter>
    </Provider>,
  );
  return { store, calls };
}

const chip = (name: string) => screen.findByRole('button', { name }, { timeout: 4_000 });
const refusal = {
  status: 422,
  problem: { type: 'about:blank', title: 'Falla', status: 422, detail: 'El cliente no existe.' },
} as const;

it('says nothing while the server answers and nothing waits', () => {
  mount([]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['2026-12-10T21:00:00Z', /Lo que ves es de las 13:31\./],
  ['2026-12-12T01:00:00Z', /Lo que ves es del 10 dic 13:31\./],
])('without a connection says of when the copy is, at %s, and that work goes on', async (now, told) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const copy = await openDB('lavanda-copia', 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: 'address' });
      for (const name of ['notas', 'clientes']) database.createObjectStore(name, { keyPath: '_id' });
    },
  });
  await copy.put('answers', { address: activeNotasRequest().address, data: {}, at: '2026-12-10T19:31:00Z' });
  copy.close();
  mount([], { connected: false });
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión\./);
  await chip('Sin conexión');
  jest.restoreAllMocks();
});

it('lists what waits with its amount, and not what another laundry left', async () => {
  mount([entry(1, 'Hotel Miravalle'), entry(2, 'Ajeno', { owner: { tenant: 'otra', user: 'x', name: 'X' } })]);
  await userEvent.click(await chip('1 por enviar'));
  const list = screen.getByRole('region', { name: /En espera/ });
  expect(within(list).getByText('Hotel Miravalle')).toBeVisible();
  expect(within(list).getByText('$1,284.00')).toBeVisible();
  expect(screen.queryByText('Ajeno')).toBeNull();
});

describe('what another user captured', () => {
  const ofAna = { owner: { tenant: user.tenantData._id, user: 'ana', name: 'Ana Belén Cruz' } };

  it('is told to who may not send it', async () => {
    mount([entry(1, 'Lucía Peralta', ofAna)]);
    await userEvent.click(await chip('1 por enviar'));
    const group = screen.getByRole('region', { name: '1 nota de Ana sin enviar' });
    expect(group).toHaveTextContent('Lucía Peralta');
    expect(within(group).queryByRole('button')).toBeNull();
    // The other user's entry isn't sent by itself, and this user has no entries to send.
    expect(screen.queryByRole('button', { name: 'Enviar ahora' })).toBeNull();
  });

  it('is sent by who may void, once they saw whose it is and what it is worth', async () => {
    const { calls } = mount([entry(1, 'Lucía Peralta', ofAna), entry(2, 'Tomás Arriaga', ofAna)], { as: admin });
    await userEvent.click(await chip('2 por enviar'));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar las de Ana' }));
    const dialog = screen.getByRole('dialog', { name: '2 notas de Ana sin enviar' });
    expect(dialog).toHaveTextContent('$2,568.00');
    expect(dialog).toHaveTextContent(`Capturadas porAna Belén CruzEnviadas por${admin.nombre}`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar las 2 notas' }));
    expect(calls.sendOf).toHaveBeenCalledWith('ana');
  });

  it('needs the attention of who sends it when the server refuses it', async () => {
    mount([entry(1, 'Lucía Peralta', { ...ofAna, sender: admin._id, refusal })], { as: admin });
    await userEvent.click(await chip('1 por enviar'));
    expect(screen.getByRole('region', { name: /Necesita tu atención/ })).toHaveTextContent('Lucía Peralta');
  });
});

it('tells why the server refused, and money is dropped only by who may void', async () => {
  mount([entry(1, 'Laura Ibáñez', { refusal })]);
  await userEvent.click(await chip('1 por enviar'));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar lo de Laura Ibáñez' }));
  const dialog = screen.getByRole('dialog', { name: 'No se pudo guardar lo de Laura Ibáñez' });
  expect(dialog).toHaveTextContent('El cliente no existe.');
  expect(within(dialog).getByRole('button', { name: 'Descartar' })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Intentar de nuevo' })).toBeEnabled();
});

it('what could not be dropped stays, says why, and can be tried again', async () => {
  const { calls } = mount([entry(1, 'Laura Ibáñez', { refusal })], { as: { ...admin, _id: user._id } });
  await userEvent.click(await chip('1 por enviar'));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar lo de Laura Ibáñez' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se descartó: sigue en este equipo. El servidor no respondió.');
  calls.discard.mockResolvedValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /No se pudo guardar/ })).toBeNull());
});

it('a cliente that changed elsewhere is shown by what differs, over the newest or left as stored', async () => {
  const current = { _id: 'c', version: 4, nombre: 'Laura', telefono: '+525541081170', domicilio: [], rfc: '' };
  const changed = { ...refusal, status: 409, problem: { ...refusal.problem, actual: current } };
  const { calls } = mount([
    entry(1, 'Laura Ibáñez', {
      ...{
        path: '/api/clientes/guardar',
        refusal: changed,
        body: { _id: 'c', version: 2, nombre: 'Laura', telefono: '55 9999 0000' },
      },
      label: { kind: 'cliente', name: 'Laura Ibáñez', amount: null, clave: '' },
    }),
  ]);
  calls.discard.mockResolvedValue(null);
  await userEvent.click(await chip('1 por enviar'));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar lo de Laura Ibáñez' }));
  const dialog = screen.getByRole('dialog', { name: 'Los datos de Laura Ibáñez cambiaron en otro equipo' });
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Teléfono55 9999 000055 4108 1170']);
  await userEvent.click(within(dialog).getByRole('radio', { name: /Guardar lo mío/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar lo mío' }));
  expect(calls.retry.mock.calls[0]?.[1]).toMatchObject({ version: 4, telefono: '55 9999 0000' });
  await userEvent.click(screen.getByRole('button', { name: 'Revisar lo de Laura Ibáñez' }));
  await userEvent.click(screen.getByRole('radio', { name: /Dejar lo guardado/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Dejar lo guardado' }));
  expect(calls.discard).toHaveBeenCalledWith(expect.objectContaining({ seq: 1 }), null);
});

describe('a nota that changed elsewhere', () => {
  const stored = {
    ...{ _id: '1', version: 4, folio: 10468, clave: 'B268', total: 256, abonos: 0, pagos: [] },
    articulos: [{ _id: 'l', servicio: 'Lavado', cantidad: 8, precio: 32, importe: 256 }],
  };
  const open = async (extra: object, more: Partial<Entry> = {}) => {
    const changed = { ...refusal, status: 409 as const, problem: { ...refusal.problem, actual: stored, ...extra } };
    const articles = [{ _id: 'l', servicio: 'Lavado', cantidad: 6.5, precio: 32 }];
    const body = { id: '1', version: 3, articulos: articles, pagos: [] };
    mount([entry(1, 'Ricardo Villalobos', { refusal: changed, body, answer: { data: { ...stored, total: 208 } }, ...more })], {
      as: { ...admin, _id: user._id },
    });
    await userEvent.click(await chip('1 por enviar'));
    await userEvent.click(screen.getByRole('button', { name: 'Revisar lo de Ricardo Villalobos' }));
    return screen.getByRole('dialog', { name: 'La nota de Ricardo Villalobos cambió en otro equipo' });
  };
  const columns = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);

  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-10T21:00:00Z')));
  afterEach(() => jest.restoreAllMocks());

  it('says which, who left each version, and when', async () => {
    const dialog = await open({ guardada: { nombre: 'Iván Maldonado', momento: '2026-12-10T19:47:00Z' } });
    expect(dialog).toHaveTextContent(
      'Nota 10468 · B268. La cambiaste sin conexión; mientras, Iván Maldonado guardó otra versión.',
    );
    expect(columns(dialog)).toEqual(['Lo tuyoTú, 13:58', 'Lo guardadoIván M., 13:47']);
  });

  it('says of which day, and whose capture it is when another made it', async () => {
    const saved = { guardada: { nombre: 'Iván Maldonado', momento: '2026-12-09T19:47:00Z' } };
    const owner = { tenant: user.tenantData._id, user: 'ana', name: 'Ana Belén Cruz' };
    const dialog = await open(saved, { owner, sender: user._id });
    expect(dialog).toHaveTextContent('Se cambió en este equipo sin conexión; mientras, Iván Maldonado guardó otra versión.');
    expect(columns(dialog)).toEqual(['Lo tuyoAna Belén C., 13:58', 'Lo guardadoIván M., 9 dic 13:47']);
  });

  /** Opens the dialog about two captures of a nota, of which the last has the pagos of both. */
  const openBoth = async () => {
    const changed = { ...refusal, status: 409 as const, problem: { ...refusal.problem, actual: stored } };
    const pago = (id: string, amount: number) => ({ _id: id, monto: amount, metodo: 'Efvo', fecha: '2026-12-10' });
    const capture = (seq: number, pagos: object[]) =>
      entry(seq, 'Ricardo Villalobos', {
        ...{ about: '1', refusal: changed, answer: { data: { ...stored, total: 208 } } },
        body: { id: '1', version: 3, articulos: stored.articulos, pagos, clave: `F${seq}` },
      });
    const { calls } = mount([capture(4, [pago('a', 15)]), capture(5, [pago('a', 15), pago('b', 5)])]);
    await userEvent.click(await chip('1 por enviar'));
    await userEvent.click(screen.getByRole('button', { name: 'Revisar lo de Ricardo Villalobos' }));
    return calls;
  };

  it('is decided once for all of its captures, by the last, which has the pagos of those before', async () => {
    const calls = await openBoth();
    calls.discard.mockResolvedValue(null);
    await userEvent.click(screen.getByRole('radio', { name: /Hacer otra nota/ }));
    await userEvent.click(screen.getByRole('button', { name: /Hacer otra nota/ }));
    expect(calls.retry.mock.calls).toMatchObject([[{ seq: 5 }, { pagos: [{ _id: 'a' }, { _id: 'b' }] }]]);
    expect(calls.discard.mock.calls).toMatchObject([[{ seq: 4 }, null]]);
  });

  it.each(['Hacer otra nota', 'Guardar lo mío'])(
    '%s waits while an earlier capture can’t be dropped, and says so',
    async (name) => {
      const way = new RegExp(name);
      const calls = await openBoth();
      await userEvent.click(screen.getByRole('radio', { name: way }));
      await userEvent.click(screen.getByRole('button', { name: way }));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Tu decisión no se aplicó: tu última captura sigue en este equipo. El servidor no respondió.',
      );
      expect(calls.retry).not.toHaveBeenCalled();
      calls.discard.mockResolvedValue(null);
      await userEvent.click(screen.getByRole('button', { name: way }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /cambió en otro equipo/ })).toBeNull());
      expect(calls.retry.mock.calls).toMatchObject([[{ seq: 5 }, expect.anything()]]);
    },
  );

  it('says what each of the three ways leaves to pay, with the pagos of both', async () => {
    const dialog = await open(
      { actual: { ...stored, abonos: 230, pagos: [{ _id: 's', monto: 230 }] } },
      {
        body: {
          id: '1',
          version: 3,
          articulos: stored.articulos,
          pagos: [
            { _id: 'a', monto: 50 },
            { _id: 's', monto: 230 },
          ],
        },
      },
    );
    expect(within(dialog).getByRole('row', { name: 'Abonos $50.00 $230.00' })).toBeVisible();
    expect(within(dialog).getByText('Los abonos se conservan siempre: $280.00')).toBeVisible();
    const ways = within(dialog).getAllByRole('radio');
    expect(ways.map((way) => way.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Guardar lo mío.*Saldo\$72\.00 a favor$/),
      expect.stringMatching(/^Dejar lo guardado.*Saldo\$24\.00 a favor$/),
      expect.stringMatching(/^Hacer otra nota con lo mío.*Saldos\$158\.00 y \$26\.00$/),
    ]);
  });

  it('leaves out what an older server didn’t tell', async () => {
    const dialog = await open({});
    expect(dialog).toHaveTextContent('mientras, otro guardó otra versión.');
    expect(columns(dialog).at(-1)).toBe('Lo guardado');
  });
});
