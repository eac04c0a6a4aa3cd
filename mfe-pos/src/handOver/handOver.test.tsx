import { api } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { offerScan } from '@lavanda/shared/federation/scan';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
import { id, testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import ActivosPage from '../activos/ActivosPage';
import { mount } from '../activos/testing/mountPage';

const SHIRT = { nombre: 'Planchado - camisa', detalle: '', linea: null };
const SACK = { nombre: 'Tintorería - saco', detalle: 'negro', linea: null };
const KILOS = ['Secado por kg', 'Lavado por kg'].map((servicio, n) => ({
  ...{ _id: id(n + 1), servicio, medida: 'kg' as const, cantidad: 5, precio: 20, importe: 100, servicio_id: null },
}));
const ANA = {
  usuario_name: 'Ana',
  folio: 104,
  clave: 'D147',
  etapa: 'lista',
  lugar: 'A-12',
  total: 285,
  abonos: 200,
  bultos: 3,
  piezas: [SHIRT, SACK, SHIRT],
  entrega: null,
} as const satisfies Partial<Nota>;

let net: MockNetwork;
let nota: Nota;
beforeEach(async () => {
  await clearDevice();
  setDate('2026-12-10T19:04:00Z');
  net = mockNetwork();
});
afterEach(() => jest.useRealTimers());

/** Fakes the server's hand-over: adds the counted pieces to the nota. */
function acceptHandOver() {
  net.route('POST /api/ventas/entrega', ({ body: { entregadas: counted, motivo: reason = '', detalle: detail = '' } }) => {
    const joined = [...(nota.entrega?.entregadas ?? []), ...(counted as number[])].sort((a, b) => a - b);
    const last = {
      entregadas: joined,
      motivo: String(reason),
      detalle: String(detail),
      quien: 'Daniela Ortiz',
      momento: '2026-12-10T19:05:00Z',
    };
    nota = { ...nota, version: nota.version + 1, entrega: last };
    return { body: { data: nota } };
  });
}

/** Opens Activos. `changes` apply to the stored nota; `listed` only to the nota in the list, which may be out of date. */
async function show(changes: Partial<Nota> = {}, view = 'lista', isDown = false, listed: Partial<Nota> = {}) {
  nota = testNota({ ...ANA, ...changes });
  net.route('GET /api/ventas/', () => ({ body: { results: nota.status === 10 ? [] : [{ ...nota, piezas: [], ...listed }] } }));
  net.route('GET /api/ventas/:id', () => (isDown ? 'caida' : { body: { data: nota } }));
  net.route('POST /api/ventas/guardar', ({ body }) => {
    const paid = (body.pagos as { monto: number }[]).reduce((sum, pago) => sum + pago.monto, nota.abonos);
    nota = { ...nota, version: nota.version + 1, status: body.status as 0 | 10, abonos: paid };
    return { body: { inserted_id: nota._id, data: nota } };
  });
  acceptHandOver();
  const page = await mount(<ActivosPage />, { path: `/app/activos?vista=${view}` });
  await screen.findByRole('button', { name: 'Cerrar nota de Ana' });
  return page;
}
async function open(...given: Parameters<typeof show>) {
  const page = await show(...given);
  await page.usuario.click(screen.getByRole('button', { name: 'Cerrar nota de Ana' }));
  return page;
}
function scan(text: string): boolean {
  let taken = false;
  act(() => {
    taken = offerScan(text);
  });
  return taken;
}
async function openCount(changes: Partial<Nota> = {}, view?: string) {
  const page = await open(changes, view);
  const dialog = within(await screen.findByRole('dialog', { name: 'Entregar a Ana' }));
  await dialog.findByRole('list', { name: 'Piezas' });
  return { ...page, dialog, row: (tag: RegExp) => dialog.getByRole('button', { name: tag }) };
}
const handOvers = () => net.seen('POST /api/ventas/entrega').map(({ body }) => body);
const saves = () => net.seen('POST /api/ventas/guardar').map(({ body }) => body);

describe('a nota with pieces', () => {
  it('is counted by touch, typed number and scan; the last piece leads to the payment at once', async () => {
    const { usuario: user, dialog, row } = await openCount();
    expect(dialog.getByText(/· A-12 · Saldo/)).toHaveTextContent('D147 · A-12 · Saldo $85.00');
    expect(dialog.getByText('0 de 3')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Escanea la siguiente etiqueta' });
    expect(field).toHaveFocus();
    await user.keyboard('3{Enter}');
    expect(row(/3\/3/)).toHaveAccessibleName(/3\/3 13:04$/);
    expect(field).toHaveValue('');
    await user.click(row(/1\/3/));
    expect(dialog.getByText('2 de 3')).toBeVisible();
    expect(dialog.getByText('Falta Saco negro')).toBeVisible();
    expect(dialog.getByText('Busca en A-12 o sigue escaneando.')).toBeVisible();
    expect(dialog.getByRole('img', { name: '2 de 3 piezas' })).toBeVisible();
    expect(scan('D147.2')).toBe(true);
    expect(await screen.findByRole('dialog', { name: 'Cierre de nota' })).toBeVisible();
    expect(handOvers()).toEqual([{ id: nota._id, operacion: expect.any(String), entregadas: [1, 2, 3] }]);
    await user.click(await screen.findByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(nota.status).toBe(10));
  });

  it('that is paid closes with its last piece', async () => {
    const { usuario: user, row, avisos: toasts } = await openCount({ abonos: 285, bultos: 1, piezas: [SACK] }, 'tablero');
    await user.click(row(/1\/1/));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('¡Nota cerrada con éxito!')]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells of a tag of another nota, one counted twice, and what is no tag', async () => {
    const { usuario: user, dialog } = await openCount();
    const field = dialog.getByRole('textbox', { name: 'Escanea la siguiente etiqueta' });
    const type = async (text: string) => {
      await user.type(field, `${text}{Enter}`);
      return dialog.getByRole('status').textContent;
    };
    expect(await type('b412.1')).toContain('Esa etiqueta es de B412.');
    expect(await type('D147')).toContain('toda la nota D147');
    expect(await type('d147.9')).toContain('no tiene la etiqueta 9');
    expect(await type('jabón')).toContain('«jabón» no es una etiqueta');
    expect(await type('D147.1')).toContain('Faltan 2: Saco negro, Camisa');
    expect(await type('D147.1')).toContain('Camisa ya está contada.');
    expect(dialog.getByText('1 de 3')).toBeVisible();
    expect(offerScan('10483')).toBe(false);
    expect(handOvers()).toEqual([]);
  });

  it('without a clave is counted by tags with its folio', async () => {
    const { dialog, row } = await openCount({ clave: '' });
    const offered = (code: string) => {
      let taken = false;
      act(() => {
        taken = offerScan(code);
      });
      return taken;
    };
    expect(offered('FOLIO104.2')).toBe(true);
    expect(row(/2\/3/)).toHaveAttribute('aria-pressed', 'true');
    expect(offered('FOLIO105.1')).toBe(true);
    expect(dialog.getByRole('status')).toHaveTextContent('Esa etiqueta es de #105.');
    expect(offered('104')).toBe(false);
    expect(dialog.getByText('1 de 3')).toBeVisible();
  });

  it('with one missing asks why, keeps it, asks for the payment and stays open with its pending piece', async () => {
    const { usuario: user, dialog, row, avisos: toasts } = await openCount();
    const deliver = () => user.click(dialog.getByRole('button', { name: /^Entregar \d de 3$/ }));
    await deliver();
    expect(dialog.getByRole('status')).toHaveTextContent('Cuenta al menos una pieza');
    await user.click(row(/1\/3/));
    await user.click(row(/3\/3/));
    await user.click(row(/3\/3/));
    await user.click(row(/3\/3/));
    expect(dialog.getByText('Queda a nombre de Daniela Ortiz. La nota sigue abierta con 1 pieza pendiente.')).toBeVisible();
    await deliver();
    expect(dialog.getByRole('alert')).toHaveTextContent('Elige por qué.');
    expect(dialog.getByRole('radio', { name: 'Sigue en proceso' })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'Otro' }));
    await deliver();
    expect(dialog.getByRole('textbox', { name: 'Detalle' })).toHaveAccessibleDescription('Escribe por qué.');
    await user.keyboard('Mancha{Enter}');
    const payment = within(await screen.findByRole('dialog', { name: 'Pago de la nota' }));
    expect(await payment.findByText('2 de 3 piezas entregadas')).toBeVisible();
    expect(payment.getByText('Falta Saco negro')).toBeVisible();
    expect(payment.getByRole('button', { name: 'Deshacer entrega' })).toBeEnabled();
    expect(handOvers()).toEqual([
      { id: nota._id, operacion: expect.any(String), entregadas: [1, 3], motivo: 'otro', detalle: 'Mancha' },
    ]);
    // No toast is shown, because it would cover the payment on a phone.
    expect(toasts()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Cobrar $85.00' }));
    await waitFor(() => expect(saves()).toEqual([expect.objectContaining({ status: 0 })]));
    expect(saves()[0]?.pagos).toEqual([expect.objectContaining({ monto: 85 })]);
    await waitFor(() => expect(toasts()[0]).toBe('¡Pago registrado con éxito! Folio 104, Ana.'));
    expect(await screen.findByText('1 pieza pendiente')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Cerrar nota de Ana' }));
    const rest = within(await screen.findByRole('dialog', { name: 'Entregar a Ana' }));
    await user.click(await rest.findByRole('button', { name: /2\/3/ }));
    await waitFor(() => expect(nota.status).toBe(10));
    expect(handOvers()[1]).toMatchObject({ entregadas: [2] });
  });

  it('may stay without a payment', async () => {
    const { usuario: user, dialog, row } = await openCount({}, 'tablero');
    await user.click(row(/1\/3/));
    await user.click(dialog.getByRole('radio', { name: 'No aparece' }));
    await user.click(dialog.getByRole('button', { name: 'Entregar 1 de 3' }));
    const payment = within(await screen.findByRole('dialog', { name: 'Pago de la nota' }));
    await user.click(await payment.findByRole('radio', { name: 'Sin abono' }));
    expect(payment.getByText('La nota sigue abierta con un saldo de $85.00.')).toBeVisible();
    await user.click(payment.getByRole('button', { name: 'Continuar sin pago' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves()).toEqual([]);
    expect(await screen.findByText('2 piezas pendientes')).toBeVisible();
  });

  it('a failed call keeps the count and the reason, and the same touch repeats the operation', async () => {
    const { usuario: user, dialog, row } = await openCount();
    net.route('POST /api/ventas/entrega', 'caida');
    await user.click(row(/1\/3/));
    await user.click(dialog.getByRole('radio', { name: 'Sin etiqueta' }));
    const deliver = dialog.getByRole('button', { name: 'Entregar 1 de 3' });
    await user.click(deliver);
    expect(await dialog.findByText(/^No se guardó la entrega\. .* Tu conteo sigue aquí/)).toBeVisible();
    expect(row(/1\/3/)).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByRole('radio', { name: 'Sin etiqueta' })).toBeChecked();
    acceptHandOver();
    await user.click(deliver);
    await screen.findByRole('dialog', { name: 'Pago de la nota' });
    const [first, second] = handOvers();
    expect(second).toEqual(first);
  });

  it('whose hand-over was stored without an answer goes on to the payment', async () => {
    const { usuario: user, dialog, row } = await openCount();
    net.route('POST /api/ventas/entrega', ({ body: { entregadas: counted } }) => {
      const last = {
        entregadas: counted as number[],
        motivo: '',
        detalle: '',
        quien: 'Daniela',
        momento: '2026-12-10T19:05:00Z',
      };
      nota = { ...nota, version: nota.version + 1, entrega: last };
      return 'caida';
    });
    await user.click(row(/1\/3/));
    await user.click(dialog.getByRole('radio', { name: 'Sin etiqueta' }));
    await user.click(dialog.getByRole('button', { name: 'Entregar 1 de 3' }));
    expect(await dialog.findByText('Entregada')).toBeVisible();
    expect(dialog.queryByText(/^No se guardó la entrega/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Entregar 1 de 3' }));
    expect(await screen.findByRole('dialog', { name: 'Pago de la nota' })).toBeVisible();
    expect(handOvers()).toHaveLength(1);
  });

  it('tells its bags apart', async () => {
    const bags = KILOS.map(({ _id }) => ({ nombre: 'Bolsa', detalle: '', linea: _id }));
    const { usuario: user, dialog, row } = await openCount({ articulos: KILOS, bultos: 2, piezas: bags });
    expect(row(/Bolsa · Lavado por kg, 5 kg 2\/2/)).toBeVisible();
    await user.click(row(/1\/2/));
    expect(dialog.getByText('Falta Bolsa Lavado por kg')).toBeVisible();
  });

  it('asks before a count is lost by Escape; nothing counted is nothing lost', async () => {
    const { usuario: user, dialog, row } = await openCount();
    await user.click(row(/1\/3/));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
    expect(dialog.getByText('1 de 3')).toBeVisible();
    await user.click(row(/1\/3/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('on a phone opens the app’s camera, whose scans count', async () => {
    const onCamera = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('lavanda:escanear', onCamera, { once: true });
    const { usuario: user, dialog } = await openCount();
    await user.click(dialog.getByRole('button', { name: 'Escanear etiquetas' }));
    expect(onCamera).toHaveBeenCalledTimes(1);
    expect(scan('D147.1')).toBe(true);
    expect(dialog.getByText('1 de 3')).toBeVisible();
  });

  it('is sent by an empty Enter', async () => {
    const { usuario: user, dialog } = await openCount();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('status')).toHaveTextContent('Cuenta al menos una pieza');
  });

  it('begins to be counted by the scan of a tag on the board, which opens nothing else', async () => {
    await show({}, 'tablero');
    for (const other of ['D147', 'D147.4', 'B412.1', '104']) expect(scan(other)).toBe(false);
    expect(scan('D147.2')).toBe(true);
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar a Ana' }));
    expect(await dialog.findByText('1 de 3')).toBeVisible();
    expect(dialog.getByRole('button', { name: /2\/3/ })).toHaveAttribute('aria-pressed', 'true');
    expect(scan('D147.3')).toBe(true);
    expect(dialog.getByText('2 de 3')).toBeVisible();
    expect(handOvers()).toEqual([]);
  });

  it('without a clave begins by the scan of a tag with its folio, which opens nothing else', async () => {
    await show({ clave: '' }, 'tablero');
    for (const other of ['FOLIO105.1', 'FOLIO104', 'FOLIO104.4', '104']) expect(scan(other)).toBe(false);
    expect(scan('FOLIO104.2')).toBe(true);
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar a Ana' }));
    expect(await dialog.findByText('1 de 3')).toBeVisible();
  });

  it('isn’t guessed by a folio that two ready notas without a clave have', async () => {
    const { store } = await show({ clave: '' }, 'tablero');
    const twin = testNota({ ...ANA, clave: '', usuario_name: 'Berta', sucursal_name: 'Roma' });
    net.route('GET /api/ventas/', { body: { results: [nota, twin] } });
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }])));
    await screen.findByRole('link', { name: 'Berta' });
    expect(scan('FOLIO104.2')).toBe(false);
  });

  it.each([
    ['paid', 285],
    ['that owes', 200],
  ])('%s, listed before it was tagged, is counted and not closed', async (_, abonos) => {
    await open({ abonos }, 'lista', false, { bultos: 0 });
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar a Ana' }));
    expect(await dialog.findByText('0 de 3')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Cierre de nota' })).toBeNull();
    expect(saves()).toEqual([]);
  });

  it('that another register handed over meanwhile closes the count and tells who', async () => {
    const { usuario: user, dialog, row, avisos: toasts } = await openCount();
    const detail = 'Iván ya entregó 3 de 3 piezas de esta nota a las 13:03.';
    net.route('POST /api/ventas/entrega', () => problem(409, detail, { actual: nota }));
    await user.click(row(/1\/3/));
    await user.click(dialog.getByRole('radio', { name: 'No aparece' }));
    await user.click(dialog.getByRole('button', { name: 'Entregar 1 de 3' }));
    await waitFor(() => expect(toasts()).toEqual([`La entrega de Ana no se guardó. ${detail}`]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('whose pieces do not load says so and tries again', async () => {
    const { usuario: user } = await open({}, 'lista', true);
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar a Ana' }));
    expect(await dialog.findByText(/^No se cargaron las piezas\./)).toBeVisible();
    net.route('GET /api/ventas/:id', () => ({ body: { data: nota } }));
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByRole('list', { name: 'Piezas' })).toBeVisible();
  });
});

test.each([
  ['none', { bultos: 0, piezas: [] }],
  [
    'all of them handed over',
    { entrega: { entregadas: [1, 2, 3], motivo: '', detalle: '', quien: 'Iván', momento: '2026-12-10T19:05:00Z' } },
  ],
])('a nota with %s closes as ever, with the payment alone', async (_, changes) => {
  await open(changes);
  expect(await screen.findByRole('dialog', { name: 'Cierre de nota' })).toBeVisible();
});
