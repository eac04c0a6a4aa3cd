import { DEL_VALLE, id, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { notaNumber } from '../testing/data';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

const NOTA = notaNumber(7, {
  folio: 1342,
  clave: 'B412',
  usuario_name: 'Ana Sofía Treviño',
  subtotal: 430.32,
  envio: 35,
  descuentos: 15,
  total: 450.32,
  abonos: 200,
  factura: true,
  a_domicilio: true,
  articulos: [
    { _id: id(1), cantidad: 2, servicio: 'Edredón', precio: 150, importe: 300, servicio_id: null, medida: 'pz' },
    { _id: id(2), cantidad: 3.35, servicio: 'Lavado', precio: 38.9, importe: 130.32, servicio_id: null, medida: 'kg' },
  ],
  pagos: [
    { _id: id(3), fecha: '2026-12-08', monto: 250, metodo: 'Efvo', reversa_de: null },
    { _id: id(4), fecha: '2026-12-09', monto: -50, metodo: 'Efvo', reversa_de: id(3) },
  ],
});

function withNota(response: Parameters<ReturnType<typeof mockNetwork>['route']>[1] = () => ({ body: { data: NOTA } })) {
  const net = mockNetwork();
  net.route('GET /api/ventas/:id', response);
  return net;
}
const open = (role: 'accountant' | 'user' | 'superuser' = 'accountant', nota = id(7)) =>
  mount({ rol: role, path: `/app/ventas/${nota}` });

test('a nota that waits to be sent says that its folio is pending', async () => {
  withNota(() => ({ body: { data: { ...NOTA, folio: 0 } } }));
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Folio pendiente' })).toBeVisible();
});

test('a hand-over with a piece missing tells how many, who, when and why', async () => {
  const shirt = { nombre: 'Planchado - camisa', detalle: 'blanca', linea: null };
  const sack = { nombre: 'Tintorería - saco', detalle: 'negro', linea: null };
  const last = {
    entregadas: [1],
    motivo: 'proceso',
    detalle: 'Sale mañana',
    quien: 'Daniela Ortiz',
    momento: '2026-12-10T19:05:00Z',
  };
  withNota(() => ({ body: { data: { ...NOTA, bultos: 2, piezas: [shirt, sack], entrega: last } } }));
  await open();
  const label = await screen.findByText('Entrega', { selector: 'dt' });
  expect(label.nextSibling).toHaveTextContent(
    '1 de 2 por Daniela Ortiz, 2026-12-10 13:05. Falta Saco negro. Sigue en proceso. Sale mañana',
  );
});

test('a nota all of whose pieces were handed over says that it isn’t closed', async () => {
  const sack = { nombre: 'Tintorería - saco', detalle: 'negro', linea: null };
  const last = { entregadas: [1], motivo: '', detalle: '', quien: 'Daniela Ortiz', momento: '2026-12-10T19:05:00Z' };
  const unclosed = { ...NOTA, status: 0 as const, total: 285, abonos: 200, ajuste: 0, bultos: 1, piezas: [sack], entrega: last };
  withNota(() => ({ body: { data: unclosed } }));
  await open();
  const label = await screen.findByText('Entrega', { selector: 'dt' });
  expect(label.nextSibling).toHaveTextContent('1 de 1 por Daniela Ortiz, 2026-12-10 13:05. Entregada, falta cobrar');
});

describe('a nota of another sucursal', () => {
  const TIJUANA = {
    ...DEL_VALLE,
    nombre_sucursal: 'Tijuana',
    zona_horaria: 'America/Tijuana',
    horario: 'Lunes a viernes, 09:00 a 18:00',
  };
  const READY = {
    ...NOTA,
    sucursal: TIJUANA._id,
    sucursal_name: TIJUANA.nombre_sucursal,
    etapa: 'lista',
    lugar: 'A-12',
    avisada: { momento: '2026-01-10T19:05:00Z', medio: 'enviado' },
  } as const;

  function network() {
    const net = withNota(() => ({ body: { data: READY } }));
    net.route('GET /api/tenant/sucursales', { body: { sucursales: [NARVARTE, TIJUANA] } });
    return net;
  }

  it('tells its stage, its place and its notice, by its own clock', async () => {
    network();
    await open();
    const detailOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;
    expect(await screen.findByText('Enviada 2026-01-10 11:05')).toBeVisible();
    expect(detailOf('Etapa')).toHaveTextContent('Lista');
    expect(detailOf('Lugar')).toHaveTextContent('A-12');
    expect(detailOf('Aviso')).toHaveTextContent('Enviada 2026-01-10 11:05');
  });

  it('is told of with its own hours', async () => {
    const net = network();
    net.route('POST /api/ventas/aviso', () => ({ body: { data: READY } }));
    net.route(`POST /api/ventas/${id(7)}/enlace`, { body: { url: 'https://lavanda.mx/t/q7Yk4mB2', whatsapp: null } });
    const popup = { closed: false, opener: {}, close: jest.fn(), location: { replace: jest.fn() }, document: { body: {} } };
    jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const { usuario: user } = await open('superuser');
    const again = 'Enviada 2026-01-10 11:05. Avisar otra vez a Ana Sofía Treviño';
    await user.click(await screen.findByRole('button', { name: again }));
    const hours = encodeURIComponent('Horario: Lunes a viernes, 09:00 a 18:00');
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(expect.stringContaining(hours)));
  });
});

test('a cierre with pieces that nobody counted says so', async () => {
  const sack = { nombre: 'Tintorería - saco', detalle: 'negro', linea: null };
  withNota(() => ({ body: { data: { ...NOTA, status: 10, bultos: 1, piezas: [sack], entrega: null } } }));
  await open();
  const label = await screen.findByText('Entrega', { selector: 'dt' });
  expect(label.nextSibling).toHaveTextContent('Se cerró sin contar. Falta Saco negro');
});

describe('one note, to be read', () => {
  it('shows how it and its articles were received, with its photos', async () => {
    const [line, ...others] = NOTA.articulos;
    const observed = { marcas: ['mancha' as const], detalle: 'vino' };
    const articles = line ? [{ ...line, observaciones: observed }, ...others] : [];
    const received = { observaciones: { marcas: [], detalle: 'Bolsa rota' }, fotos: [{ id: id(9), ancho: 800, alto: 600 }] };
    withNota(() => ({ body: { data: { ...NOTA, articulos: articles, ...received } } }));
    await open();
    expect(await screen.findByText('Bolsa rota')).toBeVisible();
    expect(screen.getByText('Mancha: vino')).toBeVisible();
    const photo = screen.getByRole('img', { name: 'Foto 1 de 1 de cómo se recibió' });
    expect(photo).toHaveAttribute('src', `/api/ventas/${NOTA._id}/fotos/${id(9)}`);
  });

  it('shows lines, payments, totals, dates, flags and customer, with its ticket', async () => {
    withNota();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nota 1342' })).toBeVisible();
    const articles = within(screen.getByRole('table', { name: 'Artículos' })).getAllByRole('row');
    expect(articles.map((row) => row.textContent)).toEqual([
      'ServicioCantidadPrecioImporte',
      'Edredón2$150.00$300.00',
      'Lavado3.35 kg$38.90$130.32',
    ]);
    const pagos = within(screen.getByRole('table', { name: 'Desglose de abonos' })).getAllByRole('row');
    expect(pagos.slice(1).map((row) => row.textContent)).toEqual([
      '2026-12-08Efvo$250.00',
      '2026-12-09Efvo · Devolución\u2212$50.00',
    ]);
    const data = screen.getAllByRole('term').map((finished) => `${finished.textContent}: ${finished.nextSibling?.textContent}`);
    expect(data).toEqual([
      'Subtotal: $430.32',
      'Envío: $35.00',
      'Descuentos: \u2212$15.00',
      'Total: $450.32',
      'Abonos: \u2212$200.00',
      'Saldo: $250.32',
      'Clave: B412',
      'Cliente: Ana Sofía Treviño',
      'Teléfono: 55 4108 1170',
      'Fecha: 2026-12-08',
      'Fecha de entrega: 2026-12-10',
      'Sucursal: Narvarte',
      'Atendió: Daniela Ortiz',
      'Estado: En sucursal',
    ]);
    for (const mark of ['Con adeudo', 'Factura', 'A domicilio']) expect(screen.getByText(mark)).toBeVisible();
    const actions = within(screen.getByRole('group', { name: 'Ticket de la nota' })).getAllByRole('button');
    expect(actions.map((button) => button.textContent)).toEqual([
      'Imprimir ticket',
      'Ticket en imagen',
      'Compartir por WhatsApp',
      'Enlace',
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Abrir en el Punto de Venta' })).not.toBeInTheDocument();
  });

  it('shows who has the point of sale the way to it', async () => {
    withNota();
    await open('user');
    expect(await screen.findByRole('link', { name: 'Abrir en el Punto de Venta' })).toHaveAttribute('href', `/app/pos/${id(7)}`);
  });

  it.each([
    ['isn’t there', 404],
    ['has an id that isn’t one', 400],
  ])('says that a note %s', async (_, status) => {
    withNota(() => problem(status, 'No existe.'));
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'No encontramos esa venta' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver tus ventas' })).toHaveAttribute('href', '/app/ventas');
  });

  it('tells a failure and tries again', async () => {
    const net = withNota(() => 'caida');
    const { usuario: user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no respondió.');
    net.route('GET /api/ventas/:id', () => ({ body: { data: NOTA } }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nota 1342' })).toBeVisible();
  });

  it('goes back to the list it was opened from, with its filters', async () => {
    const net = salesServer(3);
    net.route('GET /api/ventas/:id', () => ({ body: { data: NOTA } }));
    const { usuario: user, lugar: place } = await mount({ rol: 'accountant', path: '/app/ventas?facturados=true' });
    await user.click(await screen.findByRole('link', { name: 'Abrir nota de Cliente 2' }));
    expect(place()).toBe(`/app/ventas/${id(2)}`);
    await user.click(await screen.findByRole('link', { name: 'Volver a Tus Ventas' }));
    expect(place()).toBe('/app/ventas?facturados=true');
    expect(await screen.findByText('Cliente 1')).toBeVisible();
  });
});

describe('the notice of a ready nota', () => {
  const READY = { ...NOTA, status: 0, etapa: 'lista' } as const;

  it('is sent from its page by who may change it, and not offered to others', async () => {
    const net = withNota(() => ({ body: { data: READY } }));
    net.route('POST /api/ventas/aviso', () => ({ body: { data: READY } }));
    net.route(`POST /api/ventas/${id(7)}/enlace`, { body: { url: 'https://lavanda.mx/t/q7Yk4mB2', whatsapp: null } });
    const popup = { closed: false, opener: {}, close: jest.fn(), location: { replace: jest.fn() }, document: { body: {} } };
    jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const { usuario: user } = await open('user');
    await user.click(await screen.findByRole('button', { name: 'Avisar a Ana Sofía Treviño' }));
    await waitFor(() => expect(net.seen('POST /api/ventas/aviso')).toHaveLength(1));
    expect(popup.location.replace).toHaveBeenCalledWith(expect.stringContaining('https://wa.me/525541081170?text=Hola'));
  });

  it('is for ready notas alone', async () => {
    withNota(() => ({ body: { data: { ...READY, etapa: 'proceso' } } }));
    await open('user');
    await screen.findByRole('heading', { level: 1, name: 'Nota 1342' });
    expect(screen.queryByRole('button', { name: /^Avisar/ })).toBeNull();
  });
});
