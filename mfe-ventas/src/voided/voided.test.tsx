import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { id } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { notaNumber, voidOf } from '../testing/data';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-10T18:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const PAID = { total: 285, abonos: 100 };
const RETURNED = { fecha: '2026-12-01', monto: -100, metodo: 'Efvo', reversa_de: id(3) } as const;
const toReturn = (n: number): Partial<Nota> =>
  n === 2 ? { ...PAID, anulada: voidOf({ dinero: 'pendiente' }) } : n === 3 ? { anulada: voidOf({ quien: '' }) } : {};
const restores = (net: ReturnType<typeof mockNetwork>) => net.seen('POST /api/ventas/restaurar').map(({ body }) => body);

describe('the list of the voided notas', () => {
  it('tells in each row who voided it, when and why, and what they add up to apart', async () => {
    salesServer(4, toReturn);
    await mount({ rol: 'admin', path: '/app/ventas?anuladas=true' });
    const [, first, second, ...others] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent('Anulada por Iván · 1 dic 10:42 · Duplicada');
    expect(first).toHaveTextContent('Por devolver$100.0');
    expect(first).not.toHaveTextContent('Con adeudo');
    expect(second).toHaveTextContent('Anulada · 1 dic 10:42 · Duplicada');
    expect(others).toEqual([]);
    expect(await screen.findByText('2 notas anuladas · $570.00 · abonos $385.00 · fuera de tus totales')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir nota de Cliente 2' })).toHaveAttribute('href', `/app/ventas/${id(2)}`);
  });

  it('has the same on a phone', async () => {
    salesServer(4, toReturn);
    await mount({ path: '/app/ventas?anuladas=true', width: 390 });
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Nota 22026-12-08 · Narvarte');
    expect(first).toHaveTextContent('Anulada por Iván · 1 dic 10:42 · Duplicada');
    expect(first).toHaveTextContent('Por devolver, Abonado $100.0');
  });

  it('narrows the exported file, and says when none is voided', async () => {
    salesServer(2);
    const { usuario: user } = await mount({ rol: 'admin', path: '/app/ventas?anuladas=true' });
    expect(await screen.findByText('No hay notas anuladas con esos filtros')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    const link = screen.getByRole('menuitem', { name: 'Archivo CSV' });
    expect(link).toHaveAttribute('href', '/api/ventas/exportar?anuladas=true&formato=csv');
  });

  it('restores those selected after one question, and offers nothing else for them', async () => {
    const net = salesServer(4, toReturn);
    const { usuario: user, avisos: toasts } = await mount({ rol: 'admin', path: '/app/ventas?anuladas=true' });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todas' }));
    const bar = screen.getByRole('toolbar', { name: 'Acciones de la selección' });
    expect(bar).toHaveTextContent('2 notas anuladas');
    const names = within(bar).getAllByRole('button');
    expect(names.map((button) => button.textContent)).toEqual(['', 'Restaurar']);
    await user.click(within(bar).getByRole('button', { name: 'Restaurar' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Restaurar 2 notas?' });
    await user.click(within(dialog).getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByText('No hay notas anuladas con esos filtros')).toBeVisible();
    expect(restores(net)).toEqual([{ items: [id(2), id(3)] }]);
    expect(toasts()).toEqual(['2 notas restauradas.']);
  });
});

describe('the page of a voided nota', () => {
  const VOIDED = notaNumber(7, {
    ...{ total: 285, abonos: 0, folio: 1342, usuario_name: 'Ana' },
    pagos: [
      { _id: id(3), fecha: '2026-12-01', monto: 100, metodo: 'Efvo', reversa_de: null },
      { _id: id(4), ...RETURNED },
    ],
    fotos: [{ id: id(9), ancho: 800, alto: 600 }],
    anulada: voidOf({ dinero: 'devuelto', metodo: 'Efvo', devuelto: 100 }),
  });

  function network(nota = VOIDED) {
    const net = mockNetwork();
    let current: Nota = nota;
    net.route('GET /api/ventas/:id', () => ({ body: { data: current } }));
    net.route('POST /api/ventas/restaurar', () => {
      current = { ...nota, anulada: null };
      return { body: { restauradas: 1 } };
    });
    return net;
  }
  const open = (role: 'admin' | 'superuser' = 'admin') => mount({ rol: role, path: `/app/ventas/${id(7)}` });
  const press = async (user: Awaited<ReturnType<typeof open>>['usuario']) => {
    await user.click(await screen.findByRole('button', { name: 'Restaurar' }));
    return within(await screen.findByRole('dialog', { name: '¿Restaurar la nota 1342 de Ana?' }));
  };

  it('tells who voided it, when, why and what was done with the money, and has no ticket', async () => {
    const net = network();
    await open();
    expect(await screen.findByText('Anulada por Iván · 1 dic 10:42 · Duplicada')).toBeVisible();
    expect(screen.getByText('Tenía $100.00 de abonos: devuelto (Efvo).')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Desglose de abonos' })).toHaveTextContent('2026-12-01Efvo$100.00');
    expect(screen.getByText('Estado').nextSibling).toHaveTextContent('Anulada');
    expect(screen.queryByText('Con adeudo')).toBeNull();
    expect(screen.queryByRole('img', { name: /^Foto/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Imprimir ticket' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Abrir en el Punto de Venta' })).toBeNull();
    expect(net.seen('GET /api/ventas/:id')[0]?.query.get('anulada')).toBe('true');
  });

  const credit = { _id: id(5), fecha: '2026-12-01', monto: 50, metodo: 'Saldo', reversa_de: null } as const;

  it('tells the money apart from what went back to the cliente’s credit', async () => {
    network({ ...VOIDED, abonos: 50, pagos: [...VOIDED.pagos, credit] });
    await open();
    expect(await screen.findByText('Tenía $100.00 de abonos: devuelto (Efvo).')).toBeVisible();
    expect(screen.getByText('$50.00 volvieron al saldo a favor del cliente.')).toBeVisible();
  });

  it('tells of no money when it was paid with credit alone', async () => {
    network({ ...VOIDED, abonos: 50, pagos: [credit], anulada: voidOf() });
    await open();
    expect(await screen.findByText('$50.00 volvieron al saldo a favor del cliente.')).toBeVisible();
    expect(screen.queryByText(/^Tenía/)).toBeNull();
  });

  it('restores it after one question that warns of returned money, and then is that of any nota', async () => {
    const net = network();
    const { usuario: user, avisos: toasts } = await open();
    const dialog = await press(user);
    expect(dialog.getByText(/Ya se devolvieron \$100\.00, y siguen devueltos/)).toBeVisible();
    expect(dialog.queryByText(/mes que ya cerró/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
    expect(restores(net)).toEqual([{ items: [id(7)] }]);
    expect(toasts()).toEqual(['Nota restaurada. Folio 1342, Ana.']);
    expect(screen.queryByText(/^Anulada/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('warns that the month of an old one is closed', async () => {
    network({ ...VOIDED, fecha: '2026-10-30', anulada: voidOf() });
    const { usuario: user } = await open();
    const dialog = await press(user);
    expect(dialog.getByText('Es de un mes que ya cerró: los totales de ese mes cambian.')).toBeVisible();
    expect(dialog.queryByText(/se devolvieron/)).toBeNull();
  });

  it('notes later that its money was returned, once however often the answer is lost', async () => {
    const pagos = VOIDED.pagos.slice(0, 1);
    const net = network({ ...VOIDED, abonos: 100, pagos, anulada: voidOf({ dinero: 'pendiente' }) });
    net.route('POST /api/ventas/anuladas/devolver', 'caida');
    const { usuario: user, avisos: toasts } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ya se devolvió' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Ya se devolvieron $100.00 a Ana?' }));
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Devolver $100.00' }));
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('Elige cómo se devolvió el dinero.');
    await user.click(dialog.getByRole('radio', { name: 'Efvo' }));
    net.route('GET /api/ventas/:id', () => ({ body: { data: VOIDED } }));
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('No sabemos si se registró la devolución.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ya se devolvió', hidden: true })).toBeNull());
    net.route('POST /api/ventas/anuladas/devolver', () => ({ body: { data: VOIDED } }));
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(['Devolución registrada: $100.00, Efvo.']));
    const [first, second] = net.seen('POST /api/ventas/anuladas/devolver').map(({ body }) => body);
    expect(first).toMatchObject({ id: id(7), metodo: 'Efvo', operacion: expect.any(String), equipo: expect.any(String) });
    expect(second).toEqual(first);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('says why it was not restored, and can be tried again', async () => {
    const net = network();
    net.route('POST /api/ventas/restaurar', () => problem(409, 'El cliente ya tiene otra recolección pendiente.'));
    const { usuario: user, avisos: toasts } = await open('superuser');
    const dialog = await press(user);
    await user.click(dialog.getByRole('button', { name: 'Restaurar' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('No se restauró. El cliente ya tiene otra recolección pendiente.');
    expect(dialog.getByRole('button', { name: 'Restaurar' })).toBeEnabled();
    expect(toasts()).toEqual([]);
    await waitFor(() => expect(net.seen('GET /api/ventas/:id')).toHaveLength(2));
    net.route('POST /api/ventas/restaurar', () => ({ body: { restauradas: 0 } }));
    await user.click(dialog.getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(toasts()).toEqual(['La nota ya estaba restaurada.']));
  });
});
