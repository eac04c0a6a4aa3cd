import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';
import { id, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

const nota = (n: number, changes: Partial<NotaToReview> = {}): NotaToReview => ({
  ...{
    _id: id(n),
    folio: n,
    clave: `B${n}`,
    usuario: id(500 + n),
    usuario_name: `Cliente ${n}`,
    total: 389,
    saldo_favor: 0,
    hasta: n,
  },
  ...{ sucursal: NARVARTE._id, sucursal_name: 'Narvarte' },
  revisar: [{ texto: 'Precio anterior: $38.90', detalle: 'Lavado está hoy en $42.00.', momento: '2026-12-10T20:03:00Z' }],
  ...changes,
});
const TWICE = { texto: 'Cobrado en dos cajas', detalle: 'Sobran $200.00.', momento: '2026-12-09T23:35:00Z' };

/** Fake server with notas to review; a nota marked as reviewed leaves the list. */
function reviewServer(...notas: NotaToReview[]) {
  const net = salesServer(1);
  let left = notas;
  net.route('GET /api/ventas/por-revisar', () => ({ body: { results: left, conteo: left.length } }));
  net.route('POST /api/ventas/revisada', ({ body }) => {
    left = left.filter(({ _id }) => _id !== body.id);
    return { body: { revisadas: 1 } };
  });
  return net;
}
const toggle = (name: string) => screen.findByRole('button', { name });
const rows = () => within(screen.getByRole('list', { name: 'Por revisar' })).getAllByRole('listitem');

it('lists each nota with what happened, and marks it as seen', async () => {
  const net = reviewServer(nota(397), nota(355, { saldo_favor: 200, revisar: [TWICE] }));
  const { usuario: user, lugar: place, messages } = await mount();
  await user.click(await toggle('Por revisar 2'));
  expect(place()).toBe('/app/ventas?revisar=true');
  await waitFor(() => expect(rows()).toHaveLength(2));
  const [first, second] = rows();
  expect(first).toHaveTextContent(
    'B397Cliente 397Narvarte2026-12-10 14:03Precio anterior: $38.90Lavado está hoy en $42.00.$389.00',
  );
  expect(within(second as HTMLElement).getByRole('link', { name: 'Devolver $200.00 a Cliente 355' })).toHaveAttribute(
    'href',
    `/app/clientes/${id(855)}`,
  );
  expect(screen.getAllByRole('link', { name: /^Aplicar/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Abrir la nota B397' })).toHaveAttribute('href', `/app/pos/${id(397)}`);
  await user.click(screen.getByRole('button', { name: 'Marcar revisada B397' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(net.seen('POST /api/ventas/revisada').at(-1)?.body).toEqual({ id: id(397), hasta: 397 });
  expect(messages().at(-1)?.text).toBe('Nota B397 revisada.');
  await user.click(screen.getByRole('button', { name: 'Marcar revisada B355' }));
  expect(await screen.findByText('No hay nada por revisar')).toBeVisible();
  expect(await toggle('Por revisar')).toHaveAttribute('aria-pressed', 'true');
});

it('is filtered by name and day; another list takes its place', async () => {
  reviewServer(nota(1), nota(2, { usuario_name: 'María Ríos', revisar: [TWICE] }));
  const { usuario: user } = await mount({ path: '/app/ventas?revisar=true&fechaInicial=2026-12-09&fechaFinal=2026-12-09' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.type(screen.getByRole('searchbox', { name: 'Nombre del cliente' }), 'pedro{Enter}');
  expect(await screen.findByText('No hay nada por revisar con esos filtros')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Con adeudo' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Por revisar' })).toBeNull());
});

it('says why it wasn’t marked, and why it isn’t loaded, and may be tried again', async () => {
  const net = reviewServer(nota(1));
  const { usuario: user, messages } = await mount({ path: '/app/ventas?revisar=true' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  net.route('POST /api/ventas/revisada', () => ({ status: 500, body: {} }));
  const button = screen.getByRole('button', { name: 'Marcar revisada B1' });
  await user.click(button);
  await waitFor(() => expect(messages().at(-1)?.text).toMatch(/^No se marcó como revisada\. ./));
  expect(button).toBeEnabled();
});

it('is for those who may void notas, and hidden while there is nothing to review', async () => {
  const net = reviewServer(nota(1));
  await mount({ rol: 'user', path: '/app/ventas?revisar=true' });
  await screen.findByText('Cliente 1');
  expect(screen.queryByRole('button', { name: /^Por revisar/ })).toBeNull();
  expect(net.seen('GET /api/ventas/por-revisar')).toEqual([]);
});
